// Marks the lessons that were done in this browser; the table page keeps them (table/lesson.js).
(() => {
  const learned = () => {
    try {
      const found = JSON.parse(localStorage.getItem("ludex.learned") ?? "[]");
      return new Set(Array.isArray(found) ? found : []);
    } catch {
      return new Set();
    }
  };

  /** Marks one course: what is done, how much of it, and where to go on. @param {HTMLElement} course @param {any} done */
  const mark = (course, done) => {
    const lessons = [...course.querySelectorAll("[data-lesson]")];
    for (const each of lessons) each.classList.toggle("done", done.has(each.dataset.lesson));
    const n = lessons.filter((each) => done.has(each.dataset.lesson)).length;
    const told = (course.dataset.done ?? "").replace("{n}", String(n)).replace("{of}", String(lessons.length));
    const line = course.querySelector(".lp-done");
    if (line && line.textContent !== told) line.textContent = told;
    const next = lessons.find((each) => !done.has(each.dataset.lesson));
    const begin = course.querySelector("[data-begin]");
    if (begin && next) begin.setAttribute("href", `/learn/${next.dataset.lesson}`);
  };

  const all = () => {
    const done = learned();
    for (const course of document.querySelectorAll("[data-course]")) mark(course, done);
  };

  // The page is built after the script: it is marked as it appears, and again when one comes back to it.
  new MutationObserver(all).observe(document.documentElement, { childList: true, subtree: true });
  addEventListener("pageshow", all);
  addEventListener("storage", all);
})();
