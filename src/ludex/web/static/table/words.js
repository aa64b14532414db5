/** Words: every sentence of the interface in the reader's language, changed without loading the page again. */

export const LANGUAGES = { en: "English", ja: "日本語" };

/** @type {{language: string, game: string, words: Record<string, string>, spare: Record<string, string>}} */
const kept = { language: "en", game: "", words: {}, spare: {} };

/** The language to begin with: the one chosen, the page's, or the browser's. @param {string|null} chosen */
export function firstLanguage(chosen) {
  const wanted = [chosen, ...navigator.languages].map((tag) => tag?.slice(0, 2) ?? "");
  return wanted.find((tag) => tag in LANGUAGES) ?? "en";
}

/** Fetches the words of a language and writes them into the page. @param {string} language */
export async function speak(language) {
  const wanted = language in LANGUAGES ? language : "en";
  if (wanted !== "en" && !Object.keys(kept.spare).length) kept.spare = await fetched("en");
  kept.words = await fetched(wanted);
  kept.language = wanted;
  document.documentElement.lang = wanted;
  relabel(document);
}

/** @param {string} language */
async function fetched(language) {
  const answer = await fetch(`/api/words/${language}`);
  if (!answer.ok) throw new Error(`/api/words/${language}: ${answer.status}`);
  const said = await answer.json();
  return said.words ?? said;
}

export const language = () => kept.language;

/** @param {string} key */
const word = (key) => kept.words[key] ?? kept.spare[key];

/** The word of a key under `table`, its gaps filled: `t("turn", {n: 4})`. @param {string|undefined} key @param {Record<string, any>} [gaps] */
export function t(key, gaps = {}) {
  const said = word(`table.${key}`) ?? String(key);
  return said.replace(/\{(\w+)\}/g, (gap, name) => (name in gaps ? String(gaps[name]) : gap));
}

/** A word of the pages, by its whole key: `pageWord("part.main")`. @param {string} key */
export const pageWord = (key) => word(key) ?? key;

/** Whose words are meant: games may call the same thing otherwise. @param {string|undefined} game */
export const playing = (game) => void (kept.game = game ?? "");

/** What a game calls something, in the reader's language where the game has a word for it: zones, phases, kinds of cards. @param {string} kind @param {string} english */
export function said(kind, english) {
  if (kept.language === "en" || !english) return english;
  return kept.words[`word.${kept.game}.${english.toLowerCase()}`] ?? kept.words[`table.${kind}.${english}`] ?? english;
}

/** Writes the words into elements that carry their key: `data-word` their text, `data-label` their spoken name. What says
 * it already is left alone: whatever is written has to be laid out again. @param {ParentNode} root */
export function relabel(root) {
  for (const element of root.querySelectorAll("[data-word]")) {
    const text = t(element.dataset.word);
    if (element.textContent !== text) element.textContent = text;
  }
  for (const element of root.querySelectorAll("[data-label]")) {
    const text = t(element.dataset.label);
    say(element, "aria-label", text);
    if (element.matches("button, a")) say(element, "title", text);
  }
  for (const element of root.querySelectorAll("[data-hint]")) say(element, "placeholder", t(element.dataset.hint));
}

/** @param {Element} element @param {string} name @param {string} text */
function say(element, name, text) {
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}
