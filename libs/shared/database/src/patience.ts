/** How long a call waits for a database that is away, in total: the caller gets its refusal soon after. */
const CALL_MS = 1_300;
/** What is asked after that still gets a chance: the database may be back. */
const LEAST_MS = 150;
/** No call lasts so long; what it leaves behind has nobody waiting for it, and time. */
const LASTS_MS = 10_000;

/**
 * What is left of the time that a call may wait for a database that is away. Only what came to nothing counts, and
 * waiting for connections; a slow answer is an answer.
 */
export class Patience {
  readonly #began = performance.now();
  #spentMs = 0;
  /** Until when it is counted: what is waited for at the same time counts once. */
  #countedTo = -Infinity;

  /** Milliseconds that the next wait may take; infinite long after the call began. */
  get leftMs(): number {
    if (performance.now() - this.#began > LASTS_MS) return Infinity;
    return Math.max(LEAST_MS, Math.ceil(CALL_MS - this.#spentMs));
  }

  /** Counts the time from `began` until now, both of `performance.now()`. */
  spend(began: number): void {
    const now = performance.now();
    this.#spentMs += Math.max(0, now - Math.max(began, this.#countedTo));
    this.#countedTo = now;
  }
}
