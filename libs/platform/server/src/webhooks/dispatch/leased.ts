import type { LeasedEndpoint } from './queue.ts';

/** Deliveries under way at once to an endpoint in good health, to one that hasn't answered yet, and to a failing one. */
const MOST_AT_ONCE = 4;
/** Deliveries after which an endpoint lets others go first, if they wait. */
const TURN = { healthy: 64, failing: 1 } as const;
/** How often an endpoint with requests under way is looked at for more, if nothing says that there is. */
const LOOK_MS = 1_000;

/** An endpoint that this worker delivers to. */
export class Leased {
  /** Ids of deliveries under way, with their objects. */
  readonly underWay = new Map<string, string>();
  endpoint: LeasedEndpoint;
  /** No longer ours: another worker delivers to it. */
  lost = false;
  #started = 0;
  #dryAt: number | null = null;
  #holds = false;

  constructor(endpoint: LeasedEndpoint) {
    this.endpoint = endpoint;
  }

  get slow(): boolean {
    return this.endpoint.failures > 0;
  }

  /** How many more deliveries may start. */
  room(now: number): number {
    const { disabled, lastSuccessAt } = this.endpoint;
    if (this.lost || disabled !== null || this.#isOver) return 0;
    if (this.#dryAt !== null && now - this.#dryAt < LOOK_MS) return 0;
    const most = this.slow || lastSuccessAt === null ? 1 : MOST_AT_ONCE;
    return Math.max(0, most - this.underWay.size);
  }

  begin(deliveryId: string, objectId: string): void {
    this.#started += 1;
    this.underWay.set(deliveryId, objectId);
  }

  /** A delivery has ended, and that is stored. */
  end(deliveryId: string): void {
    this.underWay.delete(deliveryId);
    if (this.#holds) this.#dryAt = null;
  }

  /** Some deliveries are set aside, so the end of one may be the beginning of another. */
  holds(): void {
    this.#holds = true;
  }

  /** Nothing else is due. */
  ranDry(now: number): void {
    this.#dryAt = now;
  }

  /** There is something new. */
  wake(): void {
    this.#dryAt = null;
  }

  /**
   * Whether there is nothing to do here for now.
   *
   * @param ended how many of the deliveries under way have ended, though that isn't stored yet
   * @param stopping whether it may have more to do
   */
  isDone(ended: number, stopping: boolean): boolean {
    const isDry = this.#dryAt !== null && !(this.#holds && ended > 0);
    return this.underWay.size === ended && (stopping || this.#isOver || isDry || this.endpoint.disabled !== null);
  }

  get #isOver(): boolean {
    return this.#started >= (this.slow ? TURN.failing : TURN.healthy);
  }
}
