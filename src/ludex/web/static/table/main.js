/** The table page: opens the connection and puts every message to where it is shown. */

import { askAdvice, heardAdvice, markAdvice } from "./advice.js";
import { forgetAnalysis, heardAnalysis, heardBest, refusedAnalysis, renderAnalysis, renderEvaluation } from "./analysis.js";
import { Acting, clickCard, clickZone, enableDragging, refresh, standing } from "./acting.js";
import { renderBoard } from "./board.js";
import { renderChat } from "./chat.js";
import { place, unfolded } from "./choices.js";
import { renderPlayers, tick } from "./clock.js";
import { connect, reconnect, send } from "./connection.js";
import { byId, dialogById, h } from "./dom.js";
import { openDrawer, setUpDrawers } from "./drawers.js";
import { copyLink, invitation, joinedBy, linkOf, renderInvitation, takeInvitation } from "./invite.js";
import { forgetIntent } from "./intent.js";
import { waitingRoom } from "./joining.js";
import { keepText, kept } from "./keeping.js";
import { enableKeys, focusDecision, renderHelp } from "./keys.js";
import { inWords, lesson, note as learnt, progress, renderLesson } from "./lesson.js";
import { announce, joined, renderLog, speakUp } from "./log.js";
import { known, renderOver, reopen, tellRematch } from "./over.js";
import { pointAt, renderPanel } from "./panel.js";
import { puzzle, renderPuzzle, spoil } from "./puzzle.js";
import { openSettings } from "./preferences.js";
import { arrived, back, forgotten, goTo, openReplay, renderReplay, replaying, step, wantsReplay } from "./replay.js";
import { learn } from "./rules.js";
import { claimOf, forget, gameOfPage, keep, takeFromAddress, tokenOf } from "./seats.js";
import { gameStops, load, set, setStops } from "./settings.js";
import { arrive, goOn, showBy, showing, startAfresh, stepOn, stopHere } from "./showing.js";
import { sound, soundOf } from "./sound.js";
import { mat, myDecision, nearSeat, mySeat, over, playerName, shown, state, subscribe, update } from "./state.js";
import { automatic } from "./stops.js";
import { browse, closeTray, unfoldTray } from "./tray.js";
import { firstLanguage, language, playing, relabel, speak, t } from "./words.js";
import { tellWhy } from "./whynot.js";

const game = gameOfPage();
const TURNED = "ludex.turned.";

/** Whether one passes until something happens, and the answer that is about to go by itself. */
/** @type {{until: boolean, timer: ReturnType<typeof setTimeout>|0}} */
const going = { until: false, timer: 0 };

// -- messages --------------------------------------------------------------------------------------------------------
const hello = () => ({ type: "hello", protocol: 2, game, token: tokenOf(game), claim: claimOf(game), since: state.news.length, version: state.position?.version ?? 0, views: true, lang: language() });

/** @type {Record<string, (message: any) => void>} */
const HEARD = {
  /** @param {Welcome} message */
  welcome(message) {
    byId("title").textContent = message.title;
    playing(message.playmat?.game);
    startAfresh();
    update({ welcome: message, chat: [], presence: { ...state.presence, spectators: message.spectators ?? 0 } });
  },
  position: arrive,
  past: arrived,
  why: tellWhy,
  /** @param {Advised} message */
  hint: (message) => (message.answers === undefined ? heardAdvice(message) : heardBest(message)),
  analysis: heardAnalysis,
  /** @param {Refused} message */
  refused(message) {
    if (message.of === "hello" && message.reason !== "unavailable") return turnedAway(message);
    if (message.of === "at") forgotten();
    if (refusedAnalysis(message)) return;
    if (message.of === "hint") return update({ advice: null, notice: { sentence: message.sentence } });
    if (message.reason === "puzzle") spoil();
    forgetIntent();
    const sentence = inWords(message.words) || message.sentence;
    update({ sent: false, waitsFor: null, notice: message.reason === "stale" ? null : { sentence, rule: message.rule } });
  },
  /** @param {ChatLine} message */
  chat(message) {
    update({ chat: [...state.chat, message].slice(-200) });
    const heard = message.seat !== mySeat() && !state.settings.muted;
    byId("tab-chat").classList.toggle("fresh", byId("chat").hidden && heard);
    if (heard && Date.now() - message.at < 10_000) sound("chat");
  },
  /** @param {Presence} of */
  presence({ connected, connections, spectators }) {
    joinedBy(game, connected);
    update({ presence: { connected, connections, spectators } });
  },
  /** @param {Back} of */
  takeback({ seat, state: how }) {
    update({ takeback: how === "asked" ? seat : null, notice: how === "declined" && seat === mySeat() ? { sentence: t("backDeclined", { name: playerName(1 - seat) }) } : state.notice });
  },
  /** @param {Another} message */
  rematch: (message) => tellRematch(message, keep),
};

