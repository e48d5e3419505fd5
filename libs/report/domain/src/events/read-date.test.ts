import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATE_FORMATS, type DateFormat, isInFuture, readDate } from './read-date.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day as each format writes it. */
const WRITTEN: Readonly<Record<DateFormat, (year: string, month: string, day: string) => string>> = {
  iso: (year, month, day) => `${year}-${month}-${day}`,
  us: (year, month, day) => `${Number(month)}/${Number(day)}/${year}`,
  eu: (year, month, day) => `${day}.${month}.${year}`,
  compact: (year, month, day) => `${year}${month}${day}`,
  'year-first': (year, month, day) => `${year}/${month}/${day}`,
  'month-name': (year, month, day) => `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`,
  'day-month-name': (year, month, day) => `${day}-${MONTHS[Number(month) - 1]}-${year}`,
  js: (year, month, day) => `Thu ${MONTHS[Number(month) - 1]} ${day} ${year} 23:30:00 GMT-0800 (PST)`,
  epoch: (year, month, day) => String(Date.UTC(Number(year), Number(month) - 1, Number(day), 12) / 1000),
  'epoch-ms': (year, month, day) => String(Date.UTC(Number(year), Number(month) - 1, Number(day), 12)),
};

describe('readDate', () => {
  it.each(Object.keys(DATE_FORMATS) as DateFormat[])('dates as %s come back as they were', (format) => {
    // Seconds since 1970 have nine or ten digits from 1973 on.
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

  it('takes the first format that fits', () => {
    expect([readDate('03/04/2014', ['us', 'eu']), readDate('03/04/2014', ['eu', 'us'])]).toEqual([
      '2014-03-04',
      '2014-04-03',
    ]);
    expect(readDate('18/12/2014', ['us', 'eu'])).toBe('2014-12-18');
  });

  it('no text throws', () => {
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
