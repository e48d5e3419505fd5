/**
 * One measured figure; `npm run bench` prints one JSON object per line.
 *
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value
 * @property {string} unit
 * @property {number} [ratio] value divided by the peer's or the limit's, measured in the same run
 * @property {string} [versus] what the ratio is against
 *
 * Called by a row for each figure as soon as it is measured.
 *
 * @typedef {(figure: Figure) => void} Tell
 * @typedef {object} Row
 * @property {string} title what is measured, for the progress line
 * @property {(tell: Tell, options: { index?: string, size?: string }) => Promise<void>} run with what was passed as `--index` (a file)
 *   and `--size`
 */

/**
 * The median.
 *
 * @param {readonly number[]} values at least one
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * The percentile of some values.
 *
 * @param {readonly number[]} values at least one
 * @param {number} share 0.95 for p95
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Rounds a number to a sensible precision.
 *
 * @param {number} value
 */
const round = (value) => Number(value.toPrecision(Math.abs(value) >= 1000 ? 5 : 3));

/**
 * Formats a figure as its output line.
 *
 * @param {Figure} figure
 */
export const asLine = ({ value, ratio, ...rest }) =>
  JSON.stringify({
    name: rest.name,
    value: round(value),
    unit: rest.unit,
    ...(ratio === undefined ? {} : { ratio: round(ratio) }),
    ...(rest.versus === undefined ? {} : { versus: rest.versus }),
  });
