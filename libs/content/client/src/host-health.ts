/** A host that is down is asked again so often, whether or not anybody visits. */
const PROBE_MS = 1_000;

/** Does something once, later; it must not keep the process alive. */
export type Later = (work: () => void, ms: number) => void;

/**
 * A circuit breaker: from the first failure on nobody waits for the host; a probe asks once a second, and the first
 * answer closes the circuit.
 */
export class HostHealth {
  #isDown = false;

  /** @param probe whether the host answers again */
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
