/**
 * Round marks of an axis from zero: 1, 2 or 5 times a power of ten apart, four to six of them.
 *
 * @param most the greatest value that is drawn
 * @param areCounts only whole numbers are drawn, and none lies between two of them
 * @returns from 0 to the first mark that no value exceeds
 */
export function marksUpTo(most: number, areCounts = false): number[] {
  if (!(most > 0)) return [0, 1];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fine = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough)!;
  const step = areCounts ? Math.max(1, fine) : fine;
  const count = Math.ceil(most / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}
