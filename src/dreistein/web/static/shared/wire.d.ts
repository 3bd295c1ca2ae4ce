/**
 * What crosses the wire, made from `dreistein.protocol` by scripts/protocol.py.
 */

/** The version of the messages on a table's socket. */
export type Protocol = 1;
export type Level = "random" | "greedy" | "casual" | "strong" | "expert" | "pip" | "frida" | "max" | "zora" | "bruno" | "hilda" | "klara" | "sofia";
export type Rung = "pip" | "frida" | "max" | "zora" | "bruno" | "hilda" | "klara" | "sofia";
export type By = "person" | "bot" | "clock";
export type Face = "cat" | "rabbit" | "dog" | "frog" | "hedgehog" | "mouse" | "fish" | "bird" | "bear" | "fox" | "lion" | "owl";
export type Phrase = "hello" | "luck" | "well-placed" | "your-turn" | "one-moment" | "thanks" | "close" | "good-game" | "joy" | "wow" | "sorrow" | "think";
export type Phase = "gathering" | "playing" | "between" | "over";
export type SeatKind = "person" | "invited" | "open" | "bot";
export type EndKind = "out" | "blocked" | "passed" | "blocked-alone" | "passed-alone" | "left" | "least" | "least-shared" | "scores" | "minus";
export type Bonus = "start" | "bridge" | "double" | "hexagon";
export type TurnEnd = "placed" | "kept" | "none-fits" | "passed";
export type End = "out" | "blocked";

/** The first message of a connection. */
export interface Hello {
  type: "hello";
  /** The last `seq` seen; without it the whole table is sent. */
  since?: number | null;
  /** The match that the client shows. */
  match?: number | null;
  /** The round that the client shows; if it is not the present one, the whole table is sent. */
  round?: number | null;
  /** The language of refusals and hints; by default that of `Accept-Language`. */
  language?: string | null;
  /** The version the client speaks. A client of another version is asked to reload. */
  protocol?: number | null;
}

/** Place, draw or end the turn. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  round: number;
  /** How many actions of the round the client has seen; an action for another ply is refused. */
  ply: number;
  /** One of the `choices` of the hand. */
  action: string;
  /** The match that is meant; an action for another one is refused. */
  match?: number | null;
}

/** Be ready for the match. */
export interface Ready {
  type: "ready";
  id: string;
  match: number;
  /** The SHA-256 of a random share of the shuffle, which is kept secret until all have sealed. */
  seal: string;
  /** The `attempt` of the table's `shuffle`; each needs a share of its own. */
  attempt?: number;
}

/** Reveal the share, once the table's `shuffle` has all seals, the own included. */
export interface Reveal {
  type: "reveal";
  id: string;
  match: number;
  /** 32 random bytes in hexadecimal digits. The seal is the hash of this text. */
  share: string;
  /** The hash of all that decides the deal, as this client was told it: docs/fair.md. */
  pledge: string;
  attempt?: number;
}

/** Be ready for the next round: it is dealt once everybody who is here is. */
export interface Next {
  type: "next";
  id: string;
  /** The number it will have. */
  round: number;
  /** The match that is meant: in another one nothing happens. */
  match?: number | null;
}

/** Undo one's own last action and everything after it. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  round: number;
  ply: number;
  /** The match that is meant: in another one nothing happens. */
  match?: number | null;
}

/** Agree to a request to undo, or decline it. */
export interface Answer {
  type: "answer";
  id: string;
  /** The `seq` of the request. */
  asked: number;
  yes: boolean;
}

/** Give up the match: a bot plays on, and cannot win. The seat stays yours for a rematch. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
  /** The match that is meant: in another one nothing happens. */
  match?: number | null;
}

/** Be ready for another match: it follows once everybody who is here has answered. */
export interface Rematch {
  type: "rematch";
  id: string;
  /** The number it will have. */
  match: number;
}

/** Want no other match: the seat is free once it begins. */
export interface Decline {
  type: "decline";
  id: string;
  /** The number it will have. */
  match: number;
}

/** Change the name shown on a seat, and how its person is drawn. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
  /** A wish: where somebody else has that face or colour, the next free one is given. */
  look?: Look | null;
}

/** Leave a seat: a bot plays there until somebody else joins. Who has left it already has. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
  /** The last `seq` seen: a seat that one got after it is kept. */
  seen?: number | null;
}

/** Give a waiting seat to a bot, until somebody takes it; only the host may. */
export interface Fill {
  type: "fill";
  id: string;
  seat: number;
  level: Level;
}

/** Free the seat of a guest or of a bot before the match begins; only the host may. */
export interface Remove {
  type: "remove";
  id: string;
  seat: number;
  /** The last `seq` seen: whoever came to the seat after it stays. */
  seen?: number | null;
}

/** Take a waiting seat away, to play without it; before the match, and only the host may. */
export interface CloseSeat {
  type: "close-seat";
  id: string;
  seat: number;
  /** How many seats the table has with it; if it has fewer, nothing happens. */
  seats: number;
}

/** Make new links to the table, so that the old ones open nothing; only the host may. */
export interface NewKeys {
  type: "new-keys";
  id: string;
  /** The last `seq` seen: links that were made after it stay. */
  seen?: number | null;
}

/** Ask the expert what to do. */
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
  round: number;
  ply: number;
}

/** Say one of the phrases to everyone at the table. It is not stored. */
export interface Say {
  type: "say";
  id: string;
  seat: number;
  phrase: Phrase;
}