/** Draws a position whose turn has come. @param {Told} message */
function present(message) {
  const again = !state.position && wantsReplay(message.view);
  const news = joined(state.news, message);
  learn((message.view.result ?? message.view.decision)?.rule, message.gist);
  const past = state.past && replaying() ? state.past : state.past && message.answers >= state.past.answers ? state.past : null;
  const presence = { ...state.presence, connected: message.connected };
  const view = { ...message.view, decision: unfolded(message.view.decision, message.ahead) };
  const position = { ...message, view, heard: Date.now() };
  if (again) known(game);
  update({ position, news, past, presence, picks: [], many: [], alone: false, sent: false, waitsFor: null, takeback: null, notice: null, advice: null });
  if (again) openReplay(0);
  tellWhyWatching();
  announce(message.news);
  if (news.length > message.news.length) soundOf(message, mySeat());
  afterPosition();
}

/** @param {Refused} of */
function turnedAway({ reason, sentence }) {
  if (reason === "waiting") return waitingRoom(game, Boolean(invitation(game)));
  if (reason === "bad-token") {
    forget(game);
    keepText(TURNED + game, sentence);
    return location.reload();
  }
  update({ notice: { sentence } });
  byId("panel").replaceChildren(h("p", { class: "who" }, sentence), h("a", { class: "lx-button primary", href: "/" }, t("home")));
}

/** Who came with an old link or a used invitation watches, and is told once why. */
function tellWhyWatching() {
  const sentence = kept(TURNED + game);
  if (!sentence) return;
  keepText(TURNED + game, null);
  update({ notice: { sentence } });
}

/** A new position: go on with what was begun, answer by itself what need not be asked, or ask. */
function afterPosition() {
  clearTimeout(going.timer);
  document.documentElement.classList.remove("passing");
  const decision = myDecision();
  learnt();
  if (!decision) return;
  if (Acting.goOn()) return;
  if (progress()) return learning(decision);
  if (puzzle()) return asks(decision);
  if (paid()) return;
  const taken = automatic(state.position.view, mat(), gameStops(), about());
  if (taken) return takeBy(decision, taken);
  going.until = false;
  asks(decision);
}

/** @param {Decision} decision */
function asks(decision) {
  focusDecision();
  speakUp(t("spokenDecision", { prompt: decision.prompt }));
}

/** In a lesson nothing is answered by itself, but what the lesson answers. @param {Decision} decision */
function learning(decision) {
  const { key, by_itself: byItself } = progress() ?? {};
  if (byItself && key) return takeBy(decision, { option: { key, label: "" }, why: "lesson", wait: 900 });
  asks(decision);
}

const about = () => ({ moment: state.position.moment, ahead: state.position.ahead, people: state.welcome.players[1 - mySeat()]?.kind === "person", until: going.until });

/** Pays where every way is as good. */
function paid() {
  const ways = state.position.ahead?.ways ?? [];
  if (ways.length !== 1) return false;
  note("paid");
  Acting.pay(ways[0]);
  return true;
}

