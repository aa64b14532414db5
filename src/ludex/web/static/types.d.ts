/** What the pages' scripts pass to each other. What comes from the server is in protocol.d.ts. */

import type * as P from "./protocol";

declare global {
  type Server = P.Server;
  type Client = P.Client;
  type Ahead = P.Ahead;
  type Beyond = P.Beyond;
  type CardView = P.CardView;
  type EventView = P.EventView;
  type Figure = P.Figure;
  type Gauge = P.Gauge;
  type Grid = P.Grid;
  type LastingView = P.LastingView;
  type Line = P.Line;
  type Mat = P.Mat;
  type Obstacle = P.Obstacle;
  type PlayerView = P.PlayerView;
  type PlayedView = P.PlayedView;
  type PendingView = P.PendingView;
  type Spread = P.Spread;
  type Stop = P.Stop;
  type Way = P.Way;
  type ZoneView = P.ZoneView;
  type Face = P.Face;
  type Welcome = P.Welcome;
  type Obstacles = P.Obstacles;
  type Advised = P.Advised;
  type Analysis = P.Analysis;
  type ChatLine = P.ChatLine;
  type Presence = P.Presence;
  type Back = P.Back;
  type Another = P.Another;
  type Refused = P.Refused;
  type Information = P.Information;
  type ChangeView = P.ChangeView;
  type UntilView = P.UntilView;
  type Free = P.Free;
  type SideCard = P.SideCard;
  type SeatMade = P.SeatMade;
  type MatExplained = P.MatExplained;
  type ZoneExplained = P.ZoneExplained;
  type Judged = P.Judged;
  type Compared = P.Compared;
  type CardFound = P.CardFound;

  /** A position as it comes, before it is drawn. */
  type Told = P.Position & { view: View };

  /** An option as the page offers it: several answers that follow one another may be one (`path`). */
  interface Option {
    key: string;
    label: string;
    weight?: string;
    path?: string[];
    chance?: P.Beyond[];
    hollow?: boolean;
  }

  /** A question. Who is not asked knows only who is, and by which rule. */
  interface Decision extends Omit<P.DecisionView, "options" | "prompt"> {
    options: Option[];
    prompt: string;
  }

  interface View extends Omit<P.View, "decision"> {
    decision: Decision | null;
  }

  interface Position extends Omit<P.Position, "view"> {
    view: View;
    heard: number;
  }

  interface Past extends Omit<P.Past, "view"> {
    view: View;
  }

  /** A card that lies somewhere. */
  interface Known {
    zone: string;
    seat: number | null;
    card: P.CardView;
  }

  interface Table {
    seat: number | null;
    cards: Map<string, Known>;
    leader: string | null;
  }

  interface Stage {
    lit: Set<string>;
    menu: Option[];
    buttons: Option[];
    answer: Option | null;
    open: Option[];
  }

  /** Answers that follow one another, whatever is passed between. */
  interface Path {
    keys: string[];
    chance?: boolean;
    turn: number;
  }

  /** An order that was settled at once. */
  interface Order {
    rule: string;
    keys: string[];
  }

  /** Cards that were chosen at once. */
  interface Several {
    rule: string;
    cards: string[];
  }

  /** Answers to a question that comes again after each. */
  interface Again extends Order {
    turn: number;
  }

  /** How many cards are chosen here: those that go together (`sets`), or one answer each (`again`). */
  interface Many {
    least: number;
    most: number;
    sets?: string[][];
    again?: boolean;
  }

  /** What an answer by itself is decided from (stops.js). */
  interface About {
    moment: string;
    ahead: P.Ahead;
    people: boolean;
    until: boolean;
  }

  /** An answer that goes by itself, and after how many milliseconds. */
  interface Taken {
    option: Option;
    why: string;
    wait: number;
  }

  /** When one wants to be asked, for one game. */
  interface Stops {
    passing: "sensible" | "ask";
    order: boolean;
    hold: boolean;
    boost: boolean;
    moments: Record<string, "always" | "never">;
  }

  /** What the reader has chosen, kept in the browser. */
  interface Settings {
    theme: string;
    animations: boolean;
    language: string | null;
    everything: boolean;
    sound: boolean;
    muted: boolean;
    speed: string;
    passing?: Record<string, Partial<Stops>>;
  }

  interface Notice {
    sentence: string;
    rule?: string;
  }

  interface State {
    welcome: P.Welcome;
    position: Position;
    past: Past | null;
    news: P.Line[];
    picks: string[];
    many: string[];
    alone: boolean;
    waitsFor: string | null;
    passed: { turn: number; told: { why: string; moment: string; prompt: string }[] };
    takeback: number | null;
    advice: { asking: boolean; told: P.Advised | null; all: boolean } | null;
    studied: number;
    queued: number;
    sent: boolean;
    connection: "connecting" | "open" | "lost" | "closed";
    notice: Notice | null;
    chat: P.ChatLine[];
    presence: { connected: boolean[]; connections: number[]; spectators: number };
    settings: Settings;
  }

  /** What an element is made of; what is nothing is left out. */
  type Child = Node | string | null | false | undefined | "" | 0 | (Node | string | null | false | undefined | "" | 0)[];

  /** What the page does when somebody asks for it, by name (main.js). */
  type Deeds = Record<string, (...given: any[]) => any>;

  /** The board of a page: what is drawn already, to be changed and not drawn anew. */
  interface Board {
    cards: Map<string | undefined, HTMLElement>;
    zones: Map<string, { zone: HTMLElement; place: Spread; seat: number }>;
    gauges: Map<number, HTMLElement>;
    view: View;
    playmat: Mat;
    near: number;
    drawn: unknown[] | null;
    stack: HTMLElement;
  }

  /** A card of another zone that is drawn with its host. */
  interface Lent extends CardView {
    lent: string;
  }

  /** How a card is drawn: its size, where it lies, and what it is measured by. */
  interface Look {
    playmat: Mat;
    size?: "tiny" | "small" | "large" | "tray";
    zone?: string;
    base?: CardView;
    lies?: boolean;
    picture?: boolean;
  }

  // Every element of these pages is one of HTML, and events come from elements.
  interface ParentNode {
    querySelector(selectors: string): HTMLElement | null;
    querySelectorAll(selectors: string): NodeListOf<HTMLElement>;
  }
  interface Element {
    closest(selectors: string): HTMLElement | null;
  }
  interface HTMLElement {
    addEventListener(type: string, listener: (event: any) => any, options?: any): void;
  }
  interface Document {
    addEventListener(type: string, listener: (event: any) => any, options?: any): void;
  }
  interface HTMLCollection {
    [Symbol.iterator](): ArrayIterator<HTMLElement>;
  }
  interface Set<T> {
    has(value: T | null | undefined): boolean;
  }
  interface Map<K, V> {
    get(key: K | null | undefined): V | undefined;
  }
  function addEventListener(type: string, listener: (event: any) => any, options?: any): void;
}