/** Ask for a sign of life. */
export interface Ping {
  type: "ping";
  /** The number to answer with. */
  n?: number;
}

/** A seat as the shuffle is bound to it; docs/fair.md tells what is hashed. */
export interface SealedSeat {
  kind: "person" | "open" | "bot";
  /** The mark of the person's name. */
  name: string | null;
  /** The level of the bot that plays here. */
  level: string | null;
  /** The seat that stands for the person's share; null for a bot, and for a person who is away. */
  share: number | null;
}

/** The numbers of a table; docs/editions.md explains them. */
export interface Edition {
  name: string;
  deal: Record<string, number>;
  start: number;
  start_needs_triple: boolean;
  start_zero: number;
  bridge: number;
  double: number;
  hexagons: number[];
  out: number;
  draw: number;
  draws: number;
  fruitless: number;
  empty: number;
  target: number;
  /** Whether whoever can place must; left out where it is false. */
  must_place?: boolean;
  /** How many numbers the tiles have; left out where it is 6. Tables always have 6. */
  numbers?: number;
}

/** The numbers of a game of solitaire. */
export interface SolitaireNumbers {
  rack: number;
  draws: number;
}

/** An action that was made. */
export interface Action {
  /** A draw is always `+`, without the tile. */
  action: string;
  /** Everything it did to its seat's score, apart from the end of the round. */
  points: number;
  bonus: Bonus | null;
  /** The part of the points that comes from the bonus. */
  bonus_points: number;
  /** How many hexagons it closed. */
  hexagons: number;
  /** In a replay, `bot` where one acted in its player's place, otherwise null. */
  by: By | null;
}

/** A whole turn of a seat, a line of the score pad; the last one may still go on. */
export interface Turn {
  seat: number;
  actions: Action[];
  /** How many tiles were drawn. */
  draws: number;
  /** The part of the points that drawing cost. */
  draw_points: number;
  /** null while the turn goes on, or if the round ended with a draw. */
  end: TurnEnd | null;
  /** The rest: for the placement, or for ending the turn without one. */
  end_points: number;
  points: number;
  /** The seat's total in the match after this turn. */
  total: number;
}

/** An action that is allowed now, and what it scores. */
export interface Choice {
  action: string;
  /** What it scores at once: below 0 for a draw or a penalty. */
  points: number;
  bonus: Bonus | null;
  hexagons: number;
  /** The part of the points that comes from the bonus. */
  bonus_points: number;
  /** What ending the turn is, without placing: `kept` or `passed`; null for other actions. */
  end: TurnEnd | null;
}

/** What a seat of the viewer's own holds and may do. */
export interface Hand {
  seat: number;
  /** The rack. */
  tiles: string[];
  /** The tiles drawn in this turn; once there are any, only they may be placed. */
  drawn: string[];
  /** Everything the seat may do now; null while it is not to move. */
  choices: Choice[] | null;
}

/** A statement about the end of a round, for a sentence in the reader's language. */
export interface EndLine {
  kind: EndKind;
  seats: number[];
  tiles: string[];
  /** Numbers to add up. */
  terms: number[];
}

/** How a round ended. */
export interface Ended {
  end: End;
  /** What the end scored, by seat. */
  settlement: number[];
  /** The tiles still held, by seat. */
  left: string[][];
  /** Why, step by step. */
  lines: EndLine[];
}

/** A round as a viewer sees it. */
export interface RoundView {
  number: number;
  /** The totals of the match before this round. */
  before: number[];
  /** The placements so far, in order. */
  board: string[];
  /** The turns so far, in order. */
  turns: Turn[];
  /** How many actions the round has. */
  ply: number;
  /** Tiles held, by seat. */
  counts: number[];
  /** Tiles left in the stock. */
  stock: number;
  /** This round's points, by seat. */
  scores: number[];
  /** The totals of the match, this round's points included. */
  totals: number[];
  /** The seat to move. */
  to_move: number;
  /** How many tiles it has drawn in this turn. */
  draws: number;
  /** In solitaire, the draws left in the whole game. */
  draws_left: number | null;
  /** null while the round goes on. */
  ended: Ended | null;
  /** Whether its `board` and `turns`, and the `left` and `lines` of its end, are left out, as in a past round: they are fetched when somebody looks at them. */
  short: boolean;
}

/** How a person is drawn. No two people at a table share a face or a colour. */
export interface Look {
  face: Face;
  /** The number on the tiles that has this colour. */
  colour: number;
}

/** Who plays on a seat from the next deal on, and only watches until then. */
export interface Heir {
  name: string;
  /** Whether it is the viewer. */
  yours: boolean;
}

/** Who sits on a seat. */
export interface SeatView {
  name: string;
  /** `invited` waits for a friend; a bot plays on `open` until somebody takes the seat. */
  kind: SeatKind;
  /** The level of the bot that plays here now. */
  level: Level | null;
  /** A bot plays for a person who is away. */
  held: boolean;
  /** Whether its person has given up this match. */
  resigned: boolean;
  /** Whether the match can begin, or after a result go on, as far as this seat is concerned. */
  ready: boolean;
  /** Whether the viewer sits here. */
  yours: boolean;
  /** Whether its person is connected. */
  here: boolean;
  /** null for a bot and for a seat that waits for somebody. */
  look: Look | null;
  /** After a match: whether its person does not want another one. */
  declined: boolean;
  /** Who plays here from the next round or match on, instead of a bot. */
  heir: Heir | null;
}

