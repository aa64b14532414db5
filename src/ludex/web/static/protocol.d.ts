/** The protocol, as the pages' scripts know it. Made by docs/make_schema.py; a test holds it current. */

export type Server = Welcome | Position | Past | Obstacles | Advised | Analysis | ChatLine | Presence | Back | Another | Refused | Pong;

export type Client = Hello | Answer | Why | Hint | Analyse | Undo | Takeback | Concede | Rematch | Chat | At | Ping;

/** An answer of the player: its key, and what it says. */
export interface Act {
  key: string;
  label: string;
}

/** What to answer, and why. `proven`: it wins this turn, whatever is answered. `line`: how the turn goes on;
    `changes`: what that does to the figures that players look at; `chance`: to win after it, an opinion; `instead`: the
    next best answer, `behind` by so much. About the question of a version, or a position after so many answers. */
export interface Advised {
  type: "hint";
  seat: number;
  key: string;
  label: string;
  rule: string;
  cards: string[];
  proven: boolean;
  chance: number;
  line: Act[];
  changes: Change[];
  behind: number;
  instead?: Act;
  answers?: number;
  version?: number;
}

/** What would follow, for who is asked. */
export interface Ahead {
  doors?: Record<string, Beyond>;
  idle?: boolean;
  ways?: Way[];
  sets?: string[][];
  lesson?: LessonStep;
}

/** How a game that is over stood from turn to turn. */
export interface Analyse {
  type: "analyse";
}

/** What is known of a game that is over. `done` of `of` turns have been searched for a win; in `known` of them it is
    certain whether there was one. */
export interface Analysis {
  type: "analysis";
  done: number;
  of: number;
  winner: number | null;
  turns: TurnStood[];
  falls: Fell[];
  missed: MissedWin[];
  known: number;
}

/** Who wants another game, and where it is once there is one. */
export interface Another {
  type: "rematch";
  game: string | null;
  token: string | null;
  asked: [boolean, boolean];
}

/** The answer to the decision of a version. */
export interface Answer {
  type: "answer";
  version: number;
  key: string;
}

/** What may be exchanged before the next game of a match; no cards for who may not. */
export interface Aside {
  cards?: SideCard[];
  side?: string;
  parts?: string[];
}

/** An earlier position; of a game that is over, also as another seat saw it. */
export interface At {
  type: "at";
  answers: number;
  seat?: number | null;
}

/** A seat asks to take its last answer back: `asked`, or `declined`. */
export interface Back {
  type: "takeback";
  seat: number;
  state: string;
}

/** Who fights whom, and the numbers that are compared. */
export interface BattleView {
  by: string[];
  on: string[];
  force: number;
  against: number;
}

/** What stands behind an answer that does nothing but lead on: the options there, each with what is behind it. */
export interface Beyond {
  key?: string;
  label?: string;
  then?: Beyond[];
  step?: boolean;
  hollow?: boolean;
  chance?: Beyond[];
}

/** A card to lay at the desk; one of the visitor's own is told in full. */
export interface CardFound {
  name: string;
  kind: string;
  part: string;
  row?: Record<string, any>;
}

/** A card that the seat sees; of one that lies hidden before everybody only how it lies. */
export interface CardView {
  id?: string;
  owner?: number;
  controller?: number;
  name?: string;
  names?: string[];
  types?: string[];
  labels?: Record<string, string[]>;
  numbers?: Record<string, number>;
  keywords?: string[];
  abilities?: string[];
  printed?: Information | null;
  behind?: Information | null;
  symbols?: string[];
  rested?: boolean;
  faceup?: boolean;
  face?: number;
  counters?: Record<string, number>;
  marks?: Record<string, number>;
  links?: string[];
  parts?: string[];
  changes?: ChangeView[];
  place?: number | null;
  hidden?: boolean;
}

/** What a course changes: a figure that players of this game look at, one's own beyond the other's, and by how
    much; `good`: whether that is welcome. */
export interface Change {
  figure: string;
  by: number;
  good: boolean;
}

/** One change of a card. */
export interface ChangeView {
  op: string;
  key: string;
  value?: number | string | boolean | string[] | null;
  until?: UntilView | null;
  source?: string | null;
}

/** A line to the others at the table. */
export interface Chat {
  type: "chat";
  text: string;
}

