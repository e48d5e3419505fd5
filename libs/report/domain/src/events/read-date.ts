/** Date formats of sources. Each reads the date as written, in the author's local time. */
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
  /** Thu Dec 18 2014 11:30:00 GMT-0800 (PST), the format of JavaScript */
  js: /^[a-z]{3} (?<month>[a-z]{3}) (?<day>\d{1,2}) (?<year>\d{4})( \d\d:\d\d.*)?$/i,
  /** Thu, 18 Dec 2014 11:30:00 -0800, the format of emails (RFC 5322) */
  mail: /^([a-z]{3}, )?(?<day>\d{1,2}) (?<month>[a-z]{3}) (?<year>\d{4}) \d\d:\d\d.*$/i,
  /** 1418931000: Unix timestamp in seconds, date in UTC */
  epoch: /^(?<epoch>\d{9,10})$/,
  /** 1418931000000: Unix timestamp in milliseconds, date in UTC */
  'epoch-ms': /^(?<epoch>\d{12,13})$/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type DateFormat = keyof typeof DATE_FORMATS;

/** The year of Karl Benz's patent, 1886. No vehicle is older. */
const FIRST_YEAR = 1886;

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];

/** Returns 1 to 12 for a month number or an English name of at least three letters; 0 otherwise. */
function monthNumber(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  return MONTHS.findIndex((name) => name.startsWith(text.toLowerCase().replace(/^sept$/, 'sep'))) + 1;
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const padded = (part: number) => String(part).padStart(2, '0');

/** A UTC offset: Z, -08:00, GMT-0800, +0000. */
const OFFSET = /(Z|(GMT|UTC)?[+-]\d\d:?\d\d|GMT|UTC)( \([^)]*\))?$/i;

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns the calendar date at a moment in a time zone, `YYYY-MM-DD`. */
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

/** Returns the date of a text with a UTC offset in a time zone; null if it has no offset. */
function dayOfMoment(text: string, zone: string): string | null {
  if (!OFFSET.test(text) || !/\d:\d\d/.test(text)) return null;
  const moment = new Date(text.replace(/ \([^)]*\)$/, ''));
  return Number.isNaN(moment.getTime()) ? null : dayIn(zone, moment);
}

/**
 * Parses a source's date at its own precision: `YYYY-MM-DD`, `YYYY-MM`, or `YYYY`. Tries the formats in order.
 * 03/04/2014 is never guessed: either `us` or `eu` must be given.
 *
 * @param zone IANA time zone for dates with a UTC offset and Unix timestamps; without it, the former are read as
 * written and the latter in UTC
 * @returns null if no format matches or the date doesn't exist
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
 * Whether a partial date lies entirely after today; a month or year that has begun doesn't.
 *
 * @param today `YYYY-MM-DD`, from the injected clock
 */
export function isInFuture(date: string, today: string): boolean {
  return date > today.slice(0, date.length);
}
