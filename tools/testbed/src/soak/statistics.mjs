/**
 * @typedef {{ at: number; value: number }} Point `at` in hours
 *
 * @typedef {object} Trend
 * @property {number} slope per hour
 * @property {number} low of the 95 % interval
 * @property {number} high
 * @property {number} points
 */

/** 97.5 % quantiles of Student's t distribution by degrees of freedom from 1; a normal one's from the last on. */
const QUANTILES = [
  ...[12.71, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131],
  ...[2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042],
];
const NORMAL = 1.96;

/** Values that depend more than that on the ones before them say nothing about a trend. */
const MOST_KEPT = 0.95;

/**
 * The slope of a series by least squares, with a 95 % interval for values of which each depends on the one before it: the
 * residuals' correlation at lag 1, corrected for its bias in short series, gives the number of independent points, which
 * widens the error and gives the degrees of freedom of Student's t (Santer et al. 2008, Int. J. Climatol. 28:1703).
 *
 * @param {readonly Point[]} series at equal distances, ascending
 * @returns {Trend | null} null for fewer than four points
 */
export function trendOf(series) {
  const n = series.length;
  if (n < 4) return null;
  const middle = series.reduce((sum, { at }) => sum + at, 0) / n;
  const mean = series.reduce((sum, { value }) => sum + value, 0) / n;
  const spread = series.reduce((sum, { at }) => sum + (at - middle) ** 2, 0);
  const slope = series.reduce((sum, { at, value }) => sum + (at - middle) * (value - mean), 0) / spread;
  const residuals = series.map(({ at, value }) => value - mean - slope * (at - middle));
  const squares = residuals.reduce((sum, each) => sum + each ** 2, 0);
  const products = residuals.reduce((sum, each, at) => sum + each * (residuals[at - 1] ?? 0), 0);
  const found = squares === 0 ? 0 : products / squares;
  const kept = Math.min(MOST_KEPT, Math.max(0, found + (2 + 4 * found) / n));
  const independent = Math.max(3, (n * (1 - kept)) / (1 + kept));
  const error = Math.sqrt((squares / (n - 2) / spread) * ((1 + kept) / (1 - kept)));
  const reach = error * (QUANTILES[Math.floor(independent) - 3] ?? NORMAL);
  return { slope, low: slope - reach, high: slope + reach, points: n };
}

/**
 * The smallest value of each minute: what a collection of garbage leaves, without the sawtooth above it.
 *
 * @param {readonly Point[]} series
 * @returns {Point[]} in the middle of their minutes, ascending
 */
export function minuteMinima(series) {
  /** @type {Map<number, number>} */
  const smallest = new Map();
  for (const { at, value } of series) {
    const minute = Math.floor(at * 60);
    smallest.set(minute, Math.min(value, smallest.get(minute) ?? value));
  }
  return [...smallest].sort(([a], [b]) => a - b).map(([minute, value]) => ({ at: (minute + 0.5) / 60, value }));
}

/** Each bucket's upper end is this much above its lower one. */
const STEP = 1.02;

/** Counts of latencies in buckets that are 2 % wide: small, exact to 2 %, and sums of them are one, too. */
export class Histogram {
  /** @type {Map<number, number>} */
  #counts = new Map();
  count = 0;

  /** @param {number} ms above zero */
  add(ms) {
    const bucket = Math.ceil(Math.log(Math.max(ms, 0.01)) / Math.log(STEP));
    this.#counts.set(bucket, (this.#counts.get(bucket) ?? 0) + 1);
    this.count += 1;
  }

  /** @param {Histogram} other whose counts are added to this one's */
  merge(other) {
    for (const [bucket, count] of other.#counts) this.#counts.set(bucket, (this.#counts.get(bucket) ?? 0) + count);
    this.count += other.count;
    return this;
  }

  /**
   * @param {number} share 0.99 for p99
   * @returns {number} milliseconds, at most 2 % above the exact value; 0 if it is empty
   */
  percentile(share) {
    const rank = Math.max(1, Math.ceil(this.count * share));
    let seen = 0;
    for (const bucket of [...this.#counts.keys()].sort((a, b) => a - b)) {
      seen += this.#counts.get(bucket) ?? 0;
      if (seen >= rank) return STEP ** bucket;
    }
    return 0;
  }
}

/**
 * Numbers from 0 to 1 that are the same for the same seed (mulberry32).
 *
 * @param {number} seed
 */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
