import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATE_FORMATS, type DateFormat, isInFuture, readDate } from './read-date.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date in each format. */
const WRITTEN: Readonly<Record<DateFormat, (year: string, month: string, day: string) => string>> = {
  iso: (year, month, day) => `${year}-${month}-${day}`,
  us: (year, month, day) => `${Number(month)}/${Number(day)}/${year}`,
  eu: (year, month, day) => `${day}.${month}.${year}`,
  compact: (year, month, day) => `${year}${month}${day}`,
  'year-first': (year, month, day) => `${year}/${month}/${day}`,
  'month-name': (year, month, day) => `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`,
  'day-month-name': (year, month, day) => `${day}-${MONTHS[Number(month) - 1]}-${year}`,
  js: (year, month, day) => `Thu ${MONTHS[Number(month) - 1]} ${day} ${year} 23:30:00 GMT-0800 (PST)`,
  mail: (year, month, day) => `Thu, ${day} ${MONTHS[Number(month) - 1]} ${year} 23:30:00 -0800`,
  epoch: (year, month, day) => String(Date.UTC(Number(year), Number(month) - 1, Number(day), 12) / 1000),
  'epoch-ms': (year, month, day) => String(Date.UTC(Number(year), Number(month) - 1, Number(day), 12)),
};

/** A moment on a clock that is this many minutes ahead of UTC. */
const clockAt = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);
const two = (number: number) => String(number).padStart(2, '0');
const offsetOf = (minutes: number, colon: string) =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}${colon}${two(Math.abs(minutes) % 60)}`;

/** Date format of JavaScript: `Thu Dec 18 2014 12:00:00 GMT-0800 (PST)`. */
function jsText(moment: Date, minutes: number): string {
  const clock = clockAt(moment, minutes);
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][clock.getUTCDay()];
  const day = `${weekday} ${MONTHS[clock.getUTCMonth()]} ${two(clock.getUTCDate())} ${clock.getUTCFullYear()}`;
  return `${day} ${clock.toISOString().slice(11, 19)} GMT${offsetOf(minutes, '')} (PST)`;
}

describe('time zones', () => {
  const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  const offsets = fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15);

  it('a date with a UTC offset is the calendar date at that offset', () => {
    fc.assert(
      fc.property(moments, offsets, (moment, minutes) => {
        const there = clockAt(moment, minutes).toISOString();
        const day = there.slice(0, 10);
        expect(readDate(jsText(moment, minutes), ['js'])).toBe(day);
        expect(readDate(`${there.slice(0, 19)}${offsetOf(minutes, ':')}`, ['iso'])).toBe(day);
      }),
    );
  });

  it('with a zone, any notation gives the calendar date in that zone', () => {
    const zones = fc.constantFrom('America/Los_Angeles', 'America/New_York', 'Pacific/Honolulu', 'Europe/Amsterdam');
    fc.assert(
      fc.property(moments, offsets, zones, (at, minutes, zone) => {
        const moment = new Date(Math.floor(at.getTime() / 1000) * 1000);
        const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
        const day = format.format(moment);
        const iso = clockAt(moment, minutes).toISOString().slice(0, 19);
        expect(readDate(jsText(moment, minutes), ['js'], zone)).toBe(day);
        expect(readDate(`${iso}${offsetOf(minutes, ':')}`, ['iso'], zone)).toBe(day);
        expect(readDate(moment.toISOString(), ['iso'], zone)).toBe(day);
        if (moment.getTime() > 1e12) expect(readDate(String(moment.getTime()), ['epoch-ms'], zone)).toBe(day);
      }),
    );
  });

  it('Thu Dec 18 2014 12:00:00 GMT-0800 (PST) is December 18, and a date without an offset is unchanged', () => {
    expect(readDate('Thu Dec 18 2014 12:00:00 GMT-0800 (PST)', ['js'])).toBe('2014-12-18');
    expect(readDate('Thu Dec 18 2014 23:00:00 GMT-0800 (PST)', ['js'], 'America/New_York')).toBe('2014-12-19');
    expect(readDate('2014-12-18T23:00:00', ['iso'], 'America/New_York')).toBe('2014-12-18');
    expect(readDate('2014-12-18', ['iso'], 'Pacific/Honolulu')).toBe('2014-12-18');
  });
});

describe('readDate', () => {
  it.each(Object.keys(DATE_FORMATS) as DateFormat[])('dates as %s come back as they were', (format) => {
    // Unix timestamps have nine or ten digits since 1973.
    const taken = format.startsWith('epoch') ? days.filter((day) => day > '2001-09-10' && day < '2100') : days;
    fc.assert(
      fc.property(taken, (day) => {
        const [year = '', month = '', ofMonth = ''] = day.split('-');
        expect(readDate(WRITTEN[format](year, month, ofMonth), [format])).toBe(day);
      }),
    );
  });

  it.each<[string, DateFormat, string]>([
    ['2014-12-18T11:30:00-08:00', 'iso', '2014-12-18'],
    ['2014-12', 'iso', '2014-12'],
    ['2014', 'iso', '2014'],
    ['12/2014', 'us', '2014-12'],
    ['12.2014', 'eu', '2014-12'],
    ['201412', 'compact', '2014-12'],
    ['Sept. 2014', 'month-name', '2014-09'],
    ['December 18th, 2014', 'month-name', '2014-12-18'],
    [' 18 December 2014 ', 'day-month-name', '2014-12-18'],
    ['2016-02-29', 'iso', '2016-02-29'],
  ])('%s as %s is %s: as exact as it was said', (text, format, date) => {
    expect(readDate(text, [format])).toBe(date);
  });

  it.each<[string, DateFormat]>([
    ['2015-02-29', 'iso'],
    ['2015-13-01', 'iso'],
    ['1776-07-04', 'iso'],
    ['18/12/2014', 'us'],
    ['12/18/2014', 'eu'],
    ['Foo 18, 2014', 'month-name'],
    ['00/05/2014', 'us'],
    ['', 'iso'],
    ['yesterday', 'iso'],
  ])('bad input: "%s" as %s is no date', (text, format) => {
    expect(readDate(text, [format])).toBeNull();
  });

  it('uses the first format that matches', () => {
    expect([readDate('03/04/2014', ['us', 'eu']), readDate('03/04/2014', ['eu', 'us'])]).toEqual([
      '2014-03-04',
      '2014-04-03',
    ]);
    expect(readDate('18/12/2014', ['us', 'eu'])).toBe('2014-12-18');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const date = readDate(text, Object.keys(DATE_FORMATS) as DateFormat[]);
        expect(date ?? '2014').toMatch(/^\d{4}(-\d\d){0,2}$/);
      }),
    );
  });
});

it.each([
  ['2026-11-21', true],
  ['2026-11-20', false],
  ['2026-12', true],
  ['2026-11', false],
  ['2026', false],
  ['2027', true],
])('on 2026-11-20, %s is in the future: %s', (date, expected) => {
  expect(isInFuture(date, '2026-11-20')).toBe(expected);
});
