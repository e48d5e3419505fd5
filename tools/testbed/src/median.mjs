/**
 * The value in the middle; of an even number, the upper one: it is one that was measured.
 *
 * @param {readonly number[]} values
 * @returns {number} 0 if there are none
 */
export function medianOf(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
