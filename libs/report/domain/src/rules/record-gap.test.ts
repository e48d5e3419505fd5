import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { owners } from './owners.ts';
import { firstDay } from './partial-date.ts';
import { lateFirstRecord, recordGap, silentSince } from './record-gap.ts';
import { anyEvent, factsOf, madeUp, verdicts } from './testing/facts.ts';

describe('a first record years after the car was built', () => {
  it('is a gap, and no comfort is told beside it', () => {
    const facts = factsOf([madeUp('listing', '2026-07-02'), madeUp('listing', '2026-07-30')], { year: 2013 });
    expect(lateFirstRecord(facts)).toMatchObject([
      { status: 'look', events: ['e1'], figures: { months: 150, day: '2026-07-02', year: 2013 } },
    ]);
    expect(recordGap(facts)).toEqual([]);
  });

  it('none where it begins in time, its year is unknown, or hardly any car had records then', () => {
    expect(lateFirstRecord(factsOf([madeUp('title', '2015-05')], { year: 2013 }))).toEqual([]);
    expect(lateFirstRecord(factsOf([madeUp('title', '2026-05')], { year: null }))).toEqual([]);
    expect(lateFirstRecord(factsOf([madeUp('title', '2019-05')], { year: 1967 }))).toEqual([]);
    expect(lateFirstRecord(factsOf([], { year: 2013 }))).toEqual([]);
  });

  it('a mistyped date before the car was built hides it not', () => {
    const events = [madeUp('service', '2003-01-01'), madeUp('listing', '2026-07-02')];
    expect(verdicts(lateFirstRecord(factsOf(events, { year: 2013 })))).toEqual(['late-first-record: look']);
  });

  it('whatever the records, "no long gap" is never said beside it, nor of records within a year', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 6 }), fc.integer({ min: 1996, max: 2026 }), (events, year) => {
        const sorted = events.toSorted((a, b) => firstDay(a.date) - firstDay(b.date));
        const facts = factsOf(sorted, { year });
        const isOk = recordGap(facts).some(({ status }) => status === 'ok');
        if (lateFirstRecord(facts).length > 0) expect(isOk).toBe(false);
        if (isOk) expect(sorted.length).toBeGreaterThan(1);
      }),
    );
  });
});

describe('an ownership has an end', () => {
  const kept = (from: string, until: string) => madeUp('owner-change', from, { detail: { until } });

  it('so that the years of a known owner are no gap', () => {
    const owned = kept('2012-05-01', '2019-06-01');
    const title = madeUp('title', '2019-09-01');
    const today = '2021-01-01';
    expect(verdicts(recordGap(factsOf([owned, title], { today })))).toEqual(['record-gap: ok']);
    const unknown = madeUp('owner-change', '2012-05-01');
    expect(verdicts(recordGap(factsOf([unknown, title], { today })))).toEqual(['record-gap: look']);
  });

  it('and silence begins with it, not with its beginning', () => {
    expect(silentSince(factsOf([kept('2012-05-01', '2026-06-01')]))).toEqual([]);
    expect(silentSince(factsOf([kept('2012-05-01', '2020')]))).toMatchObject([{ figures: { fromDay: '2020' } }]);
  });

  it('an end that lies ahead is not believed', () => {
    expect(silentSince(factsOf([kept('2012-05-01', '2030-06-01')]))).toMatchObject([
      { figures: { fromDay: '2012-05-01' } },
    ]);
  });

  it('and it says how long the owner kept the car', () => {
    const events = [kept('2012-05-01', '2012-07-01'), madeUp('owner-change', '2014-01-01')];
    expect(owners(factsOf(events))).toMatchObject([{ status: 'look', figures: { months: 2, shortDay: '2012-05-01' } }]);
  });
});
