/** Labels: what an option is called where it is offered. */

import { state, table } from "./state.js";

/** An option's label; beside its card the card's name need not be said again. @param {Option} option */
export function label(option) {
  const name = state.picks.length && table().cards.get(state.picks.at(-1))?.card.name;
  const words = name && option.label.startsWith(`${name}: `) ? option.label.slice(name.length + 2) : option.label;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