/** A request to undo, which others must agree to. */
export interface UndoRequest {
  /** The `seq` of the request, for the answer. */
  asked: number;
  seat: number;
  /** How many actions of the round would remain. */
  keep: number;
  /** Seats whose person has not answered. */
  waiting: number[];
}

/** An attempt that led to no deal. */
export interface FailedAttempt {
  seats: number[];
  /** `silent` if a share was not revealed in time, `left` if somebody left. */
  why: "silent" | "left";
  /** All seals of the attempt, with their seats. */
  seals: [number, string][];
  /** The names on these seats then. */
  names: string[];
}

/** How the seed of the match comes about. */
export interface Shuffle {
  /** The mark of the table. */
  table: string;
  /** Counted from 0. */
  attempt: number;
  /** Who sits where, fixed once all seals are there; null before. */
  seats: SealedSeat[] | null;
  /** All seals with their seats, once they are there. */
  seals: [number, string][];
  /** The seats whose shares are still to be revealed, once all seals are there. */
  missing: number[];
  /** The attempts before this one. */
  failed: FailedAttempt[];
}

/** What the shuffle came from. `shuffle` has the rest of it. */
export interface Proof {
  /** Of the shuffle: 1, for `dreistein-fair/1`. */
  version: number;
  /** The server's share. */
  secret: string;
  /** The players' shares, each with a seat. */
  contributions: [number, string][];
  seed: string;
}

/** That a match was won by drawing on purpose: in the end the others could only pass. */
export interface Hoard {
  /** Who won. */
  seat: number;
  /** How many tiles that seat drew although one fitted. */
  draws: number;
  /** What it then placed while all others passed. */
  points: number;
}

/** Everything a viewer may know of a table. */
export interface TableView {
  id: string;
  edition: Edition;
  seats: SeatView[];
  /** Whether the viewer is the host: the person who opened the table, or the next if they left. */
  host: boolean;
  /** Whether the viewer has no seat here. */
  spectator: boolean;
  phase: Phase;
  /** The number of the match at this table, counted from 0. */
  match: number;
  /** The SHA-256 of the server's secret; null if the seed was chosen. */
  commitment: string | null;
  /** null if the seed was chosen. */
  shuffle: Shuffle | null;
  /** The chosen seed, for those who sit here, and for everyone once the match is over. */
  seed: string | null;
  /** The rounds of the match, the present one last; none before it starts. Past rounds are `short`. */
  rounds: RoundView[];
  /** The viewer's own seats, and nobody else's. */
  hands: Hand[];
  /** Seats, once the match is over. */
  winners: number[];
  /** Whether the match does not count: something was undone, or it was played before. */
  practice: boolean;
  solitaire: SolitaireNumbers | null;
  /** Seconds per turn. */
  clock: number | null;
  /** Milliseconds left in this turn, more than the clock while others' moves are still watched. After a result and before a rematch, until the table goes on; null before somebody is ready. */
  left: number | null;
  /** Whether the expert may be asked. */
  hints: boolean;
  /** Whether clients may mark what fits, and what it scores: a rule of the table. */
  marks: boolean;
  /** The date of a game of the day. */
  day: string | null;
  /** Whether it counts for that day's list. */
  listed: boolean;
  /** The request to undo that waits for answers. */
  undo: UndoRequest | null;
  /** The viewer's own seats that may undo now, the latest mover first. */
  may_undo: number[];
  /** What the first of them has seen, if the match no longer counts once it undoes. */
  undo_shows: "racks" | "answer" | "tile" | null;
  /** Once the match is over. */
  proof: Proof | null;
  /** The key of the link for friends, for those who sit here or did in the match before. */
  invite: string | null;
  /** The key of the link for spectators, for those who sit here. */
  watch: string | null;
  /** The matches won by each seat before this one; empty before the first rematch. */
  series: number[];
  /** The challenge that is played here. */
  challenge: string | null;
  /** After a round: how many turns of the match a bot has played for each seat's person. */
  stand_ins: number[];
  /** Once the match is over: if drawing on purpose decided it. */
  hoard: Hoard | null;
  /** Whether the host put a bot on a seat that waited for somebody: who comes a little late may still take it. */
  filled: boolean;
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  seq: number;
  /** Seconds. A client that hears nothing for twice as long should reconnect. */
  heartbeat: number;
  /** The version the server speaks. */
  protocol: number;
}

/** What happened. */
export interface News {
  /** The type of the event. */
  kind: string;
  /** The seat it is about. */
  seat: number | null;
}

/** The whole table: the first thing that a client is sent of it. */
export interface Whole {
  type: "view";
  seq: number;
  table: TableView;
}

/** What is different at the table after anything but an action, and after the end of a round. */
export interface Changed {
  type: "changed";
  seq: number;
  /** What happened. */
  news: News;
  /** The fields that are different now, except `rounds`. */
  table: Partial<TableView>;
  /** How many of the rounds, from the first on, are the same as before. */
  kept: number;
  /** The rounds after those. */
  rounds: RoundView[];
}

