// Completes the text of a card as it is typed. The server tells what may come next (#lab-next); this shows it while
// somebody writes at the end of the text, and puts the word in that is picked: by arrow keys and Enter or Tab, or a click.
(() => {
  const root = document.documentElement;
  const BEGUN = /[[{]?[A-Za-z-]+$/;
  let at = -1;

  /** @returns {HTMLTextAreaElement|null} */
  const area = () => /** @type {HTMLTextAreaElement|null} */ (document.querySelector("[data-completed-by]"));
  /** @param {HTMLTextAreaElement} field */
  const begun = (field) => BEGUN.exec(field.value)?.[0] ?? "";
  /** What may be picked now: the server may have heard of fewer letters than are there. @param {HTMLTextAreaElement} field @returns {HTMLElement[]} */
  const words = (field) => {
    const start = begun(field).toLowerCase();
    const all = [...document.querySelectorAll("#lab-next [role=option]")];
    for (const each of all) each.toggleAttribute("data-past", !each.textContent.toLowerCase().startsWith(start));
    return all.filter((each) => !each.hasAttribute("data-past"));
  };
  const isOpen = () => "completing" in root.dataset;

  /** @param {HTMLTextAreaElement|null} field @param {number} n */
  const mark = (field, n) => {
    at = n;
    const found = field ? words(field) : [];
    for (const [i, each] of found.entries()) each.setAttribute("aria-selected", String(i === at));
    const id = found[at]?.id;
    if (field && id) field.setAttribute("aria-activedescendant", id);
    else field?.removeAttribute("aria-activedescendant");
  };
  const close = () => {
    delete root.dataset.completing;
    mark(area(), -1);
  };

  /** @param {HTMLTextAreaElement} field @param {string} word */
  const take = (field, word) => {
    const stop = /^[.,:]$/.test(word);
    const kept = field.value.slice(0, field.value.length - begun(field).length);
    field.value = `${stop ? kept.trimEnd() : kept}${word} `;
    field.setSelectionRange(field.value.length, field.value.length);
    at = -1;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };

  addEventListener("input", (event) => {
    const field = area();
    if (!field || event.target !== field) return;
    mark(field, -1);
    if (field.selectionStart === field.value.length) root.dataset.completing = "on";
    else close();
  });
  addEventListener("keydown", (event) => {
    const field = area();
    if (!field || event.target !== field || !isOpen()) return;
    const found = words(field);
    const picked = found[at];
    if (event.key === "Escape") close();
    else if (found.length && (event.key === "ArrowDown" || event.key === "ArrowUp"))
      mark(field, (at + (event.key === "ArrowDown" ? 1 : found.length + (at < 0 ? 0 : -1))) % found.length);
    else if (picked && (event.key === "Enter" || event.key === "Tab")) take(field, picked.textContent);
    else return;
    event.preventDefault();
  });
  addEventListener("mousedown", (event) => {
    const field = area();
    const word = event.target instanceof Element ? event.target.closest("#lab-next [role=option]") : null;
    if (!field || !word) return;
    event.preventDefault(); // the text keeps the focus
    take(field, word.textContent);
  });
  addEventListener("focusout", (event) => {
    if (event.target === area()) close();
  });
  // What the server sends takes the place of what was marked.
  new MutationObserver(() => isOpen() && at < 0 && mark(area(), -1)).observe(root, { childList: true, subtree: true });
})();
