import { CallError } from '@vinlore/contract';
import { type AnyDocument, type Conflict, isSame, type ContentText } from '@vinlore/content-domain';
import { conflictOf } from './conflict-of.ts';
import type { KeptTexts } from './kept-texts.ts';

/** How what is on the screen stands to what the server has. */
type SaveState =
  /** The same. */
  | 'saved'
  /** It is sent once the typing pauses. */
  | 'waiting'
  | 'saving'
  /** It could not be sent; tried again by itself where the connection was lost. */
  | 'unsaved'
  /** Somebody else changed the text meanwhile: a merge decides. */
  | 'conflict';

/** A text being edited, as its screen shows it. */
export interface InWork {
  /** As the server last gave it; null: it has none in this language. */
  readonly text: ContentText | null;
  /** What is on the screen; null: nobody began. */
  readonly document: AnyDocument | null;
  readonly state: SaveState;
  /** Why it could not be sent. */
  readonly error: unknown;
  /** Whether this browser keeps what could not be sent. */
  readonly kept: boolean;
  readonly conflict: Conflict | null;
  /** The text of an earlier visit that had not been sent. */
  readonly restored: boolean;
}

/** What a text in work needs. */
export interface TextInWorkOptions {
  /** Names it in this browser. */
  readonly key: string;
  readonly text: ContentText | null;
  readonly save: (document: AnyDocument, base: number) => Promise<ContentText>;
  readonly kept: KeptTexts;
}

/** How long saving waits for the next letter: each saving is an entry of the text's history. */
export const PAUSE_MS = 2_500;
/** How long it waits after a lost connection. */
export const RETRY_MS = 5_000;

/**
 * One text in work: takes every change of the screen, saves it once the typing pauses, keeps it in the browser until the
 * server has it, and stops where somebody else was faster.
 */
export class TextInWork {
  #now: InWork;
  /** What the server has, and its number. */
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

  /** Begins to save by itself; answers how to stop. What is not saved by then is sent off. */
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

  /** Takes a change of the screen. */
  readonly edit = (document: AnyDocument): void => {
    this.#keep(document);
    this.#set({ document, error: null, ...(this.#now.state !== 'conflict' && { state: 'waiting' }) });
    if (this.#now.state !== 'conflict') this.#plan(PAUSE_MS);
  };

  /**
   * Saves what is not saved yet.
   *
   * @returns the text as the server has it; null where there is none
   * @throws CallError where it could not be saved, a conflict too
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

  /** Takes the text that an act of this screen answered with. */
  readonly take = (text: ContentText | null): void => {
    clearTimeout(this.#timer);
    this.options.kept.remove(this.options.key);
    this.#saved = { document: text?.document ?? null, number: text?.number ?? 0 };
    // What says the same stays the same object: the parts of the page that are open stay open.
    const document = isSame(this.#now.document, text?.document) ? this.#now.document : (text?.document ?? null);
    this.#set({ text, document, state: 'saved', error: null, conflict: null, kept: false, restored: false });
  };

  /** Takes what an act changed around the text, such as a plan; what is typed stays. */
  readonly amend = (text: ContentText): void => this.#set({ text });

  /** Takes what an act failed with: a conflict opens the merge. */
  readonly clash = (error: unknown): void => {
    const conflict = conflictOf(error);
    if (conflict) this.#set({ state: 'conflict', conflict, error: null });
  };

  /** Goes on with what the merge decided, on top of what the other one saved. */
  readonly settle = (document: AnyDocument): Promise<ContentText | null> => {
    const { conflict } = this.#now;
    // Sent even where it is theirs: only the server knows how that text stands now.
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
