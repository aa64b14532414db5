/**
 * Charges: the figures of the emblems, drawn by us as silhouettes on a field of 100 by 100. Which one a card bears is
 * found in the words of its name and its traits; a card that says nothing about it gets one by lot, always the same.
 */

const TURN = Math.PI * 2;
/** @param {number} angle @param {number} radius */
const at = (angle, radius) => `${(50 + Math.sin(angle) * radius).toFixed(1)} ${(50 - Math.cos(angle) * radius).toFixed(1)}`;

/** A star of n points. @param {number} points @param {any} [outer] @param {any} [inner] */
export function star(points, outer = 36, inner = 15) {
  const corners = Array.from({ length: points * 2 }, (_, i) => at((i / (points * 2)) * TURN, i % 2 ? inner : outer));
  return `M${corners.join("L")}Z`;
}

/** Petals around the middle. @param {number} petals */
function flower(petals) {
  /** @param {number} i */
  const one = (i) => {
    const a = (i / petals) * TURN;
    return `M50 50Q${at(a - 0.5, 30)} ${at(a, 38)}Q${at(a + 0.5, 30)} 50 50Z`;
  };
  return Array.from({ length: petals }, (_, i) => one(i)).join("");
}

/** @param {number} teeth */
function cog(teeth) {
  const step = TURN / teeth;
  /** @param {number} i */
  const tooth = (i) => {
    const a = i * step;
    return [at(a - step * 0.27, 28), at(a - step * 0.2, 37), at(a + step * 0.2, 37), at(a + step * 0.27, 28)].join("L");
  };
  const rim = Array.from({ length: teeth }, (_, i) => tooth(i)).join("L");
  return `M${rim}ZM50 38a12 12 0 1 0 0 24 12 12 0 1 0 0-24Z`;
}

function snow() {
  /** @param {number} i */
  const arm = (i) => {
    const a = (i / 6) * TURN;
    return `M${at(a - 0.07, 37)}L${at(a + 0.07, 37)}L${at(a + 0.5, 5)}L${at(a - 0.5, 5)}ZM${at(a - 0.36, 30)}L${at(a - 0.2, 32)}L${at(a + 0.05, 20)}L${at(a - 0.1, 17)}ZM${at(a + 0.36, 30)}L${at(a + 0.2, 32)}L${at(a - 0.05, 20)}L${at(a + 0.1, 17)}Z`;
  };
  return Array.from({ length: 6 }, (_, i) => arm(i)).join("");
}

function sun() {
  /** @param {number} i */
  const ray = (i) => {
    const a = (i / 12) * TURN;
    return `M${at(a - 0.1, 25)}L${at(a, i % 2 ? 34 : 40)}L${at(a + 0.1, 25)}Z`;
  };
  return `M50 30a20 20 0 1 0 0 40 20 20 0 1 0 0-40Z${Array.from({ length: 12 }, (_, i) => ray(i)).join("")}`;
}

