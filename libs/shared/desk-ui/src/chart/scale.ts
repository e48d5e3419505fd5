/**
 * Returns round ticks of an axis from zero: 1, 2 or 5 times a power of ten apart, usually four to six of them.
 *
 * @param most the greatest value, above zero
 * @param finest smallest distance between two ticks: 1 for whole numbers, or the smallest that is still displayed
 * @returns from 0 to the first tick that no value exceeds
 */
export function marksUpTo(most: number, finest = 0): number[] {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fine = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough)!;
  const step = Math.max(finest, fine);
  const count = Math.ceil(most / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/**
 * Labels of the days on an axis: month and day, and the year at the start and when it changes.
 *
 * @param days each labeled day, 2026-11-22, in order
 */
export function dayWords(days: readonly string[]): string[] {
  const isOneYear = days[0]?.slice(0, 4) === days.at(-1)?.slice(0, 4);
  return days.map((day, index) => (isOneYear || day.slice(0, 4) === days[index - 1]?.slice(0, 4) ? day.slice(5) : day));
}