/** Answers by itself after a moment, and says so. @param {Decision} decision @param {Taken} of */
function takeBy(decision, { option, why, wait }) {
  const root = document.documentElement;
  root.classList.add("passing");
  root.style.setProperty("--wait", `${wait}ms`);
  root.dataset.passing = why;
  update({ waitsFor: why });
  going.timer = setTimeout(() => {
    if (myDecision() !== decision) return;
    note(why);
    Acting.answer(option);
  }, wait);
}

/** Remembers what was answered by itself, to be told in the panel. @param {string} why */
function note(why) {
  const { view, moment } = state.position;
  const kept = state.passed.turn === view.turn ? state.passed.told : [];
  state.passed = { turn: view.turn, told: [...kept, { why, moment, prompt: view.decision?.prompt ?? "" }] };
}

/** Whoever touches anything wants to decide for himself. */
function hold() {
  if (!document.documentElement.classList.contains("passing")) return;
  clearTimeout(going.timer);
  going.until = false;
  document.documentElement.classList.remove("passing");
  update({ waitsFor: null });
}

// -- deeds -----------------------------------------------------------------------------------------------------------
const deeds = {
  /** @param {string} key */
  show: (key) => Acting.answer({ key, label: "" }),
  undo: () => state.welcome?.undo && state.position?.undo && !over() && send({ type: "undo", version: state.position.version }),
  askBack: () => send({ type: "takeback", version: state.position.version }),
  /** @param {"yes"|"no"} say */
  giveBack: (say) => (update({ takeback: null }), send({ type: "takeback", version: state.position.version, say })),
  /** @param {boolean} on */
  pause: (on) => (stopHere(on), render()),
  stepOn: () => (stepOn(), render()),
  advise: askAdvice,
  analyse() {
    openDrawer("analysis");
    renderAnalysis(byId("analysis"), lookAt);
  },
  now: back,
  replay: () => openReplay(0),
  /** @param {Decision} decision */
  yields: (decision) => decision.nature === "window",
  /** @param {Option} option */
  yield(option) {
    going.until = true;
    Acting.answer(option);
  },
  goOn,
  /** @param {boolean} on */
  hold: (on) => setStops({ hold: on }),
  log: () => openDrawer("log"),
  chat: () => openDrawer("chat"),
  settings: () => openSettings(byId("settings"), deeds),
  help: () => renderHelp(byId("help")),
  close: () => (dialogById("result").close(), openDrawer(null)),
  unfold: () => (unfoldTray(), refresh()),
  refresh,
  replaying: () => replaying() || Boolean(state.past),
  step,
  invite: () => copyLink(linkOf(game)),
  /** Everything is told again, in the language that was chosen. @param {string} chosen */
  async speak(chosen) {
    await speak(chosen);
    update({ news: [] });
    reconnect();
  },
  concede() {
    const sheet = dialogById("ask");
    const yes = () => (sheet.close(), send({ type: "concede", version: state.position.version }));
    sheet.replaceChildren(
      h("h2", { class: "lx-title" }, t("concede")),
      h("p", {}, t("concedeWords")),
      h("div", { class: "options" }, h("button", { class: "lx-button danger", type: "button", data: { testid: "concede-yes" }, onclick: yes }, t("concede")), h("button", { class: "lx-button", type: "button", autofocus: true, onclick: () => sheet.close() }, t("cancel"))),
    );
    sheet.showModal();
  },
  result: () => reopen(deeds),
};

/** Goes to a position of the game that is over. @param {number} answers */
function lookAt(answers) {
  openReplay();
  goTo(answers);
}