/** Every charge: its silhouette, drawn by the even-odd rule so that holes are holes. */
export const CHARGES = {
  anchor: "M50 12a9 9 0 0 1 4 17v5h14v7H54v32c10-2 16-8 18-17l-6 1 9-13 7 15-4-1c-2 16-13 25-28 28-15-3-26-12-28-28l-4 1 7-15 9 13-6-1c2 9 8 15 18 17V41H32v-7h14v-5a9 9 0 0 1 4-17Zm0 6a4 4 0 1 0 0 8 4 4 0 1 0 0-8Z",
  anvil: "M14 34h58c6 0 10-2 14-6v14c-6 10-18 12-24 14v8l8 6v10H32V70l8-6v-8c-14-2-24-8-26-22Z",
  bell: "M50 16c-3 0-6 2-6 6-11 3-17 14-17 27 0 12-3 15-7 20h60c-4-5-7-8-7-20 0-13-6-24-17-27 0-4-3-6-6-6ZM41 74a9 9 0 0 0 18 0Z",
  bird: "M10 42c14-4 24-1 32 8 3-18 18-31 46-34-7 7-11 12-16 17 4 0 8 1 11 3-9 3-14 7-18 15-4 11-13 19-30 20 4-4 6-7 7-11-12-2-23-8-32-18Z",
  bolt: "M58 10 26 56h19l-7 34 36-50H53Z",
  book: "M50 28c-10-6-22-7-34-4v50c12-3 24-2 34 4 10-6 22-7 34-4V24c-12-3-24-2-34 4Zm-3 6v36c-8-3-15-4-24-3V30c9-1 16 0 24 4Zm6 0c8-4 15-5 24-4v37c-9-1-16 0-24 3Z",
  candle: "M41 44h18v36h8v7H33v-7h8ZM50 10c8 10 10 14 10 19a10 10 0 0 1-20 0c0-5 2-9 10-19Z",
  cat: "M24 18l16 14h20l16-14 3 38c0 18-13 29-29 29S21 74 21 56Zm14 32a5 5 0 1 0 0 10 5 5 0 1 0 0-10Zm24 0a5 5 0 1 0 0 10 5 5 0 1 0 0-10ZM50 64l-5 5 5 4 5-4Z",
  cog: cog(9),
  crown: "M18 68l-6-40 20 17 18-29 18 29 20-17-6 40ZM19 73h62v10H19Z",
  cup: "M28 18h44c0 24-6 35-17 38v16h13v10H32V72h13V56C34 53 28 42 28 18Z",
  drop: "M50 12c15 22 24 33 24 46a24 24 0 0 1-48 0c0-13 9-24 24-46Zm-14 46a14 14 0 0 0 12 15 18 18 0 0 1-7-15Z",
  feather: "M76 10c8 30-6 54-34 60L30 88l-7-4 13-19C30 40 46 18 76 10Zm-8 14C56 34 48 46 42 60c12-8 21-20 26-36Z",
  fish: "M8 50c14-20 42-22 60-5l20-15v40L68 55C50 72 22 70 8 50Zm17-6a4 4 0 1 0 0 8 4 4 0 1 0 0-8Z",
  flame: "M54 8c3 16 22 23 22 46a26 26 0 0 1-52 2c0-14 9-19 11-31 7 5 9 10 9 17 8-9 11-20 10-34Zm-3 46c-7 8-10 12-10 18a10 10 0 0 0 20 0c0-6-3-10-10-18Z",
  flower: flower(7),
  gate: "M18 86V46a32 32 0 0 1 64 0v40H66V48a16 16 0 0 0-32 0v38ZM46 24l4-8 4 8Z",
  gem: "M28 16h44l18 24-40 48-40-48Zm3 7L20 38h17Zm38 0-6 15h17ZM50 25l-7 13h14ZM22 45l19 24-4-24Zm21 0 7 28 7-28Zm20 0-4 24 19-24Z",
  hammer: "M22 18h44c8 0 13 5 16 12H62v10H50v46H38V40H22Z",
  heart: "M50 84C22 62 14 48 16 34c2-17 25-21 34-5 9-16 32-12 34 5 2 14-6 28-34 50Z",
  hourglass: "M26 12h48v9c0 14-11 20-18 29 7 9 18 15 18 29v9H26v-9c0-14 11-20 18-29-7-9-18-15-18-29Zm11 12c3 6 8 11 13 16 5-5 10-10 13-16Z",
  house: "M50 12l38 34h-9v40H58V62H42v24H21V46h-9Z",
  key: "M50 8a18 18 0 0 1 6 35v10h12v9H56v8h16v10H56v10H44V43a18 18 0 0 1 6-35Zm0 9a9 9 0 1 0 0 18 9 9 0 1 0 0-18Z",
  kite: "M50 8l28 32-28 34-28-34ZM46 40H30l16 19Zm8 0v19l16-19Zm-8-7V20L34 33Zm8 0h12L54 20ZM48 76c8 4-2 8 6 14l-5 4c-12-8 0-12-5-16Z",
  lantern: "M43 10h14v6H43ZM36 18h28l6 10H30ZM32 32h36v42H32ZM27 78h46v9H27ZM50 38c9 10 10 14 10 19a10 10 0 0 1-20 0c0-5 1-9 10-19Z",
  leaf: "M52 10c28 20 34 46 4 66v14h-8V76C16 58 22 30 52 10Zm-2 22c-3 12-4 24-2 38 5-13 6-25 2-38Z",
  mask: "M18 24c20 9 44 9 64 0 3 30-7 56-32 66-25-10-35-36-32-66Zm10 20c8-5 14-4 19 3-7 5-14 4-19-3Zm44 0c-8-5-14-4-19 3 7 5 14 4 19-3ZM40 68c7 4 13 4 20 0-3 10-17 10-20 0Z",
  moon: "M60 12a38 38 0 1 0 27 54A32 32 0 1 1 60 12Z",
  moth: "M50 34C42 17 24 12 10 19c0 18 9 30 26 32-10 4-14 14-9 26 12-1 20-8 23-20 3 12 11 19 23 20 5-12 1-22-9-26 17-2 26-14 26-32-14-7-32-2-40 15ZM26 28a6 6 0 1 1 0 12 6 6 0 1 1 0-12Zm48 0a6 6 0 1 1 0 12 6 6 0 1 1 0-12Z",
  mountain: "M6 84l28-50 10 16 16-30 34 64ZM52 36l8-15 9 17-8 7-3-5Z",
  note: "M40 20l40-10v52a12 10 0 1 1-9-10V28L49 34v40a12 10 0 1 1-9-10Z",
  owl: "M20 14c10 6 20 8 30 8s20-2 30-8c4 12 4 24 2 36 0 24-14 38-32 38S18 74 18 50c-2-12-2-24 2-36Zm16 20a12 12 0 1 0 0 24 12 12 0 1 0 0-24Zm28 0a12 12 0 1 0 0 24 12 12 0 1 0 0-24ZM50 56l-5 8 5 6 5-6ZM36 42a4 4 0 1 1 0 8 4 4 0 1 1 0-8Zm28 0a4 4 0 1 1 0 8 4 4 0 1 1 0-8Z",
  paw: "M50 46c14 0 24 14 22 26-2 10-13 8-22 6-9 2-20 4-22-6-2-12 8-26 22-26ZM38 14c6 0 9 8 8 15s-7 11-12 9-6-9-4-15 4-9 8-9Zm24 0c4 0 6 3 8 9s1 13-4 15-11-2-12-9 2-15 8-15ZM18 34c5-2 11 3 12 9s-1 11-6 11-9-5-10-10 1-9 4-10Zm64 0c3 1 5 5 4 10s-5 10-10 10-7-5-6-11 7-11 12-9Z",
  pine: "M50 8l22 28H60l16 22H62l16 20H56v12H44V78H22l16-20H24l16-22H28Z",
  quill: "M82 12C52 16 34 36 30 62l-8 24 6 3 7-19c26-4 43-24 47-58ZM40 60c6-14 16-24 28-32-8 14-16 24-28 32Z",
  scales: "M46 12h8v10h26v6h-5l13 26a15 12 0 0 1-30 0l13-26H54v46h14v10H32V74h14V28H29l13 26a15 12 0 0 1-30 0l13-26h-5v-6h26ZM27 34l-9 19h18Zm46 0-9 19h18Z",
  scroll: "M26 14h46c8 0 12 6 12 14h-12v46c0 8-6 12-12 12H24c-6 0-12-5-12-12h12V22c0-5 1-8 2-8Zm8 18v5h28v-5Zm0 12v5h28v-5Zm0 12v5h20v-5Z",
  shield: "M50 10l34 9v26c0 22-14 36-34 45-20-9-34-23-34-45V19Zm0 9-25 7v20c0 16 10 26 25 34Z",
  ship: "M14 62h72L74 84H26ZM47 10v46H20c3-20 12-36 27-46Zm6 8c14 10 22 22 24 38H53Z",
  shoe: "M24 14h16v38a10 10 0 0 0 20 0V14h16v40a26 26 0 0 1-52 0Zm5 8v6h6v-6Zm36 0v6h6v-6ZM29 38v6h6v-6Zm36 0v6h6v-6ZM47 70v6h6v-6Z",
  snow: snow(),
  stag: "M45 90V62C26 60 14 48 12 26h8c1 9 4 15 9 20l-2-28h8l3 33c3 2 5 3 8 3h8c3 0 5-1 8-3l3-33h8l-2 28c5-5 8-11 9-20h8C78 48 74 60 55 62v28Z",
  star: star(5, 40, 17),
  stone: "M50 8l28 16 4 34-20 32H38L18 58l4-34Zm0 9-18 11 18 12 18-12ZM28 36l-2 21 20 22V48Zm44 0L54 48v31l20-22Z",
  sun: sun(),
  sword: "M50 6l7 12-2 40H45l-2-40ZM30 60h40v8H30ZM45 70h10v16l-5 6-5-6Z",
  tower: "M28 88V42h-5V18h13v9h8v-9h12v9h8v-9h13v24h-5v46H58V70a8 8 0 0 0-16 0v18ZM46 46v10h8V46Z",
  wave: "M6 44c12-20 26-20 38-4 8 10 20 10 26 2-10 0-14-10-6-16 14-8 30 6 28 22-4 20-34 26-52 8-10-10-22-10-34-12Zm0 24c16-8 26-4 36 4 14 10 36 8 52-8-6 22-38 34-60 18-10-7-18-8-28-6Z",
  wheel: "M50 10a40 40 0 1 0 0 80 40 40 0 1 0 0-80Zm-4 9v21L31 25a32 32 0 0 1 15-6Zm8 0a32 32 0 0 1 15 6L54 40ZM25 31l15 15H19a32 32 0 0 1 6-15Zm50 0a32 32 0 0 1 6 15H60ZM19 54h21L25 69a32 32 0 0 1-6-15Zm41 0h21a32 32 0 0 1-6 15ZM46 60v21a32 32 0 0 1-15-6Zm8 0 15 15a32 32 0 0 1-15 6Z",
  wing: "M8 26c28-16 60-15 84-2-7 4-11 9-13 16-9-2-15 1-19 9-8-3-15 0-20 9-7-4-14-2-20 5-2-14-6-27-12-37Z",
};