/** An action, and how the round stands after it. */
export interface Acted {
  type: "acted";
  seq: number;
  /** The number of the round. */
  round: number;
  /** How many actions the round has now. */
  ply: number;
  seat: number;
  action: Action;
  /** The turn it belongs to, this action included. */
  turn: Turn;
  /** The number of that turn in the round: it replaces the turn of that number, or is added. */
  turn_number: number;
  /** The tile drawn, for the seat that drew it. */
  tile: string | null;
  /** The seat to move now. */
  to_move: number;
  /** How many tiles that seat has drawn in its turn. */
  draws: number;
  /** Tiles held, by seat. */
  counts: number[];
  /** Tiles left in the stock. */
  stock: number;
  /** In solitaire, the draws left in the whole game. */
  draws_left: number | null;
  /** The round's points, by seat. */
  scores: number[];
  /** The totals of the match, by seat. */
  totals: number[];
  /** The viewer's own seats that acted or are to move; others have nothing `drawn` and no `choices`. */
  hands: Hand[];
  /** Milliseconds left in the turn; the clock starts once the moves can have been seen. */
  left: number | null;
  /** The viewer's own seats that may undo now, the latest mover first. */
  may_undo: number[];
  /** What the first of them has seen, if the match no longer counts once it undoes. */
  undo_shows: "racks" | "answer" | "tile" | null;
}

/** Who is connected; it has no sequence number. */
export interface Presence {
  type: "presence";
  /** By seat. */
  here: boolean[];
  /** How many connections only watch. */
  spectators: number;
}

/** Somebody said something; it has no sequence number, and is not sent again. */
export interface Said {
  type: "said";
  seat: number;
  phrase: Phrase;
}

/** Somebody asked the expert; it has no sequence number, and is not sent again. */
export interface Hinted {
  type: "hinted";
  seat: number;
}

/** A message was carried out, and the result is stored. */
export interface Done {
  type: "done";
  /** The client's id of the message. */
  id: string;
  /** The sequence number it got. */
  seq: number;
}

/** A message was not carried out, and why. */
export interface Refused {
  type: "refused";
  /** The client's id of the message; null if it could not be read. */
  id: string | null;
  /** For programs. */
  code: string;
  /** For people, in their language. */
  message: string;
  /** The facts in the message. */
  details: Record<string, string | number>;
}

/** What the expert thinks of an action. */
export interface HintLine {
  action: string;
  /** The seat's expected score at the end of the round. */
  points: number;
  /** How far that is ahead of the best opponent. */
  lead: number;
  /** The standard error of `lead`. */
  lead_error: number;
  /** The chance of winning the match; null in solitaire. */
  win: number | null;
  /** The standard error of `win`, with that of the model behind it. */
  win_error: number;
  /** Whether it was solved, with nothing to estimate. */
  exact: boolean;
  reasons: Record<string, unknown>[];
  /** The reasons as sentences, in the language of the connection. */
  text: string;
}

/** Actions that mean the same, in words. */
export interface HintIdea {
  /** The best first; placements are of one tile. */
  actions: string[];
  /** What to do, in the language of the connection. */
  title: string;
  /** Why, in sentences. */
  text: string;
  /** What the first gains compared with the second, or the third costs; may be empty. */
  gain: string;
}

/** The expert's ranking, the best first. */
export interface Hint {
  type: "hint";
  /** The client's id of the question. */
  id: string;
  round: number;
  /** The position it is about. */
  ply: number;
  /** Every legal action. */
  lines: HintLine[];
  /** At most three different ideas among them. */
  ideas: HintIdea[];
}

/** A sign of life: the answer to `ping`, or a heartbeat. */
export interface Pong {
  type: "pong";
  n: number;
}

/** The server ends the connection. */
export interface Bye {
  type: "bye";
  code: string;
  message: string;
  /** After how many milliseconds to come back; null if a client should not. */
  retry: number | null;
}

/** Why something was not done. */
export interface Problem {
  /** For programs; it stays the same. */
  code: string;
  /** For people, in the language of Accept-Language. */
  message: string;
  /** The facts of the message, by name. */
  details: Record<string, string | number>;
}

/** A seat of a new table: for oneself, a friend, a bot until a friend comes, or a bot. */
export interface NewSeat {
  kind: "me" | "invited" | "open" | "bot";
  name?: string;
  level?: Level | null;
  /** For `me`: how that person would like to be drawn. */
  look?: Look | null;
}

/** The numbers of a new game of solitaire. */
export interface NewSolitaire {
  rack?: number;
  draws?: number;
}

/** A table to open. */
export interface NewTable {
  seats: NewSeat[];
  /** A name, a whole object, or an object with a `base`. */
  edition?: string | Record<string, unknown>;
  solitaire?: NewSolitaire | null;
  /** A game code, in solitaire. */
  seed?: string | null;
  /** Seconds per turn. */
  clock?: number | null;
  hints?: boolean;
  /** Whether the page marks what fits, with its points. Without, there are no hints either. */
  marks?: boolean;
  /** Asked again with it, since the answer was lost, it gives the table that was opened. */
  key?: string | null;
}

/** A table that was opened. */
export interface Opened {
  table: string;
}

/** Taking a seat by an invitation; without a number, the next that is free. */
export interface TakeSeat {
  name?: string;
  seat?: number | null;
  /** How the visitor would like to be drawn. */
  look?: Look | null;
}

/** The seat that was taken. */
export interface Seated {
  table: string;
  seat: number;
}