// -- drawing ---------------------------------------------------------------------------------------------------------
function render() {
  const view = shown();
  relabel(document);
  renderConnection();
  if (!state.welcome || !view) return renderPanel(byId("panel"), deeds);
  renderTitle();
  renderBoard(byId("board"), view, mat(), { mySeat: nearSeat() });
  renderPlayers(byId("players"));
  renderPanel(byId("panel"), deeds);
  renderLesson(byId("panel"), deeds);
  renderPuzzle(byId("panel"));
  renderInvitation(byId("panel"));
  renderLog(byId("log"), goTo);
  renderChat(byId("chat"));
  renderAnalysis(byId("analysis"), lookAt);
  renderEvaluation(byId("evaluation"));
  renderReplay();
  refresh();
  markAdvice();
  if (!lesson() && !puzzle()) renderOver(deeds);
}

/** A tab that is not looked at says when one is asked. */
function renderTitle() {
  const title = `${myDecision() ? "● " : ""}${state.welcome.title} · ludex`;
  if (document.title !== title) document.title = title;
}

function renderConnection() {
  const element = byId("connection");
  document.documentElement.dataset.connection = state.connection;
  if (element.dataset.state === state.connection && element.textContent === t(`connection.${state.connection}`)) return;
  element.dataset.state = state.connection;
  element.textContent = t(`connection.${state.connection}`);
}

/** Only what a change touches is drawn again. @param {Partial<State>} patch */
function changed(patch) {
  /** @param {...string} names */
  const only = (...names) => Object.keys(patch).every((name) => names.includes(name));
  if (only("connection")) return renderConnection();
  if (only("chat")) return renderChat(byId("chat"));
  if (only("presence") && state.position) return renderPlayers(byId("players")), renderInvitation(byId("panel"));
  if (only("studied") && state.position) return renderAnalysis(byId("analysis"), lookAt);
  if (only("picks", "many", "alone", "notice", "takeback", "waitsFor", "advice") && state.position) return renderPanel(byId("panel"), deeds), renderLesson(byId("panel"), deeds), renderPuzzle(byId("panel")), refresh(), markAdvice();
  render();
}

// -- the page --------------------------------------------------------------------------------------------------------
function listen() {
  const board = byId("board");
  for (const root of [board, byId("tray")]) {
    root.addEventListener("card-click", ({ detail, target }) => (hold(), clickCard(detail.id ?? detail.card, detail.element ?? target)));
    root.addEventListener("pointerover", ({ target }) => point(target));
    root.addEventListener("focusin", ({ target }) => point(target));
  }
  enableDragging(board, byId("tray"));
  board.addEventListener("zone-click", ({ detail }) => {
    hold();
    const seat = detail.seat === null || detail.seat === undefined || detail.seat === "" ? null : Number(detail.seat);
    if (!clickZone(seat, detail.zone) && browse(seat, detail.zone)) refresh();
  });
  board.addEventListener("contextmenu", (event) => Acting.back() && event.preventDefault());
  byId("tray").addEventListener("tray-close", () => (closeTray(), refresh()));
  byId("log").addEventListener("log-everything", ({ detail }) => set({ everything: detail }));
  byId("panel").addEventListener("pointerdown", hold);
  board.addEventListener("pointerdown", () => showing() && goOn());
  addEventListener("keydown", hold, true);
}

/** @param {any} target */
function point(target) {
  const element = target.closest("[data-card], [data-zone]");
  const { now, alike } = standing();
  const thing = element?.dataset.card ?? (element && place(element.dataset.seat ?? null, element.dataset.zone));
  pointAt(byId("panel"), now.lit.has(thing) ? thing : alike.get(thing) ?? null);
}

async function start() {
  takeInvitation(game);
  takeFromAddress(game);
  load();
  await speak(firstLanguage(state.settings.language));
  setUpDrawers(deeds);
  subscribe(changed);
  showBy(present);
  listen();
  enableKeys(deeds);
  render();
  setInterval(() => tick(byId("players")), 250);
  connect({
    hello,
    onMessage: (message) => HEARD[message.type]?.(message),
    onState: (connection) => {
      if (connection !== "open") forgotten(), forgetAnalysis();
      update({ connection });
    },
  });
}

start();
