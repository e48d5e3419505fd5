import { LRUCache } from 'lru-cache';

/** Maximum number of cached responses; "not found" is cached, too. */
const KEPT = 5_000;
/** Maximum size of the cache, in characters of JSON. */
const KEPT_CHARACTERS = 32 * 1024 * 1024;
/** Maximum number of concurrent requests; above it, callers get the cached response. */
const FLIGHTS = 64;

/** A cached response and when it was loaded. */
export interface Kept<T> {
  readonly value: T;
  readonly json: string;
  /** Changes whenever the value does. */
  readonly version: number;
  readonly at: number;
}

/** Options of the cache. */
export interface KeepingOptions {
  /** How long a response is fresh, in milliseconds. */
  readonly freshMs: number;
  readonly now: () => number;
}

/**
 * A cache of responses by key. Returns fresh responses right away and loads others once, shared by all callers.
 * Bounded; evicts the least recently used.
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

  /** Returns the cached response, even if it's stale. */
  last(key: string): Kept<T> | null {
    return this.#kept.get(key) ?? null;
  }

  /** Returns the cached response if it's fresh. */
  current(key: string): Kept<T> | null {
    const kept = this.#kept.get(key);
    return kept && this.options.now() - kept.at < this.options.freshMs ? kept : null;
  }

  /**
   * Returns a fresh response, loading it if needed.
   *
   * @param load resolves to null if the host failed
   * @returns the stale response if the host failed; null if there is none
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
