import { LRUCache } from 'lru-cache';

/** So many answers are kept; an address that does not exist is an answer too. */
const KEPT = 5_000;
/** Memory that kept answers may take, in characters of their JSON. */
const KEPT_CHARACTERS = 32 * 1024 * 1024;
/** Requests under way at the same time; who comes then is answered from what is kept. */
const FLIGHTS = 64;

/** What the content host gave, and when. */
export interface Kept<T> {
  readonly value: T;
  readonly json: string;
  /** Another one for another value. */
  readonly version: number;
  readonly at: number;
}

/** What answers are kept by. */
export interface KeepingOptions {
  /** How long an answer counts as current, in milliseconds. */
  readonly freshMs: number;
  readonly now: () => number;
}

/**
 * Answers by key: a current one is given at once, another is asked for once, however many wait for it. Bounded; the
 * least recently asked for goes first.
 */
export class KeptAnswers<T> {
  readonly #kept = new LRUCache<string, Kept<T>>({
    max: KEPT,
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ json }, key) => json.length + key.length,
  });
  readonly #flights = new Map<string, Promise<Kept<T> | null>>();
  #versions = 0;

  constructor(private readonly options: KeepingOptions) {}

  /** What is kept, however old. */
  last(key: string): Kept<T> | null {
    return this.#kept.get(key) ?? null;
  }

  /** What is kept and current. */
  current(key: string): Kept<T> | null {
    const kept = this.#kept.get(key);
    return kept && this.options.now() - kept.at < this.options.freshMs ? kept : null;
  }

  /**
   * A current answer, asked for where none is kept.
   *
   * @param load gives null where the host failed
   * @returns what is kept where the host failed; null where nothing is
   */
  async get(key: string, load: () => Promise<{ readonly value: T } | null>): Promise<Kept<T> | null> {
    const current = this.current(key);
    if (current) return current;
    const running = this.#flights.get(key);
    if (running) return running;
    if (this.#flights.size >= FLIGHTS) return this.last(key);
    const flight = load().then((answer) => (answer ? this.#keep(key, answer.value) : this.last(key)));
    this.#flights.set(key, flight);
    try {
      return await flight;
    } finally {
      this.#flights.delete(key);
    }
  }

  #keep(key: string, value: T): Kept<T> {
    const json = JSON.stringify(value);
    const before = this.#kept.get(key);
    const at = this.options.now();
    const kept = before?.json === json ? { ...before, at } : { value, json, version: ++this.#versions, at };
    this.#kept.set(key, kept);
    return kept;
  }
}
