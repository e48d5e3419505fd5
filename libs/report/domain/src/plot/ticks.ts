/** Axis ticks at multiples of 1, 2, or 5 times a power of ten, with three to six steps up to the maximum. */
export function valueTicks(highest: number): number[] {
  const rough = Math.max(1, highest / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((wide) => wide >= rough)!;
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, i) => i * step);
}

/**
 * Ticks on each January 1 from `first` to `last`, with as many year labels as fit: every year, every second, every
 * fifth …
 *
 * @param at `room` is the width of a label, in the unit of `width`
 */
export function yearTicks(at: { first: number; last: number; width: number; room: number }) {
  const wide = at.width / (at.last - at.first);
  const every = [1, 2, 5, 10, 20, 50, 100].find((years) => years * wide >= at.room) ?? 200;
  return Array.from({ length: at.last - at.first + 1 }, (_, i) => at.first + i).map((year) => ({
    year,
    words: year < at.last && year % every === 0 ? String(year) : '',
  }));
}
