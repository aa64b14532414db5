/** Sounds: a few soft tones, made here, that say when to look up. They can be off, and are silent until one has clicked. */

import { state } from "./state.js";

/** Tones one after the other: how high (hertz) and how long (seconds). */
const TONES = {
  asked: [[660, 0.09]],
  turn: [[440, 0.1], [660, 0.14]],
  attack: [[220, 0.08], [165, 0.14]],
  over: [[523, 0.12], [659, 0.12], [784, 0.24]],
  chat: [[880, 0.06]],
};
const LOUD = 0.07;

/** @type {{context: AudioContext|null, last: string}} */
const made = { context: null, last: "" };

/** Plays a sound, if sounds are wanted. @param {keyof typeof TONES} name */
export function sound(name) {
  if (!state.settings.sound || !navigator.userActivation?.hasBeenActive) return;
  made.last = name;
  document.documentElement.dataset.sounded = name;
  try {
    made.context ??= new AudioContext();
    let at = made.context.currentTime;
    for (const [high, long] of TONES[name]) at = tone(made.context, high, long, at);
  } catch {
    made.context = null; // a machine without sound plays all the same
  }
}

/** @param {AudioContext} context @param {number} high @param {number} long @param {number} at */
function tone(context, high, long, at) {
  const voice = context.createOscillator();
  const gain = context.createGain();
  voice.type = "sine";
  voice.frequency.value = high;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUD, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  voice.connect(gain).connect(context.destination);
  voice.start(at);
  voice.stop(at + long);
  return at + long;
}

/** What a new position sounds like. @param {any} of @param {number} mine */
export function soundOf({ view, news }, mine) {
  const kinds = new Set((view.events ?? []).map((/** @type {any} */ { kind }) => kind));
  if (view.result) return sound("over");
  if (kinds.has("turn") && view.active === mine) return sound("turn");
  if (kinds.has("attack") && view.active !== mine) return sound("attack");
  if (view.decision?.seat === mine && view.decision?.options && news.length) sound("asked");
}
