/** Interval of the probe in milliseconds while the host is down, with or without traffic. */
const PROBE_MS = 1_000;

/** Runs a callback once after a delay; the timer must not keep the process alive. */
export type Later = (work: () => void, ms: number) => void;

/**
 * A circuit breaker: after the first failure, requests no longer wait for the host. A probe runs every second, and its
 * first success closes the circuit.
 */
export class HostHealth {
  #isDown = false;

  /** @param probe resolves to whether the host responds again */
  constructor(
    private readonly probe: () => Promise<boolean>,
    private readonly later: Later,
  ) {}

  get isDown(): boolean {
    return this.#isDown;
  }

  failed(): void {
    if (this.#isDown) return;
    this.#isDown = true;
    this.#probeLater();
  }

  #probeLater(): void {
    this.later(() => {
      void this.probe().then((answers) => {
        if (answers) this.#isDown = false;
        else this.#probeLater();
      });
    }, PROBE_MS);
  }
}
