// Theme and language, shared with the table page: kept in localStorage for scripts and in a cookie for the server.
// Loaded in the head before anything is painted, so no page flashes in the wrong theme.
(() => {
  const THEME = "ludex-theme";
  const LANGUAGE = "ludex-language";
  const root = document.documentElement;

  // The table keeps all its settings in one place; of theme and language there is only one for both.
  const TABLE = "ludex.settings";
  /** @type {Record<string, string>} */
  const AT_TABLE = { [THEME]: "theme", [LANGUAGE]: "language" };

  /** The settings of the table; a browser that keeps nothing is not an error. */
  const ofTable = () => {
    try {
      return JSON.parse(localStorage.getItem(TABLE) ?? "{}") ?? {};
    } catch {
      return {};
    }
  };

  /** What is kept under a key. @param {string} key */
  const kept = (key) => {
    try {
      return ofTable()[AT_TABLE[key]] ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  /** @param {string} key */
  const cookie = (key) => document.cookie.split("; ").find((each) => each.startsWith(`${key}=`))?.slice(key.length + 1);

  /** @param {string} key @param {string} value */
  const keep = (key, value) => {
    try {
      localStorage.setItem(key, value);
      localStorage.setItem(TABLE, JSON.stringify({ ...ofTable(), [AT_TABLE[key]]: value }));
    } catch {
      /* the cookie alone will do */
    }
    document.cookie = `${key}=${value}; path=/; max-age=31536000; samesite=lax`;
  };

  /** @param {string} theme */
  const applyTheme = (theme) => {
    if (theme === "dark" || theme === "light") root.dataset.theme = theme;
    else delete root.dataset.theme;
    const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    /** @type {any} */ (globalThis).Quasar?.Dark?.set(dark);
    for (const each of document.querySelectorAll("[data-theme-choice]"))
      each.setAttribute("aria-pressed", String(each.dataset.themeChoice === (theme || "system")));
  };

  const theme = () => kept(THEME) || cookie(THEME) || "system";
  applyTheme(theme());

  // The table page may have been told another language since the server last saw the cookie.
  const language = kept(LANGUAGE);
  if ((language === "en" || language === "ja") && cookie(LANGUAGE) !== language) {
    keep(LANGUAGE, language);
    if (cookie(LANGUAGE) === language && root.lang && root.lang !== language) location.reload();
  }

  document.addEventListener("click", (event) => {
    const choice = event.target.closest?.("[data-theme-choice]");
    if (choice) {
      keep(THEME, choice.dataset.themeChoice);
      applyTheme(choice.dataset.themeChoice);
    }
    const spoken = event.target.closest?.("[data-language-choice]");
    if (spoken) {
      keep(LANGUAGE, spoken.dataset.languageChoice);
      location.reload();
    }
    const copied = event.target.closest?.("[data-copy]");
    if (copied) navigator.clipboard?.writeText(copied.dataset.copy);
  });

  // The page is drawn after it has loaded: then the buttons learn which of them is pressed, and what is folded away on
  // a phone is opened where there is room.
  const waiting = new MutationObserver(() => {
    if (!document.querySelector("[data-theme-choice]")) return;
    waiting.disconnect();
    applyTheme(theme());
    if (!matchMedia("(min-width: 861px)").matches) {
      const taken = document.querySelector(".lp-deck:has(input:checked)");
      if (taken) /** @type {HTMLElement} */ (taken.parentElement).scrollLeft = taken.offsetLeft - 16;
      document.querySelector(".lp-place[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
      return;
    }
    for (const each of document.querySelectorAll("[data-open-wide]")) each.setAttribute("open", "");
    const here = document.querySelector(".lp-contents [aria-current]");
    const aside = here?.closest(".lp-aside");
    if (aside && here) aside.scrollTop = here.offsetTop - aside.offsetTop - aside.clientHeight / 2;
  });
  waiting.observe(root, { childList: true, subtree: true });
})();
