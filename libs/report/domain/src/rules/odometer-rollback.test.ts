import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { odometerOutOfLine, odometerRollback } from './odometer-rollback.ts';
import { factsOf, madeUp, miles, readings, verdicts } from './testing/facts.ts';

const found = (...told: (readonly [date: string, miles: number])[]) => odometerRollback(factsOf(readings(...told)));

describe('the odometer rollback test', () => {
  it('is passed by readings that only rise, and says over how many', () => {
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

  it('fails where a reading fell and stays low, and names both records', () => {
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

  it('fails twice where the odometer fell twice', () => {
    const findings = found(
      ['2014-01-01', 60_000],
      ['2015-01-01', 30_000],
      ['2017-01-01', 70_000],
      ['2018-01-01', 40_000],
    );
    // 30,000 is a typing error beside 60,000 and 70,000 unless 40,000 comes later: now nothing is taken back.
    expect(verdicts(findings)).toEqual(['odometer-rollback: alert', 'odometer-rollback: alert']);
  });

  it('says nothing of fewer than two readings', () => {
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

  it('does not order a year or a month against a day within it', () => {
    expect(verdicts(found(['2016', 50_000], ['2016-05-03', 42_000]))).toEqual(['odometer-rollback: ok']);
    expect(verdicts(found(['2016-05', 50_000], ['2016-05-03', 42_000]))).toEqual(['odometer-rollback: ok']);
    expect(verdicts(found(['2015', 50_000], ['2016-05-03', 42_000]))).toEqual(['odometer-rollback: alert']);
  });

  it('waits with a coarse date until a later one is surely later', () => {
    expect(found(['2016', 90_000], ['2016-05-03', 42_000], ['2017-02-01', 44_000])[0]).toMatchObject({
      status: 'alert',
      events: ['e1', 'e3'],
    });
  });

  it('takes no notice of a hundred miles: a listing lags behind a title', () => {
    expect(verdicts(found(['2016-05-03', 42_080], ['2016-05-09', 42_000]))).toEqual(['odometer-rollback: ok']);
  });

  it('counts anew after a replaced odometer (74) or one past its digits (72)', () => {
    for (const code of ['72', '74']) {
      const replaced = madeUp('title', '2018-01-01', { odometer: miles(5, code) });
      const events = [...readings(['2017-01-01', 90_000]), replaced, ...readings(['2019-01-01', 9_000])];
      expect(odometerRollback(factsOf(events))).toEqual([]);
    }
  });

  it('does not believe a 0, an exempt reading (71) or one that no car reaches', () => {
    const events = [
      madeUp('listing', '2015-01-01', { odometer: miles(999_999) }),
      ...readings(['2016-01-01', 40_000]),
      madeUp('title', '2017-01-01', { odometer: miles(0) }),
      madeUp('title', '2018-01-01', { odometer: miles(7, '71') }),
      ...readings(['2019-01-01', 60_000]),
    ];
    expect(odometerRollback(factsOf(events))[0]).toMatchObject({ status: 'ok', events: ['e2', 'e5'] });
  });

  it('asks about a classic whose five digits may have begun anew, and still calls a modern one rolled back', () => {
    const events = readings(['1990', 97_000], ['1996', 4_100]);
    expect(verdicts(odometerRollback(factsOf(events, { year: 1967 })))).toEqual(['odometer-five-digits: look']);
    expect(verdicts(odometerRollback(factsOf(events, { year: 1988 })))).toEqual(['odometer-rollback: alert']);
    const soon = readings(['1990-01-01', 40_000], ['1990-03-01', 4_100]);
    expect(verdicts(odometerRollback(factsOf(soon, { year: 1967 })))).toEqual(['odometer-rollback: alert']);
  });

  it('is never failed by readings that rise with their dates, whatever their precision and unit', () => {
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

  it('is always failed by a fall of more than a hundred miles that stays', () => {
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

describe('a typing error is told apart from a rollback', () => {
  it('a reading that lost a digit, since later ones go on where it had been', () => {
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
    // Nobody is told that all readings agree.
    expect(odometerRollback(events)).toEqual([]);
  });

  it('but a low reading that the car can have left behind again may be either, and nobody is told which is likelier', () => {
    const events = factsOf(
      readings(['2014-01-01', 20_000], ['2016-01-01', 60_000], ['2017-01-01', 31_000], ['2021-01-01', 64_000]),
    );
    expect(odometerOutOfLine(events)).toMatchObject([
      { rule: 'odometer-out-of-line', status: 'look', events: ['e3'], figures: { miles: 31_000, afterMiles: 64_000 } },
    ]);
    expect(odometerRollback(events)).toEqual([]);
  });

  it('a reading that gained a digit, since nobody drives that far', () => {
    const events = factsOf(readings(['2016-01-01', 60_000], ['2017-01-01', 612_000], ['2018-01-01', 64_000]));
    expect(verdicts(odometerOutOfLine(events))).toEqual(['odometer-typing-error: look']);
    expect(odometerRollback(events)).toEqual([]);
  });

  it('but a high reading that can be true, before lower ones, is a rollback', () => {
    const events = factsOf(
      readings(['2016-01-01', 60_000], ['2019-01-01', 121_000], ['2020-01-01', 70_000], ['2021-01-01', 75_000]),
    );
    expect(odometerOutOfLine(events)).toEqual([]);
    expect(verdicts(odometerRollback(events))).toEqual(['odometer-rollback: alert']);
  });

  it('and so are low readings one after the other, which pass the old one in time: none of them is a slip', () => {
    const events = factsOf(
      readings(['2014-01-01', 60_000], ['2015-01-01', 30_000], ['2016-01-01', 35_000], ['2020-01-01', 62_000]),
    );
    expect(odometerOutOfLine(events)).toEqual([]);
    expect(odometerRollback(events)).toMatchObject([{ status: 'alert', events: ['e1', 'e2'] }]);
  });

  it('and a low reading that nothing takes back is a rollback', () => {
    const events = factsOf(readings(['2016-01-01', 60_000], ['2019-01-01', 6_100]));
    expect(odometerOutOfLine(events)).toEqual([]);
    expect(verdicts(odometerRollback(events))).toEqual(['odometer-rollback: alert']);
  });
});
