/** A date in words, and whether it is exact to the day. */
interface DateInWords {
  readonly date: string;
  readonly isDay: boolean;
}

/** What a language does with dates, small numbers and lists, which no text can say. */
export interface Grammar {
  /** Short names of the months. */
  readonly months: readonly string[];
  /** A day of a year: `Nov 2, 2026`. */
  day(day: number, month: string, year: string): string;
  /** One to ten, as they stand before what is counted. */
  readonly small: readonly string[];
  /** First to tenth, as they stand before an owner at the beginning of a line. */
  readonly ordinals: readonly string[];
  /** `on Nov 2, 2026`, `in Nov 2026`. */
  on(date: string, isDay: boolean): string;
  /** As it stands after "since" and "between": `Nov 2, 2026`, `el 2 nov 2026`. */
  the(date: string, isDay: boolean): string;
  /** `of Nov 2, 2026`, `del 2 nov 2026`. */
  of(date: string, isDay: boolean): string;
  /** `from 2019 to Nov 2, 2026`. */
  range(from: DateInWords, to: DateInWords): string;
  /** `a, b, and c` of `['a', 'b']` and `c`. */
  and(before: readonly string[], last: string): string;
}
