/**
 * Emblems: a picture for every card, drawn from nothing but its name and labels, like a linocut: a sky, a disc, ridges,
 * and a charge before them. The same card always has the same emblem. Colours come from its class, clan or attribute.
 */

import { CHARGES, chargeOf } from "./charges.js";

const SVG = "http://www.w3.org/2000/svg";
const SPELLS = new Set(["spell", "chant", "chant-instant", "chant-standby", "ability"]);
const OBJECTS = new Set(["amulet", "regalia", "addition", "carrot", "drive point"]);
const HEADS = new Set(["leader", "ruler", "J-ruler", "astral ruler", "player"]);
/** @type {Record<string, string>} */
const STONES = { "light magic stone": "light", "fire magic stone": "fire", "water magic stone": "water", "wind magic stone": "wind", "darkness magic stone": "darkness" };

// -- lots ------------------------------------------------------------------------------------------------------------
/** A number from words, the same for the same words. @param {string} words */
export function hash(words) {
  let found = 2166136261;
  for (let i = 0; i < words.length; i += 1) found = Math.imul(found ^ words.charCodeAt(i), 16777619);
  return found >>> 0;
}

/** Lots between 0 and 1, one after the other, from a seed. @param {number} seed */
function lots(seed) {
  let now = seed;
  return () => {
    now = (now + 0x6d2b79f5) | 0;
    let mixed = Math.imul(now ^ (now >>> 15), 1 | now);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// -- colours ---------------------------------------------------------------------------------------------------------
/** @param {string} hex */
const parse = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** A colour between two, `share` of the second. @param {string} one @param {string} two @param {number} share */
export function mix(one, two, share) {
  const [a, b] = [parse(one), parse(two)];
  return `#${a.map((part, i) => Math.round(part + (b[i] - part) * share).toString(16).padStart(2, "0")).join("")}`;
}

/** Colours for a label that the playmat does not know: a hue by lot. @param {string} label */
function invented(label) {
  const hue = hash(label) % 360;
  /** @param {number} saturation @param {number} lightness */
  const shade = (saturation, lightness) => {
    /** @param {number} n */
    const part = (n) => {
      const k = (n + hue / 30) % 12;
      const value = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
      return Math.round(value * 255).toString(16).padStart(2, "0");
    };
    return `#${part(0)}${part(8)}${part(4)}`;
  };
  return [shade(0.42, 0.64), shade(0.46, 0.22)];
}

const PLAIN = ["#b9b4a8", "#4c4a45"];

/** The colours of a card: pairs of a light and a deep one, for each label that tints it. @param {any} card @param {Mat} playmat */
export function tints(card, playmat) {
  const face = playmat?.face ?? {};
  const stones = (card.types ?? []).map((/** @type {string} */ type) => STONES[type]).filter(Boolean);
  const labels = card.labels?.[face.tint]?.length ? card.labels[face.tint] : stones;
  return labels.length ? labels.map((/** @type {string} */ label) => face.colours?.[label] ?? invented(label)) : [PLAIN];
}

// -- scenes ----------------------------------------------------------------------------------------------------------
const RIDGES = [
  (/** @type {number} */ y, /** @type {() => number} */ r) => `M0 ${y}${Array.from({ length: 6 }, (_, i) => `L${i * 20 + r() * 8} ${y - 6 - r() * 18}L${i * 20 + 14} ${y - 2 + r() * 5}`).join("")}L104 ${y}V104H0Z`,
  (/** @type {number} */ y, /** @type {() => number} */ r) => `M0 ${y}C${18 + r() * 12} ${y - 22} ${34 + r() * 10} ${y - 16} 52 ${y - 4}S${82 + r() * 8} ${y - 14} 102 ${y - 8}V104H0Z`,
  (/** @type {number} */ y) => `M0 ${y}${Array.from({ length: 6 }, (_, i) => `Q${i * 18 + 9} ${y - 9} ${i * 18 + 18} ${y}`).join("")}V104H0Z`,
  (/** @type {number} */ y, /** @type {() => number} */ r) => {
    const roofs = Array.from({ length: 8 }, (_, i) => { const top = y - 4 - r() * 16; return r() > 0.5 ? `L${i * 13} ${top}L${i * 13 + 6.5} ${top - 8}L${i * 13 + 13} ${top}` : `L${i * 13} ${top}L${i * 13 + 13} ${top}`; });
    return `M0 ${y}${roofs.join("")}V104H0Z`;
  },
  (/** @type {number} */ y, /** @type {() => number} */ r) => `M0 ${y}${Array.from({ length: 13 }, (_, i) => `L${i * 8 + 4} ${y - 8 - r() * 12}L${i * 8 + 8} ${y - 1}`).join("")}V104H0Z`,
];

/** @param {string} d @param {string} fill @param {any} [more] */
const path = (d, fill, more = "") => `<path d="${d}" fill="${fill}" fill-rule="evenodd" ${more}/>`;
/** @param {number|string} x @param {number|string} y @param {number|string} radius @param {string} fill @param {any} [more] */
const disc = (x, y, radius, fill, more = "") => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
/** @param {string} fill */
const field = (fill) => `<rect x="-60" y="-60" width="220" height="220" fill="${fill}"/>`;

/** A charge in the middle, with its shadow. @param {string} charge @param {string} fill @param {string} shade @param {any} [of] */
function bear(charge, fill, shade, { size = 0.62, y = 50 } = {}) {
  /** @param {number} dx @param {number} dy */
  const where = (dx, dy) => `transform="translate(${50 - 50 * size + dx} ${y - 50 * size + dy}) scale(${size})"`;
  return path(/** @type {Record<string, string>} */ (CHARGES)[charge], shade, `${where(1.6, 2)} opacity="0.55"`) + path(/** @type {Record<string, string>} */ (CHARGES)[charge], fill, where(0, 0));
}

/** @param {() => number} r @param {string} fill */
function stars(r, fill) {
  return Array.from({ length: 9 }, () => disc((r() * 180 - 40).toFixed(1), (r() * 46 - 8).toFixed(1), (0.4 + r() * 0.8).toFixed(2), fill, 'opacity="0.8"')).join("");
}

/** @param {number} count @param {string} fill @param {number} spin @param {number} opacity */
function rays(count, fill, spin, opacity) {
  /** @param {number} i */
  const wedge = (i) => {
    const a = ((i + spin) / count) * Math.PI * 2;
    const b = ((i + spin + 0.5) / count) * Math.PI * 2;
    /** @param {number} angle */
    const far = (angle) => `${(50 + Math.cos(angle) * 130).toFixed(1)} ${(50 + Math.sin(angle) * 130).toFixed(1)}`;
    return `M50 50L${far(a)}L${far(b)}Z`;
  };
  return path(Array.from({ length: count }, (_, i) => wedge(i)).join(""), fill, `opacity="${opacity}"`);
}

/** @param {() => number} r @param {string} fill */
function lattice(r, fill) {
  const step = 14 + Math.floor(r() * 3) * 4;
  const round = r() > 0.5;
  let found = "";
  for (let y = -20; y <= 120; y += step) {
    for (let x = -40; x <= 140; x += step) {
      const shift = Math.round((y + 20) / step) % 2 ? step / 2 : 0;
      found += round ? `M${x + shift} ${y - 4}a4 4 0 1 0 .1 0Z` : `M${x + shift} ${y - 5}l5 5-5 5-5-5Z`;
    }
  }
  return path(found, fill, 'opacity="0.28"');
}

/** A landscape with the charge against a low sun or moon. @param {any} of */
function landscape({ r, light, deep, second, charge, risen }) {
  const night = r() > 0.6;
  const sky = night ? mix(deep, "#0d1020", 0.35) : mix(light, "#fff7e2", 0.35);
  const glow = night ? mix(light, "#fff7e2", 0.25) : mix("#fff7e2", second, 0.18);
  const high = RIDGES[Math.floor(r() * RIDGES.length)];
  const low = RIDGES[Math.floor(r() * RIDGES.length)];
  return [
    field(sky),
    risen ? rays(18, night ? light : "#fffdf2", r(), 0.42) : "",
    night ? stars(r, "#fff7e2") : "",
    disc(50, 44, 33, glow, night ? "" : 'opacity="0.85"'),
    `<g transform="translate(-45 0) scale(1.9 1)">${path(high(76, r), mix(light, deep, 0.5))}${path(low(88, r), mix(second, deep, 0.72))}</g>`,
    bear(charge, mix(deep, "#0c0a10", 0.28), mix(glow, deep, 0.35), { y: 47 }),
  ].join("");
}

/** A burst of rays and rings: something that is spoken and done. @param {any} of */
function burst({ r, light, deep, second, charge }) {
  const count = 8 + Math.floor(r() * 4) * 2;
  return [
    field(mix(deep, "#0d0b14", 0.15)),
    rays(count, light, r(), 0.34),
    disc(50, 48, 40, "none", `stroke="${light}" stroke-width="0.9" opacity="0.7"`),
    disc(50, 48, 34, mix(second, deep, 0.45), 'opacity="0.9"'),
    disc(50, 48, 34, "none", `stroke="${mix(light, "#fff7e2", 0.4)}" stroke-width="1.6"`),
    bear(charge, mix(light, "#fffaf0", 0.62), mix(deep, "#000000", 0.4), { size: 0.5, y: 48 }),
  ].join("");
}

/** A niche in a patterned wall: something that stands and stays. @param {any} of */
function niche({ r, light, deep, second, charge }) {
  return [
    field(mix(light, deep, 0.42)),
    lattice(r, deep),
    path("M20 120V46a30 30 0 0 1 60 0v74Z", mix(deep, "#0d0b14", 0.25)),
    path("M20 120V46a30 30 0 0 1 60 0v74h-3V46a27 27 0 0 0-54 0v74Z", mix(light, "#fff7e2", 0.35)),
    bear(charge, mix(second, "#fffaf0", 0.5), "#000000", { size: 0.5, y: 50 }),
  ].join("");
}

const DIVISIONS = ["M50 4V98L12 60V12Z", "M12 12H88V48H12Z", "M50 10H88V48H50ZM12 48H50V92L18 66Z", "M12 40L50 14 88 40V60L50 34 12 60Z", "M12 12H34L88 66V88H66L12 34Z", "M12 12H88L50 50Z", "M50 10H66V90H50ZM18 10H34V90H18Z"];

/** Arms under a crown: leaders and rulers. @param {any} of */
function arms({ r, light, deep, second, charge }) {
  const shape = "M50 12C62 18 74 19 86 17V48C86 70 70 84 50 92 30 84 14 70 14 48V17C26 19 38 18 50 12Z";
  const clip = `shield-${Math.floor(r() * 1e9)}`;
  return [
    field(mix(deep, "#0d0b14", 0.3)),
    rays(22, light, r(), 0.16),
    `<clipPath id="${clip}"><path d="${shape}"/></clipPath>`,
    `<g clip-path="url(#${clip})">${field(light)}${path(DIVISIONS[Math.floor(r() * DIVISIONS.length)], mix(second, deep, 0.5))}</g>`,
    path(shape, "none", `stroke="${mix(light, "#fff7e2", 0.55)}" stroke-width="3"`),
    bear(charge, mix(deep, "#0c0a10", 0.45), mix(light, "#ffffff", 0.5), { size: 0.46, y: 51 }),
  ].join("");
}

/** A cut stone, one facet in each of its colours. @param {any} of */
function jewel({ r, light, deep, second }) {
  const pale = mix(light, "#ffffff", 0.45);
  return [
    field(mix(deep, "#0d0b14", 0.35)),
    rays(14, second, r(), 0.18),
    path("M50 10L80 30 82 64 50 92 18 64 20 30Z", mix(light, deep, 0.25)),
    path("M50 10L80 30 66 42 50 34Z", pale), path("M50 10L20 30 34 42 50 34Z", mix(pale, light, 0.5)),
    path("M20 30L34 42 34 62 18 64Z", mix(light, deep, 0.4)), path("M80 30L66 42 66 62 82 64Z", second),
    path("M50 92L34 62 18 64Z", mix(light, deep, 0.65)), path("M50 92L66 62 82 64Z", mix(second, deep, 0.5)),
    path("M50 34L66 42 66 62 50 72 34 62 34 42Z", mix(light, "#ffffff", 0.22)), path("M50 34L66 42 66 62 50 72Z", mix(second, "#ffffff", 0.22)),
  ].join("");
}

/** @type {[(types: string[]) => boolean, (of: any) => string][]} */
const SCENES = [
  [(/** @type {string[]} */ types) => types.includes("magic stone"), jewel],
  [(/** @type {string[]} */ types) => types.some((/** @type {string} */ type) => HEADS.has(type)), arms],
  [(/** @type {string[]} */ types) => types.some((/** @type {string} */ type) => OBJECTS.has(type)), niche],
  [(/** @type {string[]} */ types) => types.some((/** @type {string} */ type) => SPELLS.has(type)), burst],
  [() => true, landscape],
];

/** @type {Map<string, SVGElement>} */
const drawn = new Map();

/**
 * The emblem of a card.
 *
 * @param {{name: string, types: string[], labels: Record<string, string[]>}} card
 * @param {boolean} [broad] whether it is hung in a broad frame: then more of the land is seen
 * @returns {SVGElement}
 * @param {Mat} playmat
 */
export function emblem(card, playmat, broad = false) {
  const types = card.types ?? [];
  const traits = Object.values(card.labels ?? {}).flat().join(" ");
  const key = `${card.name}|${types.join()}|${traits}`;
  if (!drawn.has(key)) drawn.set(key, draw(card, types, traits, playmat));
  const made = /** @type {SVGElement} */ (drawn.get(key)?.cloneNode(true));
  if (broad) made.setAttribute("viewBox", "-25 4 150 90");
  return made;
}

/** @param {any} card @param {string[]} types @param {string} traits @param {Mat} playmat */
function draw(card, types, traits, playmat) {
  const r = lots(hash(`${card.name}|${traits}`));
  const [[light, deep], [second] = [light]] = tints(card, playmat);
  const others = Object.entries(card.labels ?? {}).filter(([kind]) => kind !== playmat?.face?.tint).flatMap(([, labels]) => labels);
  const charge = chargeOf(card.name ?? "", others.join(" "), r);
  const scene = (SCENES.find(([fits]) => fits(types)) ?? SCENES[0])[1];
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("preserveAspectRatio", "xMidYMid slice");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  svg.innerHTML = scene({ r, light, deep, second, charge, risen: types.includes("evolved") || types.includes("advanced") });
  return svg;
}
