// @ts-check
/** The pad: the open game and what is being entered; it stores everything at once. */

import { announce } from "../shared/announce.js";
import { signed, t } from "../shared/text.js";
import { html, render } from "../vendor/lit/lit-html.js";
import { askToKeep, isKept, keep, stayAwake } from "./device/device.js";
import { prefer, prefs } from "./device/prefs.js";
import { newId, Stale } from "./device/store.js";
import { PadFeed } from "./live/feed.js";
import { EMPTY, lineAt } from "./model/draft.js";
import { begins, holds, mayRedo, mayUndo, sheetOf } from "./model/journal.js";
import { gameView } from "./views/game.js";
import { homeView } from "./views/home.js";
import { keyDown } from "./views/key-actions.js";
import { newSetup, setupView } from "./views/setup.js";
import { statsView } from "./views/stats.js";
import { lineText } from "./views/words.js";

/** @import { GameStore } from "./device/store.js" */
/** @import { Draft, Edition, Game, Live, Op, Sheet } from "./types.js" */

const VIEWS = { home: homeView, new: setupView, game: gameView, watch: gameView, stats: statsView };

export class Pad {
  /** @param {HTMLElement} root @param {GameStore} gameStore @param {Edition[]} editions */
  constructor(root, gameStore, editions) {
    this.root = root;
    this.gameStore = gameStore;
    this.editions = editions;
    /** @type {keyof typeof VIEWS} */
    this.view = "home";
    /** @type {Game[]} */
    this.games = [];
    /** @type {Game | null} */
    this.game = null;
    /** @type {Sheet | null} */
    this.sheet = null;
    /**
     * A note beside the keys: a key of the catalogue.
     * @type {{key: string, details: Record<string, string | number>} | null}
     */
    this.note = null;
    /** Which dialog is open. @type {string | null} */
    this.dialog = null;
    /** Whether the browser has promised not to evict what is stored. */
    this.kept = true;
    this.setup = newSetup(editions);
    /** The connection to the server, if others may watch. @type {PadFeed | null} */
    this.feed = null;
    /** How many ops of a game are on the disk; unknown once it was read anew. @type {WeakMap<Game, number>} */
    this.stored = new WeakMap();
    this.writing = Promise.resolve();
    /** The game that is being begun. @type {Promise<void> | null} */
    this.beginning = null;
    addEventListener("hashchange", () => void this.go());
    addEventListener("keydown", (event) => keyDown(this, event));
    gameStore.onChange((id) => void this.elsewhere(id).catch(console.error));
  }

  /** Opens what the address asks for. */
  async go() {
    // A game is saved before another is opened.
    await this.writing;
    const [, view = "", id = "", key = ""] = location.hash.split("/");
    this.feed?.close();
    this.feed = null;
    this.dialog = this.note = null;
    this.game = this.sheet = null;
    try {
      if (view === "game") await this.open(id);
      else if (view === "watch") this.watch(id, key);
      else await this.list(view);
    } catch (error) {
      console.error(error);
      this.view = "home";
      this.note = { key: "sheet-note-unread", details: {} };
    }
    void stayAwake(prefs.awake && (this.view === "game" || this.view === "watch"));
    this.draw();
    scrollTo(0, 0);
  }

  /** @param {string} id */
  async open(id) {
    const game = await this.gameStore.read(id);
    // Somebody quick may have gone on meanwhile.
    if (location.hash.split("/")[2] !== id) return;
    if (!game) {
      location.replace("#/");
      return;
    }
    this.view = "game";
    this.take(game);
  }

  /** @param {string} view */
  async list(view) {
    this.view = view === "new" || view === "stats" ? view : "home";
    this.games = await this.gameStore.all();
    this.kept = !this.gameStore.lasting || (await isKept());
    if (view === "new") this.setup = newSetup(this.editions);
  }

  /** @param {string} id @param {string} key */
  watch(id, key) {
    this.view = "watch";
    this.feed = new PadFeed(this, { id, watch: key, pen: "", hand: 0, sent: 0 });
  }