/** Words of names and traits, and the charge they mean. The first that is found counts. */
/** @type {[RegExp, string][]} */
const MEANINGS = [
  [/bell|chime|toll|belfry|ring/, "bell"], [/lantern|lamp|light/, "lantern"], [/candle|wick|chandel/, "candle"],
  [/falcon|sparrow|bird|avian|lark|heron|duck|nest|halcyon|crow|hawk|jay|kestrel/, "bird"], [/owl|night/, "owl"],
  [/moth/, "moth"], [/cat\b|tiger|fox|kit\b|kit,/, "cat"], [/hare|hound|beast|otter|badger|cub|wolf|runt|paw/, "paw"],
  [/stag|antler|thistle|elk|deer/, "stag"], [/fish|minnow|whale|marine|angler|tide ?folk/, "fish"],
  [/ship|ferry|captain|quay|admiral|harbor|sail/, "ship"], [/anchor|mariner|dock/, "anchor"],
  [/wave|tide|brine|flood|sea|water|river|ebb/, "wave"], [/rain|drop|dew|font|drown|spring|well/, "drop"],
  [/fire|flame|ember|ash|cinder|kindl|burn|spark|soot|blaze|salamander/, "flame"], [/anvil|smelt|brass|iron/, "anvil"],
  [/forge|hammer|smith|kiln|bellows|golem/, "hammer"], [/storm|thunder|bolt|lightning|volt|rocket/, "bolt"],
  [/snow|rime|frost|ice|winter|cold/, "snow"], [/court|judge|assize|verdict|bailiff|justice|tribunal|clerk|deponent|warrant|sentence|auditor/, "scales"],
  [/book|page|ledger|almanac|registr|librar|scholar|psalm|footnote|theory/, "book"], [/quill|ink|scribe|writ|pen\b/, "quill"],
  [/scroll|map|letter|indenture|post\b|erratum|notice/, "scroll"], [/key|lock|warden/, "key"], [/gate|door|arch|threshold/, "gate"],
  [/tower|steeple|castle|wall|keep|cloister/, "tower"], [/house|inn|roof|eaves|hearth|home|village|parlor/, "house"],
  [/clock|hour|time|escapement|clepsydra|sundial|gnomon|minute/, "hourglass"], [/cog|gear|machin|automat|engine|mechan/, "cog"],
  [/wheel|cart|road|rider|hostler|wagon|mile/, "wheel"], [/umamusume|horse|gallop|canter|derby|comet|stirrup|gallant/, "shoe"],
  [/song|choir|idol|overture|note|music|sing|cinderella|stage|passion|cute|cool/, "note"], [/kite|wind|gust|breeze/, "kite"],
  [/moon|eclipse|lunar/, "moon"], [/sun|dawn|noon|morning|day/, "sun"], [/star|heaven|sky/, "star"],
  [/crown|king|queen|regent|prince|duchess|lord|heir/, "crown"], [/sword|blade|knight|lancer|soldier|officer|commander|duel/, "sword"],
  [/shield|guard|protect|sentinel|bulwark/, "shield"], [/mask|twin|mirror|informer|thief|shadow|demon|vampire/, "mask"],
  [/dragon|drake|wyrm|wing/, "wing"], [/leaf|moss|wood|forest|bramble|heath|root/, "leaf"], [/pine|tree|grove/, "pine"],
  [/flower|bloom|rose|pixie|petal|blossom|fairy/, "flower"], [/feather|plume/, "feather"], [/heart|love|bless/, "heart"],
  [/cup|tonic|potion|tea|snack|carrot|kettle|alchem/, "cup"], [/mountain|peak|hill|giant|avalanche/, "mountain"],
  [/gem|jewel|glass|crystal/, "gem"], [/stone|clay|sediment|sigil|statue|milestone/, "stone"], [/faith|prayer|sister|deacon|saint/, "candle"],
];

const NAMES = Object.keys(CHARGES);

/** The charge that words mean, if they mean one. @returns {string|undefined} @param {string} words */
function meant(words) {
  const said = words.toLowerCase();
  return MEANINGS.find(([sign]) => sign.test(said))?.[1];
}

/** The charge of a card: by its name, or by its traits, or the one that falls to it by lot. @param {() => number} lot @param {string} name @param {string} traits */
export function chargeOf(name, traits, lot) {
  const byTrait = lot() < 0.55 ? meant(traits) : undefined;
  return meant(name) ?? byTrait ?? NAMES[Math.floor(lot() * NAMES.length)];
}
