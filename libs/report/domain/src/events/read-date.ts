/** How a source writes its dates; each reads the day as it stands there, without moving it to another time zone. */
export const DATE_FORMATS = {
  /** 2014-12-18, 2014-12, 2014, 2014-12-18T11:30:00Z */
  iso: /^(?<year>\d{4})(-(?<month>\d\d)(-(?<day>\d\d)([T ]\d.*)?)?)?$/,
  /** 12/18/2014, 12-18-2014, 12/2014 */
  us: /^(?<month>\d{1,2})[/.-]((?<day>\d{1,2})[/.-])?(?<year>\d{4})( \d.*)?$/,
  /** 18/12/2014, 18.12.2014, 12/2014 */
  eu: /^((?<day>\d{1,2})[/.-])?(?<month>\d{1,2})[/.-](?<year>\d{4})( \d.*)?$/,
  /** 20141218, 201412 */
  compact: /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)?$/,
  /** 2014/12/18, 2014/12 */
  'year-first': /^(?<year>\d{4})\/(?<month>\d{1,2})(\/(?<day>\d{1,2}))?( \d.*)?$/,
  /** Dec 18, 2014; December 2014 */
  'month-name': /^(?<month>[a-z]{3,9})\.? ((?<day>\d{1,2})(st|nd|rd|th)?,? )?(?<year>\d{4})$/i,
  /** 18 Dec 2014, 18-Dec-2014 */
  'day-month-name': /^(?<day>\d{1,2})[ -](?<month>[a-z]{3,9})\.?[ -](?<year>\d{4})$/i,
  /** Thu Dec 18 2014 11:30:00 GMT-0800 (PST), as JavaScript writes a date */
  js: /^[a-z]{3} (?<month>[a-z]{3}) (?<day>\d{1,2}) (?<year>\d{4})( \d\d:\d\d.*)?$/i,
  /** 1418931000: seconds since 1970, the day in UTC */
  epoch: /^(?<epoch>\d{9,10})$/,
  /** 1418931000000: milliseconds since 1970, the day in UTC */
  'epoch-ms': /^(?<epoch>\d{12,13})$/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type DateFormat = keyof typeof DATE_FORMATS;

/** No vehicle was seen before: Karl Benz's patent is of 1886. */
const FIRST_YEAR = 1886;

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];

/** 1 to 12 for a month as a number or as an English name of at least three letters; 0 for anything else. */
function monthNumber(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  return MONTHS.findIndex((name) => name.startsWith(text.toLowerCase().replace(/^sept$/, 'sep'))) + 1;
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const padded = (part: number) => String(part).padStart(2, '0');

/**
 * A date as a source writes it, as exact as it is there: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. The formats are tried
 * in their order; 03/04/2014 is never guessed at, since `us` or `eu` has to be named.
 *
 * @returns null for what is no date in any of the formats, or a day that no calendar has
 */
export function readDate(text: string, formats: readonly DateFormat[]): string | null {
  const written = text.trim();
  for (const format of formats) {
    const found = DATE_FORMATS[format].exec(written)?.groups;
    if (!found) continue;
    const { year, month, day, epoch } = found;
    if (epoch !== undefined)
      return new Date(Number(epoch) * (format === 'epoch' ? 1000 : 1)).toISOString().slice(0, 10);
    const inYear = Number(year);
    if (inYear < FIRST_YEAR) continue;
    if (month === undefined) return year!;
    const inMonth = monthNumber(month);
    if (inMonth < 1 || inMonth > 12) continue;
    if (day === undefined) return `${year}-${padded(inMonth)}`;
    if (Number(day) < 1 || Number(day) > daysIn(inYear, inMonth)) continue;
    return `${year}-${padded(inMonth)}-${padded(Number(day))}`;
  }
  return null;
}

/**
 * Whether a partial date lies wholly after today: a month or a year that has begun does not.
 *
 * @param today `YYYY-MM-DD`, by the clock that was handed in
 */
export function isInFuture(date: string, today: string): boolean {
  return date > today.slice(0, date.length);
}