  /** Goes on with a game as it is stored. @param {Game} game */
  take(game) {
    if (this.game) this.stored.delete(this.game);
    this.game = game;
    this.sheet = sheetOf(game.ops);
    this.stored.set(game, game.ops.length);
    if (!game.live) return;
    if (this.feed) game.live = this.feed.learn(game.live);
    else this.feed = new PadFeed(this, game.live);
  }

  /** Another window wrote. @param {string} id */
  async elsewhere(id) {
    await this.writing;
    if (this.view === "home" || this.view === "stats") this.games = await this.gameStore.all();
    else if (this.view === "game" && this.game?.id === id) {
      const { ops } = this.game;
      const fresh = await this.gameStore.read(id);
      // What was entered meanwhile is refused when it is written, which tells the user.
      if (this.game?.ops !== ops) return;
      if (!fresh) location.hash = "#/";
      else if (fresh.ops.length >= ops.length) this.take({ ...fresh, draft: this.game.draft });
    }
    this.draw();
  }

  draw() {
    document.title = `${t("pad-title")} · Dreistein`;
    document.documentElement.dataset.view = this.view;
    render(html`${VIEWS[this.view](this)}`, this.root);
    const dialog = this.root.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }

  // -------------------------------------------------------------------- a game

  /** @returns {Draft} */
  get draft() {
    return this.game?.draft ?? EMPTY;
  }

  get mayWrite() {
    return this.view === "game" && (!this.game?.live || (this.game.live.pen !== "" && !this.feed?.offered));
  }

  /** Changes the draft and stores it. @param {Partial<Draft> | null} changes null starts over */
  tap(changes, note = null) {
    if (!this.game || !this.mayWrite) return;
    this.game.draft = changes === null ? null : { ...this.draft, ...changes };
    this.note = note;
    this.draw();
    this.save();
  }

  /** Applies ops, stores them, and sends them to watchers. @param {Op[]} ops */
  act(...ops) {
    if (!this.game || !this.mayWrite) return;
    this.game.ops = [...this.game.ops, ...ops];
    this.game.changed = Date.now();
    this.game.draft = null;
    this.note = null;
    this.sheet = sheetOf(this.game.ops);
    this.draw();
    this.say(ops[ops.length - 1]);
    this.save();
    void this.feed?.send();
  }

  /** @param {Op} op */
  say(op) {
    if (!this.sheet) return;
    if (op.op === "undo" || op.op === "redo") announce(t(`sheet-said-${op.op}`));
    if (!("entry" in op) || op.entry.kind !== "turn") return;
    const at = op.op === "add" ? this.sheet.entries.length - 1 : op.at;
    const line = lineAt(this.sheet, at);
    if (line) {
      const name = this.sheet.names[line.seat];
      announce(t("sheet-said", { name, turn: lineText(line), points: signed(line.points), total: line.total }));
    }
  }

  save() {
    const { game } = this;
    if (game) this.inTurn(() => this.write(game));
  }

  /** Others may watch a game from now on. @param {string} id @param {Live} live */
  share(id, live) {
    this.inTurn(() => this.gameStore.writeLive(id, { ...live }));
    if (this.view !== "game" || this.game?.id !== id) return;
    this.game.live = live;
    this.feed = new PadFeed(this, live);
  }

  /** Who may watch the game has changed. */
  saveLive() {
    const { id, live } = this.game ?? {};
    if (id && live && this.view === "game") this.inTurn(() => this.gameStore.writeLive(id, { ...live }));
  }

  /** Works with the store, after what is under way; says so if that fails. @param {() => Promise<void>} work */
  inTurn(work) {
    this.writing = this.writing.then(work).catch((error) => {
      console.error(error);
      this.note = { key: "sheet-note-unstored", details: {} };
      this.draw();
    });
  }