/** A line that somebody said, and when. */
export interface ChatLine {
  type: "chat";
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Seconds: how much each person has, and how much each answer gives back. */
export interface ClockSettings {
  bank: number;
  increment?: number;
}

/** The same under another ruleset, and where it parts. */
export interface Compared {
  ruleset: string;
  title: string;
  view: View;
  playmat: Mat;
  numbers: Record<string, Record<string, string>>;
  blank: Record<string, number>;
  phases: Record<string, Record<string, string>>;
  details: Record<string, Record<string, string>>;
  states: Record<string, Record<string, string>>;
  counters: boolean;
  cast: Record<string, string>;
  decision: JudgedQuestion | null;
  news: Line[];
  refused: JudgedRefusal | null;
  result: JudgedEnd | null;
  parts: Parting | null;
}

/** Give up. */
export interface Concede {
  type: "concede";
  version: number;
}

/** The game, and the number of its answers, from which another was continued. */
export interface Continued {
  game: string;
  answers: number | null;
}

/** Who is asked, what and by which rule; the rest only for who is asked. */
export interface DecisionView {
  seat: number;
  kind: string;
  rule: string;
  prompt?: string;
  card?: string | null;
  picked?: string[];
  options?: OptionView[];
  nature?: string;
  among?: string[];
  text?: string;
  least?: number | null;
  most?: number | null;
  could?: boolean | null;
}

/** A starter deck by its name. */
export interface DeckNamed {
  name: string;
  title: string;
}

/** A visitor's own deck, with the cards of the lab in it. */
export interface DeckOwned {
  title: string;
  deck: Record<string, any>;
  cards: (Record<string, any>)[];
}

/** Why a game was not played to its end: `concede`, `timeout` or `stopped`, and by whose doing. */
export interface Ending {
  kind: string;
  seat: number;
}

/** The answer to what cannot be done, with a status from 400 on. */
export interface Error {
  error: Fault;
}

/** Something that happened, as far as the seat could know it. */
export interface EventView {
  kind: string;
  rule: string;
  turn?: number;
  batch?: number;
  seat?: number | null;
  from?: string | null;
  from_seat?: number | null;
  to?: string | null;
  to_seat?: number | null;
  card?: string | null;
  name?: string | null;
  became?: string | null;
  hidden?: boolean;
  key?: string | null;
  amount?: number | null;
  other?: string | null;
  other_name?: string | null;
  by?: string | null;
  by_name?: string | null;
  place?: number | null;
  faceup?: boolean | null;
  face?: number | null;
  op?: string | null;
  value?: number | null;
  text?: string | null;
}

/** What stands on a card: the labels that colour it, those under its name, and its numbers. */
export interface Face {
  tint: string;
  traits: string[];
  numbers: Figure[];
  kinds: Record<string, string>;
  colours: Record<string, [string, string]>;
  symbols?: boolean;
  badges?: string[];
  lasting?: Record<string, string>;
}

/** Cards as the table shows them, each under its part and name, and how that game lies. */
export interface Faces {
  playmat: Mat;
  cards: any;
}

/** What is wrong, in which field, and by which rule. */
export interface Fault {
  sentence: string;
  field?: string;
  rule?: string;
}

/** A turn in which the chance of the player whose turn it was fell. */
export interface Fell {
  turn: number;
  seat: number;
  answers: number;
  before: number;
  after: number;
}

/** A number of a card: in which corner of its face it stands, and what it is called. One that has no corner is told
    only where all numbers are. `damaged`: damage on the card is taken off it; `usual`: what small cards leave out. */
export interface Figure {
  number: string;
  corner: string;
  label: string;
  icon: string;
  damaged?: boolean;
  usual?: number | null;
}

/** A table that waits, and what who sits down may choose. */
export interface Free {
  game: string;
  ruleset: string;
  title: string;
  players: Player[];
  settings: GameSettings;
  created: number;
  status: string;
  result: Outcome | null;
  answers: number | null;
  from: Continued | null;
  decks: DeckNamed[];
  own: DeckOwned[];
}

/** An earlier position of a game. While that is played, the token of a seat against a bot is needed. */
export interface From {
  game: string;
  answers: number;
  token?: string;
}

/** A new game. */
export interface GameMade {
  game: string;
  seats: SeatMade[];
}

/** How a game was set up (`hosting.creating`). */
export interface GameSettings {
  clock: ClockSettings | null;
  spectators: boolean;
  open?: boolean;
  listed?: boolean;
  match?: Match;
  hints?: boolean;
}

/** A value of a player to show: as a number, as points of which some are spent, or as the cards of a zone. */
export interface Gauge {
  value: string;
  label: string;
  show: string;
  colour: string;
  most?: string;
  icon?: string;
}

/** A view for who needs no board: who is asked what, and how it ended. */
export interface Glance {
  seat: number | null;
  turn: number;
  active: number;
  decision: DecisionView | null;
  result: ResultView | null;
}

/** The areas of one half, with the widths of columns and the heights of rows as parts of the whole; a row may have
    another height across the table, where a hand is only backs. */
export interface Grid {
  areas: string[];
  columns: number[];
  rows: number[];
  far: number[];
  middle?: number;
}

/** The first message: which game, and the token of a seat (none: a spectator). */
export interface Hello {
  type: "hello";
  game: string;
  protocol?: number;
  token?: string | null;
  claim?: string | null;
  since?: number;
  version?: number;
  views?: boolean;
  lang?: string | null;
}

/** What to answer to one's own decision of a version; or, of a game that is over, after so many answers. */
export interface Hint {
  type: "hint";
  version?: number | null;
  answers?: number | null;
}

/** What stands on a card, or on one side of it. */
export interface Information {
  name?: string;
  names?: string[];
  types?: string[];
  labels?: Record<string, string[]>;
  numbers?: Record<string, number>;
  keywords?: string[];
  abilities?: string[];
}

/** Somebody sits down. `token`: the invitation, none at an open table; `claim`: the seat's token from now on. */
export interface Join {
  claim: string;
  deck: string | Record<string, any>;
  token?: string;
  name?: string;
  seat?: number | null;
  cards?: (Record<string, any>)[];
}

/** The answer of the judge's desk. */
export interface Judged {
  ruleset: string;
  title: string;
  view: View;
  playmat: Mat;
  numbers: Record<string, Record<string, string>>;
  blank: Record<string, number>;
  phases: Record<string, Record<string, string>>;
  details: Record<string, Record<string, string>>;
  states: Record<string, Record<string, string>>;
  counters: boolean;
  cast: Record<string, string>;
  decision: JudgedQuestion | null;
  news: Line[];
  refused: JudgedRefusal | null;
  result: JudgedEnd | null;
  scenario: Record<string, any>;
  why: Obstacle[];
  under: (Compared | Wrong)[];
  others: string[];
}

/** How a position's game has ended. */
export interface JudgedEnd {
  winner: number | null;
  rule: string;
  gist: string;
}

/** An answer: its key, its label, and its words in a scenario. */
export interface JudgedOption {
  key: string;
  label: string;
  do: string;
}

/** What is asked in a position. */
export interface JudgedQuestion {
  seat: number;
  prompt: string;
  rule: string;
  gist: string;
  options: JudgedOption[];
}

/** The answer of a scenario that the rules refuse. */
export interface JudgedRefusal {
  do: string;
  rule: string;
  sentence: string;
  gist: string;
}

/** An effect that lasts. */
export interface LastingView {
  seat: number;
  text: string;
  source?: string | null;
  until?: UntilView | null;
  uses?: number | null;
}

/** A lesson in words of every language, and where it stands in its course. */
export interface Lesson {
  id: string;
  number: number;
  of: number;
  title: Record<string, string>;
  idea: Record<string, string>;
  rule: string;
  done: Record<string, string>;
  tasks: (Record<string, string>)[];
  titles: (Record<string, string>)[];
}

/** How far a lesson is, the answer it waits for, and whether the table gives it. */
export interface LessonStep {
  step: number;
  done: boolean;
  key: string | null;
  by_itself: boolean;
}

/** A line of the log: a sentence with its rule, after how many answers, whether a summary leaves it out, and whether
    it belongs to the line before. */
export interface Line {
  sentence: string;
  rule: string;
  gist: string;
  answers: number;
  quiet: boolean;
  under: boolean;
}

/** How a game lies on the page. */
export interface Mat {
  game: string;
  wide: Grid;
  compact: Grid;
  gauges: Gauge[];
  face: Face;
  backs: Record<string, string>;
  passes: string[];
  stops: Stop[];
  drops: string[];
  contest: string;
  supports: boolean;
  answers: boolean;
  look: string[];
  zones: Spread[];
  resting: string;
}

/** A playmat explained by a position. */
export interface MatExplained {
  game: string;
  title: string;
  view: View;
  playmat: Mat;
  zones: ZoneExplained[];
}

/** How a match stands before a game of it. `first`: its first game, empty in that one. */
export interface Match {
  best_of: number;
  wins?: [number, number];
  number?: number;
  first?: string;
}

/** A win of a turn that was not taken, act by act. */
export interface MissedWin {
  turn: number;
  seat: number;
  answers: number;
  labels: string[];
}

/** A game that somebody asks for. */
export interface NewGame {
  ruleset?: string;
  decks?: (string | Record<string, any>)[];
  seats?: NewSeat[];
  seed?: number | null;
  clock?: ClockSettings | null;
  spectators?: boolean;
  cards?: (Record<string, any>)[];
  from?: From | null;
  scenario?: Record<string, any> | null;
  lesson?: string;
  puzzle?: string;
  waits?: boolean;
  open?: boolean;
  listed?: boolean;
  hints?: boolean;
  best_of?: 1 | 3;
}

/** Who sits there: a person, who gets a token, or a bot of a name. */
export interface NewSeat {
  kind: "bot" | "person";
  name?: string;
  bot?: string;
}

/** What forbids an answer, by which rule; at the table of a lesson also in its words. */
export interface Obstacle {
  key: string;
  rule: string;
  sentence: string;
  gist: string;
  words?: Record<string, string>;
}

/** What forbids an answer, or anything to be done with a card; none if it may be done. */
export interface Obstacles {
  type: "why";
  obstacles: Obstacle[];
  key?: string;
  card?: string;
}

/** One possible answer. */
export interface OptionView {
  key: string;
  label: string;
  weight?: string;
}

/** How a game ended: who won (none: a draw), the rule, and how if it was not played to its end. */
export interface Outcome {
  winner: number | null;
  rule: string;
  how?: string | null;
}

/** Where the same course goes another way under another ruleset. */
export interface Parting {
  sentence: string;
  rule: string;
  gist: string;
}

/** An earlier position; `of`: how many answers there are in all. */
export interface Past {
  type: "past";
  answers: number;
  of: number;
  moment: string;
  view: View | Glance;
  news: Line[];
  chance?: number;
}

/** An ability that waits to be played. */
export interface PendingView {
  seat: number;
  card?: string | null;
  source?: string | null;
  text?: string | null;
  event?: string | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** A line of a file, relative to the checkout, the function or class around it, and what a citation is there. */
export interface Place {
  path: string;
  line: number;
  within?: string;
  role?: string;
}

/** What was played and waits to be resolved. */
export interface PlayedView {
  card: string;
  kind: string;
  controller: number;
  source?: string | null;
  text?: string;
  named?: (string | null)[];
  targets?: string[];
}

/** Who sits somewhere: `person` or `bot`, and which bot. */
export interface Player {
  name: string;
  kind: string;
  bot: string | null;
}

/** A player's values and zones. */
export interface PlayerView {
  seat: number;
  values: Record<string, number>;
  zones: Record<string, ZoneView>;
}

/** The server is there. */
export interface Pong {
  type: "pong";
}

/** A pool of cards out of a file. */
export interface PoolMade {
  pool: string;
}

/** How the game stands, as far as a seat may know. */
export interface Position {
  type: "position";
  version: number;
  answers: number;
  since: number;
  moment: string;
  view: View | Glance;
  news: Line[];
  gist: string;
  ahead: Ahead;
  undo: boolean;
  clock: Time | null;
  connected: [boolean, boolean];
  ending: Ending | null;
  chance?: number;
}

/** Who is there: each seat, by how many connections, and how many watch. */
export interface Presence {
  type: "presence";
  connected: [boolean, boolean];
  connections: [number, number];
  spectators: number;
}

/** A message that changed nothing: its type if it could be told, and why; `words`: the sentence by language. */
export interface Refused {
  type: "refused";
  of: string | null;
  reason: "bad-token" | "illegal" | "lesson" | "malformed" | "not-allowed" | "not-your-turn" | "over" | "puzzle" | "stale" | "too-frequent" | "too-large" | "unavailable" | "unknown-game" | "waiting";
  sentence: string;
  rule?: string;
  words?: Record<string, string>;
}

/** Another game with the same decks. */
export interface Rematch {
  type: "rematch";
}

/** Who won (None: a draw), and the rule that ended the game. */
export interface ResultView {
  winner: number | null;
  rule: string;
}

/** A puzzle: its name, where it stands among those of its game, how hard it is (1 to 5), whether the opponent's hand
    lies open, and the next one. */
export interface Riddle {
  name: string;
  game: string;
  number: number;
  of: number;
  grade: number;
  open: boolean;
  next: string | null;
}

/** All there is to know about a rule; `traced`: whether the sources could be read. */
export interface RuleCard {
  book: string;
  number: string;
  gist: string;
  status: string;
  reason: string;
  see: string[];
  parent: string | null;
  children: string[];
  code: Place[];
  tests: Place[];
  rulings: Ruling[];
  traced: boolean;
}

/** A ruleset that can be played. */
export interface RulesetTold {
  ruleset: string;
  title: string;
  book: string;
  format: string;
}

/** One unclear passage: the question, what ludex plays, the rules it is about, and why. */
export interface Ruling {
  id: string;
  rules: string[];
  question: string;
  choice: string;
  why: string;
}

/** A seat of a new game: its token, an `invitation` if it is for somebody else; none for a bot. */
export interface SeatMade {
  seat: number;
  token: string | null;
  invitation: boolean;
}

/** The seat that somebody has taken. */
export interface Seated {
  seat: number;
}

/** A card of a deck that may be exchanged: the part it belongs in, how many are there and how many lie aside. */
export interface SideCard {
  name: string;
  part: string;
  in: number;
  aside?: number;
}

/** Where a zone lies and how it is shown. */
export interface Spread {
  zone: string;
  area: string;
  show: string;
  count: boolean;
  filled: boolean;
  host: string;
  of: string;
  label: string;
  oriented: boolean;
  ordered: boolean;
}

/** A deck that comes with ludex, whole. */
export interface StarterDeck {
  name: string;
  title: string;
  description: string;
  deck: Record<string, any>;
}

/** A moment at which a player may pass by itself: the rule that asks, and the phase or step where one rule asks in
    several. `mine`, `theirs`: whether a player who could do something is asked in their own turn and in the other's,
    unless they say otherwise; `attack`: only while somebody attacks. */
export interface Stop {
  rule: string;
  label: string;
  moment?: string;
  mine?: boolean;
  theirs?: boolean;
  attack?: boolean;
}

/** What everybody who knows a game's id may know of it. */
export interface Summary {
  game: string;
  ruleset: string;
  title: string;
  players: Player[];
  settings: GameSettings;
  created: number;
  status: string;
  result: Outcome | null;
  answers: number | null;
  from: Continued | null;
}

/** Between people: ask to take the last answer back, or answer who asks. */
export interface Takeback {
  type: "takeback";
  version: number;
  say?: "ask" | "no" | "yes";
}

/** Milliseconds left to each seat (none for a bot), whose time runs, and the server's time. */
export interface Time {
  left: [number | null, number | null];
  running: number | null;
  at: number;
}

/** A turn: whose it is, after how many answers it begins, and seat 0's chance then. */
export interface TurnStood {
  turn: number;
  seat: number;
  answers: number;
  chance: number;
}

/** Take the last answer back. */
export interface Undo {
  type: "undo";
  version: number;
}

/** How long something lasts. */
export interface UntilView {
  moment: string;
  seat: number;
  skip: number;
}

/** What one seat may know (`seat` None: a spectator). */
export interface View {
  ruleset: string;
  seat: number | null;
  turn: number;
  active: number;
  first: number;
  players: [PlayerView, PlayerView];
  shared: Record<string, ZoneView>;
  lasting: LastingView[];
  pending: PendingView[];
  played: PlayedView[];
  battle: BattleView | null;
  decision: DecisionView | null;
  result: ResultView | null;
  events: EventView[];
  events_total: number;
}

/** A way to pay: its answers one after the other, and the cards used. */
export interface Way {
  keys: string[];
  spent: string[];
}

/** The first: which table it is, and who sits there. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  game: string;
  ruleset: string;
  title: string;
  seat: number | null;
  players: Player[];
  settings: GameSettings;
  undo: boolean;
  playmat: Mat | null;
  spectators: number;
  lesson: Lesson | null;
  puzzle: Riddle | null;
  hints: boolean;
  from: Continued | null;
}

/** What forbids an answer, or anything to be done with a card. */
export interface Why {
  type: "why";
  version: number;
  key?: string | null;
  card?: string | null;
}

/** A ruleset under which the position cannot be set up, and why. */
export interface Wrong {
  ruleset: string;
  wrong: string;
}

/** What a zone is for, by which rule, in words of every language. */
export interface ZoneExplained {
  at: string;
  rule: string;
  says: Record<string, string>;
}

/** A zone: how many cards, those the seat knows something of, and how many it does not know. */
export interface ZoneView {
  count: number;
  hidden: number;
  cards: CardView[];
}
