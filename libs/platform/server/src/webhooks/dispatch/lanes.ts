/** Requests under way at once, by kind. */
export interface LaneLimits {
  /** To endpoints in good health, while younger than `lingerMs`. */
  readonly fast: number;
  /** To endpoints in good health that have taken longer: they no longer hold a place of the others. */
  readonly lingering: number;
  /** To endpoints whose last attempt failed. */
  readonly slow: number;
  readonly lingerMs: number;
}

export const LANE_LIMITS: LaneLimits = { fast: 64, lingering: 192, slow: 16, lingerMs: 500 };

/** The places of a process. A request enters with `enter` and leaves by calling what that returned. */
export class Lanes {
  readonly #limits: LaneLimits;
  #fast = 0;
  #lingering = 0;
  #slow = 0;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  /** Free places of a lane. */
  room(slow: boolean): number {
    return slow ? this.#limits.slow - this.#slow : this.#limits.fast - this.#fast;
  }

  /**
   * Takes a place.
   *
   * @param onRoom called when the place is free again before the request has ended
   * @returns a function that ends it
   */
  enter(slow: boolean, onRoom: () => void): () => void {
    if (slow) {
      this.#slow += 1;
      return () => void (this.#slow -= 1);
    }
    this.#fast += 1;
    let lingers = false;
    const timer = setTimeout(() => {
      // If too many linger, even slow receivers in good health have to share the places.
      if (this.#lingering >= this.#limits.lingering) return;
      lingers = true;
      this.#lingering += 1;
      this.#fast -= 1;
      onRoom();
    }, this.#limits.lingerMs);
    return () => {
      clearTimeout(timer);
      if (lingers) this.#lingering -= 1;
      else this.#fast -= 1;
    };
  }
}