  /** @param {Game} game */
  async write(game) {
    const from = this.stored.get(game);
    if (from === undefined) return;
    const { length } = game.ops;
    try {
      await this.gameStore.write({ ...game }, from);
      this.stored.set(game, length);
    } catch (error) {
      if (!(error instanceof Stale)) throw error;
      const kept = await this.gameStore.read(game.id);
      if (this.game !== game) return;
      if (!kept) {
        location.hash = "#/";
        return;
      }
      this.take(kept);
      this.note = { key: "sheet-note-elsewhere", details: {} };
      this.draw();
    }
  }

  /** Takes over a journal that was written elsewhere. @param {Op[]} ops */
  follow(ops) {
    const now = Date.now();
    const game = this.game ?? { id: "", created: now, changed: now, draft: null, live: null, ops };
    this.stored.delete(game);
    const kept = { ...game, ops, draft: null };
    this.game = kept;
    this.sheet = sheetOf(ops);
    if (this.view === "game")
      this.inTurn(async () => {
        await this.gameStore.replace(kept);
        this.stored.set(kept, ops.length);
      });
    this.draw();
  }

  /** Takes the pen: from now on the game is stored here. @param {Live} live @param {Op[]} ops all that was written */
  async takeOver(live, ops) {
    if (!this.game) return;
    const id = this.game.id || `live-${live.id}`;
    await this.gameStore.replace({ ...this.game, id, changed: Date.now(), live, ops, draft: null });
    if (this.view === "game") await this.go();
    else location.hash = `#/game/${id}`;
  }

  undo() {
    if (this.game && mayUndo(this.game.ops)) this.act({ op: "undo" });
  }

  redo() {
    if (this.game && mayRedo(this.game.ops)) this.act({ op: "redo" });
  }

  /** Begins a game, one however often it is asked for meanwhile. @param {string[]} names @param {Edition} edition */
  begin(names, edition) {
    return (this.beginning ??= this.#begun(names, edition).finally(() => (this.beginning = null)));
  }

  /** @param {string[]} names @param {Edition} edition */
  async #begun(names, edition) {
    const now = Date.now();
    /** @type {Game} */
    const game = {
      id: newId(),
      created: now,
      changed: now,
      draft: null,
      live: null,
      ops: [{ op: "setup", names, edition }],
    };
    try {
      await this.gameStore.write(game, 0);
    } catch (error) {
      console.error(error);
      this.setup.wrong = "sheet-wrong-unstored";
      this.note = { key: this.setup.wrong, details: {} };
      this.draw();
      return;
    }
    prefer({ names, edition: edition.name, mustPlace: edition.must_place === true });
    void askToKeep();
    location.hash = `#/game/${game.id}`;
  }

  /** Takes games from a file: what is not here yet. @param {Game[]} games */
  async bring(games) {
    let count = 0;
    for (const game of games) {
      const all = await this.gameStore.all();
      // A copy that was made because two journals differ has another id, but began at the same time.
      const copies = all.filter(({ id, created }) => id === game.id || created === game.created);
      if (copies.some(({ ops }) => holds(ops, game.ops))) continue;
      const shorter = copies.find(({ ops }) => begins(game.ops, ops));
      if (shorter) {
        const { length } = shorter.ops;
        await this.gameStore.write({ ...shorter, changed: game.changed, ops: game.ops }, length);
      } else {
        const taken = all.some(({ id }) => id === game.id);
        await this.gameStore.write(taken ? { ...game, id: newId() } : game, 0);
      }
      count += 1;
    }
    this.games = await this.gameStore.all();
    this.note = { key: "sheet-note-brought", details: { count } };
    this.draw();
  }

  /** @param {string} id */
  async forget(id) {
    this.inTurn(() => this.gameStore.remove(id));
    await this.writing;
    this.games = await this.gameStore.all();
    this.draw();
  }

  /** Lets the browser ask whether the games may stay. */
  async keep() {
    this.kept = await keep();
    this.draw();
  }

  /** @param {string | null} name */
  show(name) {
    this.dialog = name;
    this.draw();
  }
}
