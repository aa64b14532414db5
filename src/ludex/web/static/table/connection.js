/**
 * The connection to the server: opened again whenever it breaks, with what is known already, so that nothing is lost
 * and nothing is told twice.
 */

const WAITS = [250, 500, 1000, 2000, 4000, 8000];
const PING_EVERY = 15_000;
const SILENCE = 40_000;

/** @type {{socket: WebSocket|null, tries: number, heard: number, timer: number|ReturnType<typeof setTimeout>, wanted: boolean, options: Options}} */
const link = { socket: null, tries: 0, heard: 0, timer: 0, wanted: false, options: /** @type {any} */ (null) };

/**
 * @typedef {{hello: () => object, onMessage: (message: Server) => void, onState: (state: State["connection"]) => void}} Options
 * @param {Options} options
 */
export function connect(options) {
  link.options = options;
  link.wanted = true;
  open();
  setInterval(watch, PING_EVERY);
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && hurry());
}

/** Sends a message; false when there is no connection, so that the caller keeps what it wanted to say. @param {Client} message */
export function send(message) {
  if (link.socket?.readyState !== WebSocket.OPEN) return false;
  link.socket.send(JSON.stringify(message));
  return true;
}

/** Breaks the connection and opens it again, as when the server had gone. */
export function reconnect() {
  link.socket?.close();
}

function open() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}/ws`);
  link.socket = socket;
  socket.addEventListener("open", () => {
    link.heard = Date.now();
    socket.send(JSON.stringify(link.options.hello()));
  });
  socket.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
  socket.addEventListener("close", () => socket === link.socket && closed());
}

/** @param {Server} message */
function hear(message) {
  link.heard = Date.now();
  if (message.type === "welcome") {
    link.tries = 0;
    link.options.onState("open");
  }
  if (message.type === "refused" && message.of === "hello" && message.reason !== "unavailable") {
    link.wanted = false;
    link.options.onState("closed");
  }
  if (message.type !== "pong") link.options.onMessage(message);
}

function closed() {
  if (!link.wanted) return;
  link.options.onState("lost");
  clearTimeout(link.timer);
  link.timer = setTimeout(open, WAITS[Math.min(link.tries, WAITS.length - 1)]);
  link.tries += 1;
}

/** A line that is open but silent is as good as broken. */
function watch() {
  if (!send({ type: "ping" })) return;
  if (Date.now() - link.heard > SILENCE) link.socket?.close();
}

/** The network is back, or the page is looked at again: no reason to wait any longer. */
function hurry() {
  if (!link.wanted || link.socket?.readyState !== WebSocket.CLOSED) return;
  clearTimeout(link.timer);
  link.tries = 0;
  open();
}