/** What a link opens, and who is there. */
export interface Opens {
  table: string;
  kind: "invite" | "watch";
  phase: Phase;
  seats: SeatView[];
  /** Whether the visitor sits there already. */
  yours: boolean;
  /** The edition's name; with `changed` at its end if the table has numbers of its own. */
  edition: string;
  target: number;
  /** Whether whoever can place must. */
  must_place: boolean;
  /** Seconds per turn. */
  clock: number | null;
  hints: boolean;
  /** Whether what fits is marked. */
  marks: boolean;
}

/** Whole rounds of the match at a table; `next` is the `first` of the following page. */
export interface Rounds {
  match: number;
  rounds: RoundView[];
  next: number | null;
}

/** What a list shows of a table. */
export interface About {
  names: string[];
  levels: (Level | null)[];
  edition: string;
  target: number;
  solitaire: boolean;
  day: string | null;
  match: number;
  round: number;
  totals: number[];
  winners: number[];
  practice: boolean;
  /** For each seat, how many turns a bot played for its person. */
  stand_ins: number[];
  /** How many people sit there. */
  people: number;
  /** The seat whose turn it is. */
  to_move: number | null;
  /** The matches that each seat has won at this table; empty before the first rematch. */
  series: number[];
  /** In solitaire. */
  numbers: SolitaireNumbers | null;
  /** Whether the deal came from a game code or a challenge. */
  seeded: boolean;
  /** The challenge that is played here. */
  challenge: string | null;
}

/** What a seat did in a match. */
export interface Tally {
  /** The points of its best round. */
  best: number;
  /** How many of its tiles closed one, two and three hexagons. */
  hexagons: [number, number, number];
  /** The rounds in which it placed its last tile. */
  out: number;
}

/** An unfinished table in a list, or a finished match: `about.match` says which one. */
export interface TableSummary {
  id: string;
  phase: Phase;
  /** When something last happened there, in milliseconds of Unix time. */
  at: number;
  about: About;
  /** Whether it waits for the visitor. */
  waiting: boolean;
  /** The visitor's seats in a finished match. */
  yours: number[];
  /** Of a finished match, by seat. */
  tallies: Tally[];
}

/** The visitor's unfinished tables (first page only) and finished matches, the latest first. */
export interface Tables {
  tables: TableSummary[];
  /** The `before` of the following page; null on the last. */
  next: number | null;
}

/** How many tables with other people wait for the visitor. */
export interface Waiting {
  count: number;
  /** Their ids. */
  tables: string[];
}

/** The visitor's earlier games of solitaire with the same settings. */
export interface Best {
  /** The result of the game that was asked about. */
  score: number;
  /** The best of the earlier ones; null if there is none, or if this one cannot be compared. */
  best: number | null;
  /** How many earlier ones there are. */
  games: number;
  /** Whether this one counts: not practice, and not a deal that was chosen. */
  compared: boolean;
}

/** The visitor: whether there is a session, and the name last used. */
export interface Me {
  known: boolean;
  name: string;
  /** Whose games this device had before a link made it another's, for a day. */
  before: string | null;
}

/** The name to remember. */
export interface NewName {
  name: string;
}

/** A token for another device: it works once, within `seconds`. */
export interface DeviceLink {
  token: string;
  seconds: number;
}

/** Whose a token is, and what it means to use it here. */
export interface LinkLook {
  name: string;
  /** Whether this device is that person already. */
  yours: boolean;
  /** How many games this device has, which it would no longer show. */
  games: number;
}

/** New recovery words. The server does not know them any more. */
export interface RecoveryWords {
  words: string;
}

/** Whether the visitor has recovery words. */
export interface WordsMade {
  /** When they were made, in milliseconds since 1970. */
  at: number | null;
}

/** Recovery words as they were typed: spaces, hyphens, accents and capitals do not matter. */
export interface Recover {
  words: string;
}

/** Where to end the session. With `others`, it goes on on this device. */
export interface LogOut {
  where: "here" | "others" | "everywhere";
  /** Of the browser's choosing: asked again with it, as the answer was lost, it goes on here. */
  key: string | null;
}

/** A token from another device. */
export interface Claim {
  token: string;
  /** Of the browser's choosing: used again with it, since the answer was lost, it works again. */
  key?: string | null;
}

/** Playing the game of a day. */
export interface PlayDay {
  name?: string;
  /** How the visitor would like to be drawn. */
  look?: Look | null;
}

/** A line of the day's list. */
export interface DayLine {
  /** Equal scores rank in the order they came. */
  place: number;
  /** Equal scores have the same rank. */
  rank: number;
  name: string;
  score: number;
  at: number;
  yours: boolean;
}

/** The commitment to a day to come. */
export interface Commitment {
  day: string;
  commitment: string;
}

/** A game of the day: what is known of its secret, and who scored what. */
export interface Day {
  day: string;
  today: string;
  /** The SHA-256 of its secret. */
  commitment: string;
  /** Once the day is over. */
  secret: string | null;
  /** Once the day is over: the HMAC-SHA256 of the date under the secret. */
  seed: string | null;
  /** Of the days to come. */
  ahead: Commitment[];
  list: DayLine[];
  yours: DayLine | null;
  /** How many are on the list. */
  count: number;
  /** The median of their scores. */
  median: number | null;
  /** What the expert scores with the same tiles: once you have played, and it has. */
  expert: number | null;
  /** For how many days in a row, up to this one, you are on the list. */
  streak: number;
}

/** A finished match of the visitor's list, whose deals others shall play. */
export interface NewChallenge {
  table: string;
  match: number;
  /** Of the challenger, if the match was played without one. */
  name: string;
}

