import { CallError } from '@vinlore/contract';
import { type AnyDocument, type Conflict, isSame, type ContentText } from '@vinlore/content-domain';
import { conflictOf } from './conflict-of.ts';
import type { KeptTexts } from './kept-texts.ts';

/** How the editor's text relates to the server's. */
type SaveState =
  /** The same. */
  | 'saved'
  /** Saved once typing pauses. */
  | 'waiting'
  | 'saving'
  /** Couldn't be saved; retried automatically after a lost connection. */
  | 'unsaved'
  /** Someone else changed the text; a merge is needed. */
  | 'conflict';

/** The state of a text that is being edited. */
export interface InWork {
  /** The server's last version; null if it has none in this language. */
  readonly text: ContentText | null;
  /** The editor's version; null if nothing was written yet. */
  readonly document: AnyDocument | null;
  readonly state: SaveState;
  /** Why it couldn't be saved. */
  readonly error: unknown;
  /** Whether the browser stores the unsaved changes. */
  readonly kept: boolean;
  readonly conflict: Conflict | null;
  /** Unsaved text restored from an earlier visit. */
  readonly restored: boolean;
}

/** Dependencies of a text being edited. */
export interface TextInWorkOptions {
  /** The key in the browser's storage. */
  readonly key: string;
  readonly text: ContentText | null;
  readonly save: (document: AnyDocument, base: number) => Promise<ContentText>;
  readonly kept: KeptTexts;
}

/** Debounce of saving in milliseconds: each save is an entry in the text's history. */
export const PAUSE_MS = 2_500;
/** Delay before a retry after a lost connection, in milliseconds. */
export const RETRY_MS = 5_000;

/**
 * A text being edited: takes every change, saves it once typing pauses, keeps it in the browser until it's saved, and
 * stops on a conflict.
 */
export class TextInWork {
  #now: InWork;
  /** The server's version and its number. */
  #saved: { readonly document: AnyDocument | null; readonly number: number };
  #flight: Promise<ContentText | null> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly options: TextInWorkOptions) {
    const { text, kept, key } = options;
    this.#saved = { document: text?.document ?? null, number: text?.number ?? 0 };
    const earlier = kept.read(key);
    const restored = earlier !== null && !isSame(earlier.document, text?.document);
    if (restored) this.#saved = { ...this.#saved, number: earlier.base };
    this.#now = {
      ...{ text, error: null, kept: restored, conflict: null, restored },
      document: restored ? earlier.document : (text?.document ?? null),
      state: restored ? 'waiting' : 'saved',
    };
  }

  readonly now = (): InWork => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Starts autosave and returns a function that stops it. Saves pending changes when stopped. */
  start(): () => void {
    if (this.isDirty) this.#plan(PAUSE_MS);
    const online = () => this.isDirty && this.#now.state === 'unsaved' && this.#plan(0);
    const leaving = (event: BeforeUnloadEvent) => {
      if (this.isDirty) event.preventDefault();
    };
    window.addEventListener('online', online);
    window.addEventListener('beforeunload', leaving);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('beforeunload', leaving);
      clearTimeout(this.#timer);
      if (this.isDirty && this.#now.state === 'waiting') this.save().catch(() => {});
    };
  }

  get isDirty(): boolean {
    return this.#now.document !== null && !isSame(this.#now.document, this.#saved.document);
  }

  /** Takes a change made in the editor. */
  readonly edit = (document: AnyDocument): void => {
    this.#keep(document);
    this.#set({ document, error: null, ...(this.#now.state !== 'conflict' && { state: 'waiting' }) });
    if (this.#now.state !== 'conflict') this.#plan(PAUSE_MS);
  };

  /**
   * Saves pending changes.
   *
   * @returns the server's version; null if there is none
   * @throws CallError if it couldn't be saved, also on a conflict
   */
  readonly save = async (): Promise<ContentText | null> => {
    while (this.#flight) await this.#flight.catch(() => null);
    clearTimeout(this.#timer);
    const { document } = this.#now;
    if (document === null || !this.isDirty) {
      this.#set({ state: 'saved', error: null });
      return this.#now.text;
    }
    this.#set({ state: 'saving' });
    this.#flight = this.#send(document).finally(() => {
      this.#flight = null;
    });
    return this.#flight;
  };

  /** Takes the text that an action of this page returned. */
  readonly take = (text: ContentText | null): void => {
    clearTimeout(this.#timer);
    this.options.kept.remove(this.options.key);
    this.#saved = { document: text?.document ?? null, number: text?.number ?? 0 };
    // Keeps the same object for equal content, so open blocks stay open.
    const document = isSame(this.#now.document, text?.document) ? this.#now.document : (text?.document ?? null);
    this.#set({ text, document, state: 'saved', error: null, conflict: null, kept: false, restored: false });
  };

  /** Takes changes around the text, such as a schedule; unsaved changes stay. */
  readonly amend = (text: ContentText): void => this.#set({ text });

  /** Takes a failed action: a conflict opens the merge. */
  readonly clash = (error: unknown): void => {
    const conflict = conflictOf(error);
    if (conflict) this.#set({ state: 'conflict', conflict, error: null });
  };

  /** Continues with the merged text, based on the other person's version. */
  readonly settle = (document: AnyDocument): Promise<ContentText | null> => {
    const { conflict } = this.#now;
    // Saved even if it equals theirs: only the server knows the current state of that text.
    if (conflict) this.#saved = { document: null, number: conflict.number };
    this.#keep(document);
    this.#set({ document, conflict: null, state: 'waiting', error: null });
    return this.save();
  };

  async #send(document: AnyDocument): Promise<ContentText> {
    try {
      const text = await this.options.save(document, this.#saved.number);
      this.#saved = { document, number: text.number };
      const isLatest = isSame(this.#now.document, document);
      if (isLatest) this.options.kept.remove(this.options.key);
      else this.#keep(this.#now.document!);
      this.#set({ text, state: isLatest ? 'saved' : 'waiting', error: null, restored: false, kept: !isLatest });
      if (!isLatest) this.#plan(PAUSE_MS);
      return text;
    } catch (error) {
      const conflict = conflictOf(error);
      this.#set(conflict ? { state: 'conflict', conflict } : { state: 'unsaved', error });
      const isLost = error instanceof CallError && (error.fault === 'network' || error.fault === 'timeout');
      if (isLost || (error instanceof CallError && error.status >= 500)) this.#plan(RETRY_MS);
      throw error;
    }
  }

  #keep(document: AnyDocument): void {
    const kept = this.options.kept.write(this.options.key, { base: this.#saved.number, document });
    this.#now = { ...this.#now, kept };
  }

  #plan(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save().catch(() => {}), after);
  }

  #set(changed: Partial<InWork>): void {
    this.#now = { ...this.#now, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
