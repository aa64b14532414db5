// Marks the puzzles that were solved in this browser; the table page keeps them (table/puzzle.js).
(() => {
  const kept = () => {
    try {
      const { solved, streak, best } = JSON.parse(localStorage.getItem("ludex.puzzles") ?? "{}") ?? {};
      return { solved: new Set(Array.isArray(solved) ? solved : []), streak: Number(streak) || 0, best: Number(best) || 0 };
    } catch {
      return { solved: new Set(), streak: 0, best: 0 };
    }
  };

  /** @param {HTMLElement|null} element @param {string} words */
  const say = (element, words) => {
    if (element && element.textContent !== words) element.textContent = words;
  };

  /** Marks the puzzles of one game: what is solved, how many, and which is next. @param {HTMLElement} game @param {any} solved */
  const mark = (game, solved) => {
    const all = [...game.querySelectorAll("[data-puzzle]")];
    if (!all.length) return;
    for (const each of all) each.classList.toggle("done", solved.has(each.dataset.puzzle));
    const n = all.filter((each) => solved.has(each.dataset.puzzle)).length;
    say(game.querySelector(".lp-done"), (game.dataset.done ?? "").replace("{n}", String(n)).replace("{of}", String(all.length)));
    const next = all.find((each) => !solved.has(each.dataset.puzzle));
    const begin = game.querySelector("[data-begin]");
    if (begin && next) begin.setAttribute("href", `/puzzles/${next.dataset.puzzle}`);
  };

  const all = () => {
    const { solved, streak, best } = kept();
    for (const game of document.querySelectorAll("[data-puzzles]")) mark(game, solved);
    const line = document.querySelector("[data-streak]");
    say(line, (line?.dataset.streak ?? "").replace("{n}", String(streak)).replace("{best}", String(best)));
  };

  // The page is built after the script: it is marked as it appears, and again when one comes back to it.
  new MutationObserver(all).observe(document.documentElement, { childList: true, subtree: true });
  addEventListener("pageshow", all);
  addEventListener("storage", all);
})();
