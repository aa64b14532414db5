/**
 * Choices: the options of a decision as things to click, one stage after the other. Knows no page and no game: an
 * option's key is words ("attack c4 c99"), and the cards and places among them are what is lit.
 *
 * A thing is a card ("c17") or a place ("0/left front": whose, and the zone).
 */

const CARD = /^c\d+$/;

/** Words whose rest is a name, a number or another key, and nothing that lies on the table. */
const SPEECH = new Set(["name", "token", "produce", "number", "option", "trigger", "instead", "do", "spend", "apply", "gain", "place"]);

/** Verbs for which cards that look alike are alike: what a card did since it came does not matter to them. */
const ALIKE = new Set(["play", "pick", "set", "rest", "call", "ride", "guard"]);

/** A place: whose, and the zone. @param {number|string|null} seat @param {string} zone */
export const place = (seat, zone) => `${seat}/${zone}`;

/** Every card that a view shows, by its number. @param {View|null} view @param {number|null} seat @returns {Table} */
export function lookup(view, seat) {
  /** @type {Map<string, Known>} */
  const cards = new Map();
  /** @param {Record<string, ZoneView>|undefined} zones @param {number|null} of */
  const lay = (zones, of) => {
    for (const [zone, { cards: lying }] of Object.entries(zones ?? {})) {
      for (const card of lying) if (card.id) cards.set(card.id, { zone, seat: of, card });
    }
  };
  for (const player of view?.players ?? []) lay(player.zones, player.seat);
  lay(view?.shared, null);
  return { seat, cards, leader: leaderOf(view, 1 - (seat ?? 0)) };
}

/** @param {View|null} view @param {number} seat */
function leaderOf(view, seat) {
  const area = view?.players?.[seat]?.zones?.["leader area"];
  return area?.cards?.[0]?.id ?? null;
}

/** What a key names, in its order. @param {string} key @param {Table} table @returns {string[]} */
export function things(key, table) {
  const [verb, ...words] = key.split(" ");
  if (SPEECH.has(verb)) return [];
  if (verb === "circle") return [place(table.seat, words.join(" ").replaceAll("-", " "))];
  /** @type {string[]} */
  const found = [];
  for (const word of words) {
    if (CARD.test(word)) found.push(word);
    else if (word === "leader" && table.leader) found.push(table.leader);
  }
  return found;
}

/** What an option names, all its answers one after the other. @param {Option} option @param {Table} table @returns {string[]} */
export const named = (option, table) => (option.path ?? [option.key]).flatMap((key) => things(key, table));

/**
 * The options of a decision with what lies behind its doors: answers that follow one another are one option, so that who
 * attacks points at attacker and target and is done.
 *
 * @param {Decision|null} decision @param {Ahead} ahead @returns {Decision|null}
 */
export function unfolded(decision, ahead) {
  if (!decision?.options || !ahead?.doors) return decision;
  const { doors } = ahead;
  return { ...decision, options: decision.options.flatMap((option) => opened(option, doors[option.key])) };
}

/** @param {Option} option @param {Beyond|undefined} door @returns {Option[]} */
function opened(option, door) {
  if (!door?.then?.length) return door?.hollow ? [{ ...option, hollow: true }] : [{ ...option, chance: door?.chance }];
  const paths = pathsBehind(door, [option.key]);
  return door.step && paths.length ? paths : [option, ...paths];
}

/** Every path to an answer that does something. @param {Beyond} door @param {string[]} path @returns {Option[]} */
function pathsBehind(door, path) {
  return (door.then ?? []).flatMap((next) => {
    const here = [...path, next.key ?? ""];
    if (next.then?.length) return pathsBehind(next, here);
    return next.hollow || next.key === "pass" ? [] : [{ key: path[0], path: here, label: next.label ?? "", chance: next.chance }];
  });
}

/** Where one is after some picks: what is lit next, what a menu has to tell apart, what is left. @param {Decision|null} decision @param {string[]} picks @param {Table} table @returns {Stage} */
export function stage(decision, picks, table) {
  const told = (decision?.options ?? []).map((option) => ({ option, points: named(option, table) }));
  const open = told.filter(({ points }) => picks.every((pick, at) => points[at] === pick));
  const whole = open.filter(({ points }) => points.length === picks.length).map(({ option }) => option);
  const further = open.filter(({ points }) => points.length > picks.length);
  const begun = picks.length > 0;
  return {
    lit: new Set(further.map(({ points }) => points[picks.length])),
    menu: begun ? whole : [],
    buttons: begun ? [] : whole,
    answer: begun && whole.length === 1 && further.length === 0 ? whole[0] : null,
    open: open.map(({ option }) => option),
  };
}

/** What is said of a thing when it is pointed at: the options that a click on it leads to. @param {Decision} decision @param {string[]} picks @param {string} thing @param {Table} table */
export function leadsTo(decision, picks, thing, table) {
  return stage(decision, [...picks, thing], table).open;
}

/** The key that would pick a card next, after what was picked: to ask why it is not offered. Null without a beginning. @param {Decision|null} decision @param {string[]} picks @param {string} card @param {Table} table */
export function keyWith(decision, picks, card, table) {
  const next = stage(decision, picks, table).open.find(({ key, path }) => !path && things(key, table).length > picks.length);
  if (!picks.length || !next) return null;
  const words = next.key.split(" ");
  const aim = things(next.key, table)[picks.length];
  const at = words.findIndex((word) => word === aim || (word === "leader" && aim === table.leader));
  return at < 0 ? null : words.with(at, card === table.leader ? "leader" : card).join(" ");
}

