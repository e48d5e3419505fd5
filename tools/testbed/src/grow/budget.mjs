/** Share of the free space that the table, its backup, and sorting for its indexes may use together. */
const SHARE = 1 / 3;

/** What is sorted for an index and a compressed backup, as a share of the table with its indexes. */
const BESIDES = 0.5;

/** PostgreSQL's own log of changes, which it recycles at about this size, and its system tables. */
const FIXED_BYTES = 2e9;

/** Steps grow tenfold, so that a trend shows. */
const FACTOR = 10;

/**
 * How many events fit.
 *
 * @param {{ wanted: number; freeBytes: number; bytesPerEvent: number }} facts `freeBytes` as before the first event;
 *   `bytesPerEvent` with indexes
 * @returns {number} at most `wanted`; 0 if not even PostgreSQL's own files fit
 */
export function eventsWithin({ wanted, freeBytes, bytesPerEvent }) {
  const room = freeBytes * SHARE - FIXED_BYTES;
  return Math.max(0, Math.min(wanted, Math.floor(room / (bytesPerEvent * (1 + BESIDES)))));
}

/**
 * Sizes to measure at: from `first` in steps of ten, and finally `last`, whatever it is.
 *
 * @param {number} first
 * @param {number} last
 * @returns {number[]} ascending; only `first` if `last` isn't larger
 */
export function stepsTo(first, last) {
  const steps = [first];
  for (let next = first * FACTOR; next < last; next *= FACTOR) steps.push(next);
  if (last > first) steps.push(last);
  return steps;
}

/**
 * Reads a number of events.
 *
 * @param {string} text `500k`, `100m`, or digits
 * @returns {number | null} null if it is none of these
 */
export function countOf(text) {
  const [, digits, unit = ''] = /^(\d+)([km]?)$/i.exec(text) ?? [];
  if (digits === undefined) return null;
  return Number(digits) * ({ k: 1e3, m: 1e6 }[unit.toLowerCase()] ?? 1);
}