/** The id of a challenge; its page is at `/challenge/{id}`. */
export interface Challenged {
  challenge: string;
}

/** What somebody scored. */
export interface ChallengeLine {
  name: string;
  /** By seat. */
  totals: number[];
  /** Their own. */
  seat: number;
  at: number;
  yours: boolean;
  practice: boolean;
}

/** The deals of a finished match, for others to play: everything but the tiles. */
export interface Challenge {
  id: string;
  /** The name of whoever made it. */
  by: string;
  edition: Edition;
  /** In solitaire. */
  numbers: SolitaireNumbers | null;
  /** The bot to play against, in a match of two. */
  level: Level | null;
  /** The first is the challenger's. */
  lines: ChallengeLine[];
  /** Whether the visitor played the match it was made of. */
  yours: boolean;
  /** Where the visitor plays it, or has played it. */
  table: string | null;
  /** Whether the visitor knows the tiles already. */
  played: boolean;
}

/** Taking up a challenge. */
export interface TakeUp {
  name: string;
  /** In a match of two: whether to get the opponent's tiles instead of the challenger's. */
  swapped: boolean;
  look: Look | null;
}

/** Where a tile that was placed would have scored more at once. */
export interface Elsewhere {
  action: string;
  more: number;
}

/** An action of a recorded round. */
export interface ReplayAction {
  seat: number;
  action: Action;
  /** The tile that a draw brought. */
  tile: string | null;
  /** The turn it belongs to, as it stood after this action. */
  turn: Turn;
  turn_number: number;
  /** Of a round of which only the table was seen. */
  elsewhere: Elsewhere | null;
}

/** A recorded round, from its deal to its end. */
export interface ReplayRound {
  /** In solitaire, the starting tile. */
  start: string | null;
  /** As dealt; ? is a tile that nobody saw. */
  hands: string[][];
  stock: string[];
  /** The totals before this round. */
  before: number[];
  actions: ReplayAction[];
  scores: number[];
  ended: Ended | null;
  unknown: ("seats" | "opening" | "racks" | "fits" | "places" | "end")[];
}

/** A record that follows the rules. */
export interface Replay {
  legal: boolean;
  over: boolean;
  totals: number[];
  winners: number[];
  edition: Edition;
  players: string[];
  solitaire: SolitaireNumbers | null;
  rounds: ReplayRound[];
  /** For each seat, how many turns a bot played for its person; empty if the record has none. */
  stand_ins: number[];
  /** The seats that gave up and cannot win. */
  resigned: number[];
  /** When it was played, if the record says so. */
  date: string;
}

/** Whether a record's deals are what its players were promised, and what that proves. */
export interface Verification {
  holds: boolean;
  /** `whole`: the deals hold, and the match was played to its end; `part`: the deals hold, but the match is cut short, or something that decides it is not bound; `nothing` is proved. */
  outcome: "whole" | "wrong" | "part" | "nothing";
  /** `match`: from shares of the players, sealed first; `day`: a game of the day; `seed`: just a game code, and `none`: not even that, which prove nothing. */
  kind: "match" | "day" | "seed" | "none";
  seed: string;
  rounds: number;
  /** Whether the match was played to its end. */
  over: boolean;
  /** What the record says and nothing binds; `rest` is everything that is not named here. */
  unproved: ("actions" | "resigned" | "rest" | "edition" | "numbers" | "seats" | "names" | "deals" | "thrown")[];
  /** In which numbers the edition is not the printed one of its name. */
  numbers: string[];
  wrong: Problem[];
}

/** A moment of a finished match of the visitor's list, which anybody with a link shall see. */
export interface NewMoment {
  table: string;
  match?: number;
  /** Past the end is the end. */
  round?: number;
  /** How many actions of the round come before. */
  ply?: number;
}

/** The id of a link to a moment; its page is at `/moment/{id}`. */
export interface MadeMoment {
  moment: string;
}

/** How many links to moments the visitor has made. */
export interface OwnMoments {
  count: number;
}

/** A moment of a finished match, and the match around it. */
export interface Moment {
  round: number;
  ply: number;
  /** Whether the visitor made the link, and may withdraw it. */
  yours: boolean;
  replay: Replay;
}

/** What a result owes to each cause; together, the result minus the even chance. */
export interface ReviewParts {
  /** What everybody's way of playing is worth. */
  plan: number;
  deal: number;
  draws: number;
  moves: number;
  their_draws: number;
  their_moves: number;
}

/** A change of a seat's chance with the true hands, and what caused it. */
export interface ReviewChange {
  cause: "plan" | "deal" | "draws" | "moves" | "their_draws" | "their_moves";
  round: number;
  /** How many actions of the round came before. */
  ply: number;
  before: number;
  after: number;
}

/** An action, and what it scores at once. */
export interface ReviewOption {
  action: string;
  now: number;
}

/** Something that happens more or less often after the better action. */
export interface ReviewReason {
  fact: "now" | "own-fits" | "their-fits" | "own-bonus-next" | "own-bonus-later" | "their-bonus-next" | "their-bonus-later" | "own-out" | "their-out" | "end" | "points" | "target";
  /** What it is worth. */
  points: number;
  /** The points, or in how many games out of 100, after the better action. */
  better: number;
  /** The same after the one that was played. */
  played: number;
  /** Whether it speaks for the one that was played. */
  although: boolean;
}

