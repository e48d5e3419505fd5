import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { odometerOutOfLine, odometerRollback } from './odometer-rollback.ts';
import { factsOf, madeUp, miles, readings, verdicts } from './testing/facts.ts';

const found = (...told: (readonly [date: string, miles: number])[]) => odometerRollback(factsOf(readings(...told)));

describe('the rollback check', () => {
  it('passes for readings that only increase, and counts them', () => {
    expect(found(['2012-03-27', 12], ['2015-06-09', 37_905], ['2019-11-18', 88_114])).toEqual([
      {
        rule: 'odometer-rollback',
        section: 'odometer',
        status: 'ok',
        events: ['e1', 'e2', 'e3'],
        figures: { readings: 3, highestMiles: 88_114 },
      },
    ]);
  });

  it('fails if a reading drops and stays low, and names both records', () => {
    expect(
      found(
        ['2014-01-01', 20_000],
        ['2016-01-01', 60_000],
        ['2018-01-01', 101_500],
        ['2019-01-01', 45_200],
        ['2020-01-01', 52_000],
      ),
    ).toEqual([
      {
        rule: 'odometer-rollback',
        section: 'odometer',
        status: 'alert',
        events: ['e3', 'e4'],
        figures: {
          fromMiles: 101_500,
          fromDay: '2018-01-01',
          toMiles: 45_200,
          toDay: '2019-01-01',
          dropMiles: 56_300,
        },
      },
    ]);
  });

  it('fails twice if the odometer drops twice', () => {
    const findings = found(
      ['2014-01-01', 60_000],
      ['2015-01-01', 30_000],
      ['2017-01-01', 70_000],
      ['2018-01-01', 40_000],
    );
    // 30,000 is a typo next to 60,000 and 70,000, unless 40,000 follows: then it's a drop.
    expect(verdicts(findings)).toEqual(['odometer-rollback: alert', 'odometer-rollback: alert']);
  });

  it('needs at least two readings', () => {
    expect(found(['2014-01-01', 60_000])).toEqual([]);
    expect(found()).toEqual([]);
  });

  it('compares kilometers with miles', () => {
    const km = (value: number, date: string) =>
      madeUp('inspection', date, { odometer: { value, unit: 'km', code: null } });
    // 100,000 km are 62,137 miles.
    expect(
      verdicts(odometerRollback(factsOf([...readings(['2018-01-01', 60_000]), km(100_000, '2019-01-01')]))),
    ).toEqual(['odometer-rollback: ok']);
    expect(
      verdicts(odometerRollback(factsOf([...readings(['2018-01-01', 90_000]), km(100_000, '2019-01-01')]))),
    ).toEqual(['odometer-rollback: alert']);
  });

  it('doesn’t order a year or month relative to a day within it', () => {
    expect(verdicts(found(['2016', 50_000], ['2016-05-03', 42_000]))).toEqual(['odometer-rollback: ok']);
    expect(verdicts(found(['2016-05', 50_000], ['2016-05-03', 42_000]))).toEqual(['odometer-rollback: ok']);
    expect(verdicts(found(['2015', 50_000], ['2016-05-03', 42_000]))).toEqual(['odometer-rollback: alert']);
  });

  it('ignores a coarse date until a later one is certain to be later', () => {
    expect(found(['2016', 90_000], ['2016-05-03', 42_000], ['2017-02-01', 44_000])[0]).toMatchObject({
      status: 'alert',
      events: ['e1', 'e3'],
    });
  });

  it('tolerates a hundred miles, since listings lag behind titles', () => {
    expect(verdicts(found(['2016-05-03', 42_080], ['2016-05-09', 42_000]))).toEqual(['odometer-rollback: ok']);
  });

  it('restarts after a replaced odometer (74) or one past its limit (72)', () => {
    for (const code of ['72', '74']) {
      const replaced = madeUp('title', '2018-01-01', { odometer: miles(5, code) });
      const events = [...readings(['2017-01-01', 90_000]), replaced, ...readings(['2019-01-01', 9_000])];
      expect(odometerRollback(factsOf(events))).toEqual([]);
    }
  });

  it('ignores 0, exempt readings (71), and impossible ones', () => {
    const events = [
      madeUp('listing', '2015-01-01', { odometer: miles(999_999) }),
      ...readings(['2016-01-01', 40_000]),
      madeUp('title', '2017-01-01', { odometer: miles(0) }),
      madeUp('title', '2018-01-01', { odometer: miles(7, '71') }),
      ...readings(['2019-01-01', 60_000]),
    ];
    expect(odometerRollback(factsOf(events))[0]).toMatchObject({ status: 'ok', events: ['e2', 'e5'] });
  });

  it('flags a possible five-digit rollover of a classic, but reports a rollback for a modern car', () => {
    const events = readings(['1990', 97_000], ['1996', 4_100]);
    expect(verdicts(odometerRollback(factsOf(events, { year: 1967 })))).toEqual(['odometer-five-digits: look']);
    expect(verdicts(odometerRollback(factsOf(events, { year: 1988 })))).toEqual(['odometer-rollback: alert']);
    const soon = readings(['1990-01-01', 40_000], ['1990-03-01', 4_100]);
    expect(verdicts(odometerRollback(factsOf(soon, { year: 1967 })))).toEqual(['odometer-rollback: alert']);
  });

  it('never fails for readings that increase with their dates, in any precision or unit', () => {
    const rise = fc
      .array(
        fc.tuple(
          fc.integer({ min: 1, max: 900 }),
          fc.integer({ min: 0, max: 9_000 }),
          fc.constantFrom(4, 7, 10),
          fc.boolean(),
        ),
        {
          minLength: 2,
          maxLength: 30,
        },
      )
      .map((steps) => {
        let [day, total] = [Date.UTC(2000, 0, 1), 10];
        return steps.map(([days, more, precision, inKm], place) => {
          day += days * 86_400_000;
          total += more;
          const odometer = inKm
            ? { value: Math.round(total * 1.609344), unit: 'km' as const, code: null }
            : { value: total, unit: 'mi' as const, code: null };
          const date = new Date(day).toISOString().slice(0, precision);
          return madeUp('service', date, { odometer, recordId: `${place}` });
        });
      });
    fc.assert(
      fc.property(rise, (events) => {
        const sorted = events.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
        expect(odometerRollback(factsOf(sorted)).every(({ status }) => status === 'ok')).toBe(true);
        expect(odometerOutOfLine(factsOf(sorted))).toEqual([]);
      }),
    );
  });

  it('always fails for a lasting drop of more than a hundred miles', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 200_000 }), fc.integer({ min: 101, max: 9_000 }), (high, drop) => {
        const events = readings(
          ['2014-01-01', 5_000],
          ['2018-01-01', high],
          ['2019-01-01', high - drop],
          ['2020-01-01', high - drop],
        );
        expect(verdicts(odometerRollback(factsOf(events)))).toEqual(['odometer-rollback: alert']);
      }),
    );
  });
});

