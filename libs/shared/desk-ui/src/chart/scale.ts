/**
 * Round marks of an axis from zero: 1, 2 or 5 times a power of ten apart, four to six of them.
 *
 * @param most the greatest value that is drawn
 * @returns from 0 to the first mark that no value exceeds
 */
export function marksUpTo(most: number): number[] {
  if (!(most > 0)) return [0, 1];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough)!;
  const count = Math.ceil(most / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}