/** Cards that differ in nothing are offered once; the others of the kind stand for the one that is. @param {Decision|null} decision @param {Set<string>} lit @param {Table} table @returns {Map<string, string>} */
export function twins(decision, lit, table) {
  const found = new Map();
  if (!decision?.options.some(({ key }) => ALIKE.has(key.split(" ")[0]))) return found;
  const kinds = new Map();
  for (const id of lit) {
    const known = table.cards.get(id);
    const acts = decision.options.filter(({ key }) => key.split(" ").includes(id));
    const paths = decision.options.some((option) => option.path && named(option, table).includes(id));
    if (known && !paths && acts.every(({ key }) => ALIKE.has(key.split(" ")[0]))) kinds.set(likeness(known), id);
  }
  const taken = new Set(decision.picked ?? []);
  for (const [id, known] of table.cards) {
    const stands = kinds.get(likeness(known));
    if (stands && !lit.has(id) && !taken.has(id)) found.set(id, stands);
  }
  return found;
}

/** @param {Known} known */
function likeness({ zone, seat, card }) {
  const { id, place: lies, ...rest } = card;
  return JSON.stringify([zone, seat, rest]);
}

/** How a decision is best asked: by buttons, a list to search, a number, or an order. @param {Decision|null} decision @param {Table} table */
export function form(decision, table) {
  const options = decision?.options ?? [];
  const bare = options.filter((option) => named(option, table).length === 0);
  if (decision?.kind === "order" && sortable(decision, table)) return "order";
  if (options.length > 8 && options.every(({ key }) => key.startsWith("number "))) return "number";
  return bare.length > 14 ? "list" : "buttons";
}

/** Whether all cards to put in order are named: of cards that are alike only one is, and one is asked again. @param {Decision} decision @param {Table} table */
function sortable(decision, table) {
  if (decision.among) return decision.among.every((id) => table.cards.has(id));
  const lit = new Set(decision.options.flatMap(({ key }) => things(key, table)));
  return lit.size === decision.options.length && twins(decision, lit, table).size === 0;
}

/** The one option that is passing or ending and nothing besides, if there is one. @param {Decision|null} decision @param {string[]} passes @returns {Option|null} */
export function passing(decision, passes) {
  const found = (decision?.options ?? []).filter(({ key, path }) => (path ?? [key]).every((each) => passes.includes(each)));
  return found.find(({ key }) => key !== "no") ?? null;
}

/** Whether an answer is to choose none of what could be chosen: nobody is led to it. @param {Decision} decision @param {Option|null|undefined} option */
export const nothing = (decision, option) => option?.key === "done" && decision.options.length > 1 && !decision.picked?.length;

/**
 * Whether several cards are chosen here, freely and then confirmed; how many still must be, and may be. `sets`: those that go
 * together, where not all do. `again`: each is an answer of its own, and the question comes again until one passes (shields).
 * @param {{sets?: string[][], shields?: boolean}} more what the server says besides, and whether the game has shields
 * @param {Decision|null} decision @param {Table} table @returns {Many|null}
 */
export function several(decision, table, more = {}) {
  if (more.shields && decision?.nature === "attacked" && decision.kind === "act") return shields(decision, table);
  if (more.sets && more.sets.length > 1 && decision?.kind === "choose") return { least: Math.min(...sizes(more.sets)), most: Math.max(...sizes(more.sets)), sets: more.sets };
  const taken = decision?.picked?.length ?? 0;
  const most = (decision?.most ?? 0) - taken;
  if (decision?.kind !== "choose" || most < 1 || (most === 1 && !taken)) return null;
  if (decision.options.some(({ key }) => key !== "done" && !things(key, table).length)) return null;
  return { least: Math.max(0, (decision.least ?? 0) - taken), most };
}

/** @param {string[][]} sets */
const sizes = (sets) => sets.map(({ length }) => length);

/** Cards that may all be put before an attack, one answer each. @param {Decision} decision @param {Table} table @returns {Many|null} */
function shields(decision, table) {
  const cards = decision.options.map((option) => named(option, table)).filter(({ length }) => length);
  const single = cards.every(({ length }) => length === 1) && new Set(cards.flat()).size === cards.length;
  return cards.length && single ? { least: 0, most: Infinity, again: true } : null;
}

/** Whether cards are, or can be made, a choice that may be confirmed. @param {string[]} many @param {string[][]|undefined} sets */
export const goTogether = (many, sets) => !sets || sets.some((set) => many.every((id) => set.includes(id)));

/** Whether cards may be confirmed as they are. @param {string[]} many @param {Many} of */
export const complete = (many, { least, most, sets }) => many.length >= least && many.length <= most && (!sets || sets.some((set) => set.length === many.length && many.every((id) => set.includes(id))));

/** The next answer of an order that was settled at once, or null when the question is another one by now. @param {Order|null} plan @param {Decision} decision @param {Table} table */
export function nextOf(plan, decision, table) {
  if (!plan || !decision || decision.kind !== "order" || decision.rule !== plan.rule) return null;
  /** @param {string} key */
  const offered = (key) => decision.options.find((option) => option.key === key);
  return offered(plan.keys[0]) ?? offered(`pick ${twinOf(plan.keys[0].split(" ").at(-1), decision, table)}`) ?? null;
}

/** The card that is offered for one that differs in nothing from it. @param {string|undefined} id @param {Decision} decision @param {Table} table */
function twinOf(id, decision, table) {
  const lit = new Set(decision.options.map(({ key }) => key.split(" ").at(-1) ?? ""));
  return table ? twins(decision, lit, table).get(id ?? "") : undefined;
}
