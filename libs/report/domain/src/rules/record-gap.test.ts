import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { owners } from './owners.ts';
import { firstDay } from './partial-date.ts';
import { lateFirstRecord, recordGap, silentSince } from './record-gap.ts';
import { anyEvent, factsOf, madeUp, verdicts } from './testing/facts.ts';

describe('a first record years after the car was built', () => {
  it('is a gap, and rules out “no long gaps”', () => {
    const facts = factsOf([madeUp('listing', '2026-07-02'), madeUp('listing', '2026-07-30')], { year: 2013 });
    expect(lateFirstRecord(facts)).toMatchObject([
      { status: 'look', events: ['e1'], figures: { months: 150, day: '2026-07-02', year: 2013 } },
    ]);
    expect(recordGap(facts)).toEqual([]);
  });

  it('isn’t flagged if it’s early enough, the model year is unknown, or the car predates record keeping', () => {
    expect(lateFirstRecord(factsOf([madeUp('title', '2015-05')], { year: 2013 }))).toEqual([]);
    expect(lateFirstRecord(factsOf([madeUp('title', '2026-05')], { year: null }))).toEqual([]);
    expect(lateFirstRecord(factsOf([madeUp('title', '2019-05')], { year: 1967 }))).toEqual([]);
    expect(lateFirstRecord(factsOf([], { year: 2013 }))).toEqual([]);
  });

  it('is still found despite a mistyped date before the car was built', () => {
    const events = [madeUp('service', '2003-01-01'), madeUp('listing', '2026-07-02')];
    expect(verdicts(lateFirstRecord(factsOf(events, { year: 2013 })))).toEqual(['late-first-record: look']);
  });

  it('never comes with “no long gaps”, and neither do records within one year', () => {
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

describe('an ownership with an end date', () => {
  const kept = (from: string, until: string) => madeUp('owner-change', from, { detail: { until } });

  it('covers the years of a known owner, so they aren’t a gap', () => {
    const owned = kept('2012-05-01', '2019-06-01');
    const title = madeUp('title', '2019-09-01');
    const today = '2021-01-01';
    expect(verdicts(recordGap(factsOf([owned, title], { today })))).toEqual(['record-gap: ok']);
    const unknown = madeUp('owner-change', '2012-05-01');
    expect(verdicts(recordGap(factsOf([unknown, title], { today })))).toEqual(['record-gap: look']);
  });

  it('starts the time without records at its end, not its beginning', () => {
    expect(silentSince(factsOf([kept('2012-05-01', '2026-06-01')]))).toEqual([]);
    expect(silentSince(factsOf([kept('2012-05-01', '2020')]))).toMatchObject([{ figures: { fromDay: '2020' } }]);
  });

  it('ignores an end date in the future', () => {
    expect(silentSince(factsOf([kept('2012-05-01', '2030-06-01')]))).toMatchObject([
      { figures: { fromDay: '2012-05-01' } },
    ]);
  });

  it('says how long the owner kept the car', () => {
    const events = [kept('2012-05-01', '2012-07-01'), madeUp('owner-change', '2014-01-01')];
    expect(owners(factsOf(events))).toMatchObject([{ status: 'look', figures: { months: 2, shortDay: '2012-05-01' } }]);
  });
});