/** A decision of a seat, judged by what it could know. */
export interface ReviewChoice {
  round: number;
  ply: number;
  grade: "good" | "inaccuracy" | "mistake" | "blunder";
  /** The chance with the best action. */
  before: number;
  after: number;
  loss: number;
  /** The standard error of the loss. */
  error: number;
  exact: boolean;
  /** What it was to end the turn there, without placing: `kept` or `passed`. */
  end: TurnEnd;
  played: ReviewOption;
  best: ReviewOption;
  /** If it cost something, why. */
  why: ReviewReason[];
  /** The first of these in a sentence to the player; empty if there is none. */
  said: string;
  /** The others. */
  more: string;
  /** How often the same happened once more, at the dearest one; otherwise empty. */
  again: string;
}

/** A plan that would have won more: its chance at the start of the match, and one's own. */
export interface ReviewOffer {
  plan: "points" | "careful" | "fitting" | "collect" | "collect-some";
  chance: number;
  own: number;
}

/** A decision that cost a lot where one action was clearly best: a puzzle from an own game. */
export interface ReviewPuzzle {
  round: number;
  ply: number;
  /** What was played. */
  action: string;
  /** The same for the same puzzle. */
  id: string;
  /** How hard it is, from 1 to 5. */
  level: number;
  themes: ("hexagon" | "trap" | "deny" | "hold-back" | "draw-or-place" | "go-out" | "end" | "match")[];
  players: number;
  must_place: boolean;
  /** The puzzle as it is kept, to be asked about: `POST /api/puzzles/own`. */
  text: string;
}

/** A seat's match: chances to win it or, in solitaire, points. */
export interface SeatReview {
  seat: number;
  /** The chance before the first deal, if all were alike. */
  even: number;
  /** The share of the win, or the points; null if the record ends before the match. */
  result: number | null;
  /** The chance at the end of the record. */
  last: number;
  ending: "won" | "lost" | "shared" | "open" | "alone" | "resigned";
  /** What did most for it. */
  by: "plan" | "luck" | "play" | "their-luck" | "their-play" | null;
  /** The match in sentences to the player: how it ended and why comes first. */
  told: string[];
  parts: ReviewParts;
  /** By the tiles dealt and drawn. */
  luck: number;
  /** How many there were in which there was a choice. */
  decisions: number;
  /** By all that cost something. */
  lost: number;
  lost_error: number;
  /** The level of the bots that would win as much; null if that cannot be told. */
  level: string | null;
  offer: ReviewOffer | null;
  grades: Record<string, number>;
  /** At most five that mattered most, the largest first. */
  moments: ReviewChange[];
  /** Every change, from before the first deal on. */
  course: ReviewChange[];
  choices: ReviewChoice[];
  puzzles: ReviewPuzzle[];
}

/** How much thought each decision got: a number of worlds. */
export interface ReviewBudget {
  worlds: number;
  seed: string;
}

/** What the coach says of a match. */
export interface MatchReview {
  unit: "chance" | "points";
  budget: ReviewBudget;
  /** The version of Dreistein that judged it. */
  version: string;
  over: boolean;
  totals: number[];
  winners: number[];
  /** The seats that were reviewed: those of people. */
  seats: SeatReview[];
}

/** How far a review is. */
export interface ReviewState {
  state: "none" | "waiting" | "running" | "done" | "failed";
  /** Of the review of a file, to ask for it again. */
  id: string | null;
  /** How many reviews come before it. */
  place: number;
  done: number;
  /** How many positions are judged, and how many there are; 0 before that is known. */
  all: number;
  /** Whether it is stored with its game; others are kept for an hour. */
  kept: boolean;
  /** The seats of the visitor. */
  yours: number[];
  /** Why it failed. */
  problem: Problem | null;
  /** When it is done. */
  review: MatchReview | null;
}

/** A moment of a finished match, from which the visitor plays on against bots. */
export interface PlayAgain {
  round: number;
  /** How many actions of the round stay. */
  ply: number;
  /** The visitor's. */
  seat: number;
  name?: string;
  look?: Look | null;
  /** As for a new table. */
  key?: string | null;
}

/** A moment of a record that the visitor has, from which they play on against bots. */
export interface PlayRecord {
  round: number;
  ply: number;
  seat: number;
  name: string;
  look: Look | null;
  key: string | null;
  record: string;
}

/** A seat's review in a few figures. */
export interface ReviewFigures {
  seat: number;
  even: number;
  result: number | null;
  luck: number;
  decisions: number;
  /** By all decisions that cost something. */
  lost: number;
  lost_error: number;
  level: string | null;
  grades: Record<string, number>;
  /** By theme of the puzzles: how many decisions missed it, and what those cost together. */
  themes: Record<string, [number, number]>;
}

/** A match of the visitor's list that was reviewed. */
export interface ReviewedMatch {
  table: string;
  match: number;
  /** When it ended. */
  at: number;
  unit: "chance" | "points";
  /** Those of the visitor. */
  seats: ReviewFigures[];
}

/** The visitor's reviewed matches, the latest first. */
export interface ReviewedMatches {
  reviews: ReviewedMatch[];
}

/** A puzzle in the list of all. */
export interface PuzzleLine {
  id: number;
  /** How hard it is, from 1 to 5. */
  level: number;
  themes: ("hexagon" | "trap" | "deny" | "hold-back" | "draw-or-place" | "go-out" | "end" | "match")[];
  players: number;
  must_place: boolean;
}

