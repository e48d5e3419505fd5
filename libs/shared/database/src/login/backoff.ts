const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Counts tries and pauses between them: from 1 s, doubling, up to 30 s. */
export class Backoff {
  #tries = 0;
  #waitMs = FIRST_WAIT_MS;
  /** Whether there is something new to try since the last try began. */
  #isReset = false;
  #wake: (() => void) | undefined;

  /** Tries since there was something new to try. */
  get tries(): number {
    return this.#tries;
  }

  /** A try begins. */
  begin(): void {
    this.#tries++;
    this.#isReset = false;
  }

  /** There is something new to try: ends the pause, and begins with short ones again. */
  reset(): void {
    this.#tries = 0;
    this.#waitMs = FIRST_WAIT_MS;
    this.#isReset = true;
    this.#wake?.();
  }

  /** Waits for the next try. It keeps no process alive. */
  async pause(): Promise<void> {
    if (this.#isReset) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.#waitMs).unref();
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = undefined;
    if (!this.#isReset) this.#waitMs = Math.min(2 * this.#waitMs, LONGEST_WAIT_MS);
  }
}
