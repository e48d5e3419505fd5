/** How a source writes its dates; each reads the day as it stands there, in the time of whoever wrote it. */
export const DATE_FORMATS = {
  /** 2014-12-18, 2014-12, 2014, 2014-12-18T11:30:00Z, 2014-12-18-11.30.00 */
  iso: /^(?<year>\d{4})(-(?<month>\d\d)(-(?<day>\d\d)([T -]\d.*)?)?)?$/,
  /** 12/18/2014, 12-18-2014, 12/2014 */
  us: /^(?<month>\d{1,2})[/.-]((?<day>\d{1,2})[/.-])?(?<year>\d{4})( \d.*)?$/,
  /** 18/12/2014, 18.12.2014, 12/2014 */
  eu: /^((?<day>\d{1,2})[/.-])?(?<month>\d{1,2})[/.-](?<year>\d{4})( \d.*)?$/,
  /** 20141218, 201412 */
  compact: /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)?$/,
  /** 2014/12/18, 2014/12 */
  'year-first': /^(?<year>\d{4})\/(?<month>\d{1,2})(\/(?<day>\d{1,2}))?( \d.*)?$/,
  /** Dec 18, 2014; December 2014 */
  'month-name': /^(?<month>[a-z]{3,9})\.? ((?<day>\d{1,2})(st|nd|rd|th)?,? )?(?<year>\d{4})(,? \d{1,2}:\d\d.*)?$/i,
  /** 18 Dec 2014, 18-Dec-2014 */
  'day-month-name': /^(?<day>\d{1,2})[ -](?<month>[a-z]{3,9})\.?[ -](?<year>\d{4})$/i,
  /** Thu Dec 18 2014 11:30:00 GMT-0800 (PST), as JavaScript writes a date */
  js: /^[a-z]{3} (?<month>[a-z]{3}) (?<day>\d{1,2}) (?<year>\d{4})( \d\d:\d\d.*)?$/i,
  /** Thu, 18 Dec 2014 11:30:00 -0800, as mails write it (RFC 5322) */
  mail: /^([a-z]{3}, )?(?<day>\d{1,2}) (?<month>[a-z]{3}) (?<year>\d{4}) \d\d:\d\d.*$/i,
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

/** What says by how much a clock differs from UTC: Z, -08:00, GMT-0800, +0000. */
const OFFSET = /(Z|(GMT|UTC)?[+-]\d\d:?\d\d|GMT|UTC)( \([^)]*\))?$/i;

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day at a moment in a time zone, `YYYY-MM-DD`. */
function dayIn(zone: string, moment: Date): string {
  let format = dayFormats.get(zone);
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    dayFormats.set(
      zone,
      (format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, calendar: 'gregory', ...parts })),
    );
  }
  const said = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${said['year']!.padStart(4, '0')}-${said['month']}-${said['day']}`;
}

/** The day of a moment that says its own distance to UTC, in a time zone; null for a text that says none. */
function dayOfMoment(text: string, zone: string): string | null {
  if (!OFFSET.test(text) || !/\d:\d\d/.test(text)) return null;
  const moment = new Date(text.replace(/ \([^)]*\)$/, ''));
  return Number.isNaN(moment.getTime()) ? null : dayIn(zone, moment);
}

/**
 * A date as a source writes it, as exact as it is there: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. The formats are tried
 * in their order; 03/04/2014 is never guessed at, since `us` or `eu` has to be named.
 *
 * @param zone the IANA time zone in which the day is wanted of moments that say their distance to UTC, and of seconds since
 *   1970; without it the former are read as they stand there and the latter in UTC
 * @returns null for what is no date in any of the formats, or a day that no calendar has
 */
export function readDate(text: string, formats: readonly DateFormat[], zone?: string): string | null {
  const written = text.trim();
  for (const format of formats) {
    const found = DATE_FORMATS[format].exec(written)?.groups;
    if (!found) continue;
    const { year, month, day, epoch } = found;
    if (epoch !== undefined) return dayIn(zone ?? 'UTC', new Date(Number(epoch) * (format === 'epoch' ? 1000 : 1)));
    const inYear = Number(year);
    if (inYear < FIRST_YEAR) continue;
    if (month === undefined) return year!;
    const inMonth = monthNumber(month);
    if (inMonth < 1 || inMonth > 12) continue;
    if (day === undefined) return `${year}-${padded(inMonth)}`;
    if (Number(day) < 1 || Number(day) > daysIn(inYear, inMonth)) continue;
    const local = zone === undefined ? null : dayOfMoment(written, zone);
    if (local !== null) return local;
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