/** All puzzles. That of a day has the index: days since 0001-01-01 (UTC), that day counted as 1, modulo their number. */
export interface Puzzles {
  puzzles: PuzzleLine[];
}

/** What the player to move may know, and may do. */
export interface Puzzle {
  id: number;
  level: number;
  edition: Edition;
  seat: number;
  round: number;
  /** The points in the match, those of this round included. */
  totals: number[];
  /** How many tiles each seat holds. */
  counts: number[];
  stock: number;
  board: string[];
  /** The rack. */
  tiles: string[];
  /** The tiles drawn in this turn; once there are any, only they may be placed. */
  drawn: string[];
  choices: Choice[];
  /** What matters whichever move is chosen, in sentences; may be empty. */
  situation: string;
}

/** A move, whether it solves the puzzle, and why. */
export interface PuzzleAnswer {
  action: string;
  right: boolean;
  /** What it costs of the chance to win the match. */
  loss: number;
  title: string;
  text: string;
}

/** A move of the line that plays the solution out. */
export interface PuzzleStep {
  seat: number;
  /** A drawn tile is named: `+345`. */
  action: string;
  points: number;
  text: string;
}

/** The solution of a puzzle: every move, the best first, and one way to go on. */
export interface PuzzleSolution {
  id: number;
  themes: ("hexagon" | "trap" | "deny" | "hold-back" | "draw-or-place" | "go-out" | "end" | "match")[];
  /** The chance to win the match with the best move. */
  chance: number;
  answers: PuzzleAnswer[];
  line: PuzzleStep[];
  /** Whether the round ends with the line. */
  over: boolean;
}

/** A puzzle of a review, as the page has kept it: a `text` of the review. */
export interface KeptPuzzle {
  text: string;
}

/** A puzzle with its solution, which whoever kept it has as well. Its number is 0. */
export interface ToldPuzzle {
  puzzle: Puzzle;
  solution: PuzzleSolution;
}

/** How strong an opponent is under one draw rule, by tournaments with tables of two. */
export interface Strength {
  /** In Elo points: 400 more mean ten wins to one. */
  rating: number;
  /** The share of matches won against the one below; null on the lowest rung. */
  beats: number | null;
}

/** An opponent on the ladder. */
export interface LadderRung {
  level: Rung;
  /** Where one may draw on purpose; null until it is measured. */
  free: Strength | null;
  /** Where whoever can place must; null until it is measured. */
  must_place: Strength | null;
}

/** The opponents that the page offers, weakest first. */
export interface Ladder {
  rungs: LadderRung[];
}

/** The server answers. */
export interface Health {
  status: "ok";
  version: string;
  name: "dreistein";
}

/** The server as the page needs to know it. */
export interface ServerState {
  version: string;
  /** Whether only this machine can reach it. */
  loopback: boolean;
  /** Whether this visitor may open it to the local network. */
  may_open: boolean;
  /** Where others in the local network reach it. */
  addresses: string[];
  /** Whether browsers treat it as secure (HTTPS, or this machine). */
  secure: boolean;
  /** Whether it has the game without a server, at `/here/`. */
  here: boolean;
}

/** The editions of the rules, each with its numbers. */
export interface Editions {
  editions: Record<string, Edition>;
}

/** Whose rulebook is wanted: the numbers of house rules, in full or as changes of a base. */
export interface BookWish {
  edition: Record<string, unknown>;
}

/** A pad to open, with what was written so far. */
export interface NewPad {
  ops: Record<string, unknown>[];
  /** Asked again with it, since the answer was lost, it gives the pad that was made. */
  key?: string | null;
}

/** The keys of a new pad. */
export interface PadKeys {
  id: string;
  /** For those who watch. */
  watch: string;
  /** For the one who writes. */
  pen: string;
}

/** More ops from whoever has the pen. */
export interface Written {
  pen: string;
  /** How many ops the writer knows to be there. */
  after: number;
  ops: Record<string, unknown>[];
}

/** How far a pad has come. */
export interface Version {
  ops: number;
}

/** Offer the pen to somebody else, or withdraw the offer. */
export interface OfferPen {
  pen: string;
  offered: boolean;
}

/** Delete a pad. */
export interface DropPad {
  pen: string;
}

/** Take the pen that was offered. */
export interface TakePen {
  watch: string;
  /** The new pen: whoever chooses it may ask again if the answer is lost. */
  pen?: string | null;
}

/** A new pen; the old one no longer writes. */
export interface Pen {
  pen: string;
  /** How often the pen has changed hands. */
  hand: number;
}

/** What was written on a pad after a number of ops. */
export interface PadNews {
  /** How many ops come before these. */
  after: number;
  ops: Record<string, unknown>[];
  /** Whether the pen is offered to somebody else. */
  offered: boolean;
  /** How often the pen has changed hands. */
  hand: number;
}

export type ClientMessage =
  | Hello
  | Act
  | Ready
  | Reveal
  | Next
  | Undo
  | Answer
  | Resign
  | Rematch
  | Decline
  | Rename
  | Leave
  | Fill
  | Remove
  | CloseSeat
  | NewKeys
  | AskHint
  | Say
  | Ping;

export type ServerMessage =
  | Welcome
  | Whole
  | Changed
  | Acted
  | Presence
  | Said
  | Hinted
  | Done
  | Refused
  | Hint
  | Pong
  | Bye;