describe('telling a typo from a rollback', () => {
  it('a reading with a missing digit is a typo if later ones continue from before', () => {
    const events = factsOf(
      readings(['2014-01-01', 20_000], ['2016-01-01', 60_000], ['2017-01-01', 6_300], ['2017-06-01', 64_000]),
    );
    expect(odometerOutOfLine(events)).toEqual([
      {
        rule: 'odometer-typing-error',
        section: 'odometer',
        status: 'look',
        events: ['e3'],
        figures: { miles: 6_300, day: '2017-01-01', beforeMiles: 60_000, afterMiles: 64_000 },
      },
    ]);
    // There is no claim that all readings are consistent.
    expect(odometerRollback(events)).toEqual([]);
  });

  it('a low reading the car may have passed again can be either', () => {
    const events = factsOf(
      readings(['2014-01-01', 20_000], ['2016-01-01', 60_000], ['2017-01-01', 31_000], ['2021-01-01', 64_000]),
    );
    expect(odometerOutOfLine(events)).toMatchObject([
      { rule: 'odometer-out-of-line', status: 'look', events: ['e3'], figures: { miles: 31_000, afterMiles: 64_000 } },
    ]);
    expect(odometerRollback(events)).toEqual([]);
  });

  it('a reading with an extra digit is a typo, since no one drives that far', () => {
    const events = factsOf(readings(['2016-01-01', 60_000], ['2017-01-01', 612_000], ['2018-01-01', 64_000]));
    expect(verdicts(odometerOutOfLine(events))).toEqual(['odometer-typing-error: look']);
    expect(odometerRollback(events)).toEqual([]);
  });

  it('a plausible high reading before lower ones is a rollback', () => {
    const events = factsOf(
      readings(['2016-01-01', 60_000], ['2019-01-01', 121_000], ['2020-01-01', 70_000], ['2021-01-01', 75_000]),
    );
    expect(odometerOutOfLine(events)).toEqual([]);
    expect(verdicts(odometerRollback(events))).toEqual(['odometer-rollback: alert']);
  });

  it('consecutive low readings that later pass the old one are a rollback', () => {
    const events = factsOf(
      readings(['2014-01-01', 60_000], ['2015-01-01', 30_000], ['2016-01-01', 35_000], ['2020-01-01', 62_000]),
    );
    expect(odometerOutOfLine(events)).toEqual([]);
    expect(odometerRollback(events)).toMatchObject([{ status: 'alert', events: ['e1', 'e2'] }]);
  });

  it('a low reading without a later correction is a rollback', () => {
    const events = factsOf(readings(['2016-01-01', 60_000], ['2019-01-01', 6_100]));
    expect(odometerOutOfLine(events)).toEqual([]);
    expect(verdicts(odometerRollback(events))).toEqual(['odometer-rollback: alert']);
  });
});
