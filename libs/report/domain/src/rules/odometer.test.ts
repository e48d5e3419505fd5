import { describe, expect, it } from 'vitest';
import { conflictingReadings } from './conflicting-readings.ts';
import { enteredMileage } from './entered-mileage.ts';
import { odometerCodes, odometerExempt } from './odometer-codes.ts';
import { odometerAbsurd, odometerPlausibility, odometerTooLow } from './odometer-plausibility.ts';
import { odometerRollback } from './odometer-rollback.ts';
import { odometerTotal } from './odometer-total.ts';
import { factsOf, madeUp, miles, readings, verdicts } from './testing/facts.ts';

describe('the plausibility check', () => {
  it('reports the yearly mileage if all is plausible', () => {
    expect(odometerPlausibility(factsOf(readings(['2014-01-01', 10_000], ['2016-01-01', 34_000])))[0]).toMatchObject({
      status: 'ok',
      figures: { readings: 2, milesPerYear: 12_008 },
    });
  });

  it('flags more miles than anyone drives in the time', () => {
    const findings = odometerPlausibility(factsOf(readings(['2014-01-01', 10_000], ['2014-07-01', 98_000])));
    expect(findings[0]).toMatchObject({ status: 'look', events: ['e1', 'e2'] });
    expect(findings[0]!.figures['milesPerYear']).toBeGreaterThan(170_000);
  });

  it('accepts a long trip, heavy use, and coarse dates', () => {
    expect(odometerPlausibility(factsOf(readings(['2014-01-01', 10_000], ['2014-01-04', 12_200])))).toEqual([]);
    expect(verdicts(odometerPlausibility(factsOf(readings(['2014-01-01', 10_000], ['2015-01-01', 80_000]))))).toEqual([
      'odometer-plausibility: ok',
    ]);
    expect(odometerPlausibility(factsOf(readings(['2014', 10_000], ['2015', 99_000])))).toEqual([]);
  });

  it('needs more than half a year, and no drop', () => {
    expect(odometerPlausibility(factsOf(readings(['2014-01-01', 10_000], ['2014-05-01', 15_000])))).toEqual([]);
    const later = readings(
      ['2012-01-01', 20_000],
      ['2014-01-01', 90_000],
      ['2018-05-01', 15_000],
      ['2020-05-01', 45_000],
    );
    expect(odometerPlausibility(factsOf(later))).toEqual([]);
  });

  it('ignores 999,999 miles', () => {
    const absurd = madeUp('listing', '2015-01-01', { odometer: miles(1_400_000) });
    expect(odometerAbsurd(factsOf([absurd]))).toMatchObject([{ status: 'look', figures: { miles: 1_400_000 } }]);
    expect(odometerAbsurd(factsOf(readings(['2015-01-01', 640_000])))).toEqual([]);
  });
});

describe('state odometer codes', () => {
  const title = (date: string, code: string) => madeUp('title', date, { odometer: miles(80_000, code) });

  it('are alerts for not actual and tampering, one finding per code', () => {
    const findings = odometerCodes(factsOf([title('2014', '69'), title('2015', '69'), title('2016', '70')]));
    expect(findings).toMatchObject([
      { status: 'alert', events: ['e1', 'e2'], figures: { code: '69', day: '2015' } },
      { status: 'alert', events: ['e3'], figures: { code: '70', day: '2016' } },
    ]);
  });

  it('are flagged for replaced, altered, and disputed readings', () => {
    const events = ['73', '74', '76', '77'].map((code, place) => title(`201${place}`, code));
    expect(odometerCodes(factsOf(events)).map(({ status, figures }) => [status, figures['code']])).toEqual([
      ['look', '73'],
      ['look', '74'],
      ['look', '76'],
      ['look', '77'],
    ]);
  });

  it('ignore a 72 if a later 78 revokes it, but not an earlier one', () => {
    expect(odometerCodes(factsOf([title('2014', '72'), title('2016', '78')]))).toEqual([]);
    expect(verdicts(odometerCodes(factsOf([title('2014', '78'), title('2016', '72')])))).toEqual([
      'odometer-codes: look',
    ]);
  });

  it('are fine for actual readings, and say nothing for exempt ones', () => {
    expect(odometerCodes(factsOf([title('2014', '68'), title('2016', '75')]))).toMatchObject([
      { status: 'ok', figures: { readings: 2 } },
    ]);
    expect(odometerCodes(factsOf([title('2014', '71')]))).toEqual([]);
  });
});

describe('reported odometer status', () => {
  const status = (kind: 'salvage-auction' | 'title' | 'auction', date: string, odometerCode: string) =>
    madeUp(kind, date, { detail: { odometerCode } });

  it('is used even without a reading', () => {
    expect(odometerCodes(factsOf([status('salvage-auction', '2022-05-01', '69')]))).toMatchObject([
      { status: 'alert', events: ['e1'], figures: { code: '69', day: '2022-05-01' } },
    ]);
  });

  it('attributes “actual” to a title only if it’s on one', () => {
    const sold = madeUp('auction', '2020', { odometer: miles(50_000, '68') });
    expect(odometerCodes(factsOf([sold]))).toMatchObject([
      { rule: 'odometer-called-actual', status: 'ok', figures: { readings: 1 } },
    ]);
    const title = madeUp('title', '2021', { odometer: miles(52_000, '68') });
    expect(odometerCodes(factsOf([sold, title]))).toMatchObject([
      { rule: 'odometer-codes', events: ['e2'], figures: { readings: 1 } },
    ]);
  });

  it('49 CFR 580.17: exempt is fine for an old car, and flagged for a newer one', () => {
    const exempt = (date: string, year: number | null) =>
      odometerExempt(factsOf([status('title', date, '71')], { year }));
    expect(exempt('2018-05-01', 2004)).toMatchObject([{ status: 'ok', figures: { years: 10 } }]);
    expect(exempt('2013-05-01', 2004)).toMatchObject([{ status: 'look', figures: { day: '2013-05-01' } }]);
    expect(exempt('2026-05-01', 2012)).toMatchObject([{ status: 'look' }]);
    expect(exempt('2032-05-01', 2012)).toMatchObject([{ status: 'ok', figures: { years: 20 } }]);
    expect(exempt('2018-05-01', null)).toMatchObject([{ status: 'look' }]);
    expect(odometerExempt(factsOf([status('title', '2018', '68')]))).toEqual([]);
  });

  it('a replaced odometer without a reading doesn’t cast doubt on the next one', () => {
    const events = [
      ...readings(['2015-01-01', 90_000]),
      status('title', '2016-01-01', '74'),
      ...readings(['2017-01-01', 9_000]),
    ];
    expect(odometerRollback(factsOf(events))).toEqual([]);
    expect(odometerTotal(factsOf(events))).toMatchObject([{ status: 'ok', figures: { totalMiles: 99_000 } }]);
  });
});

describe('the total mileage after an odometer restart', () => {
  const replaced = (date: string, value: number, code: string) =>
    madeUp('title', date, { odometer: miles(value, code) });

  it('is at least the sum of the last readings', () => {
    const events = [
      ...readings(['2015-01-27', 31_088], ['2017-01-19', 62_514]),
      replaced('2017-08-21', 310, '74'),
      ...readings(['2019-01-24', 22_760], ['2025-01-15', 99_120]),
    ];
    expect(odometerTotal(factsOf(events))).toEqual([
      {
        rule: 'odometer-total',
        section: 'odometer',
        status: 'ok',
        events: ['e2', 'e5'],
        figures: { counts: '62514,99120', totalMiles: 161_634 },
      },
    ]);
  });

  it('adds 100,000 miles for an odometer past its limit', () => {
    const events = [...readings(['2015-01-27', 98_400]), replaced('2017-08-21', 4_100, '72')];
    expect(odometerTotal(factsOf(events))).toMatchObject([{ figures: { counts: '100000,4100', totalMiles: 104_100 } }]);
  });

  it('is left out if a reading is doubtful, since “at least” must be true', () => {
    const anew = replaced('2017-08-21', 310, '74');
    const tooFar = [...readings(['2015-01-27', 31_088], ['2015-03-01', 161_900]), anew];
    expect(odometerTotal(factsOf(tooFar))).toEqual([]);
    const differ = [88_114, 68_114].map((value, place) =>
      madeUp('inspection', '2016-11-18', { odometer: miles(value), source: `Feed ${place}` }),
    );
    expect(odometerTotal(factsOf([...differ, anew]))).toEqual([]);
  });

  it('is left out without a restart', () => {
    expect(odometerTotal(factsOf(readings(['2015-01-27', 31_088], ['2017-01-19', 62_514])))).toEqual([]);
    expect(odometerTotal(factsOf([replaced('2017-08-21', 310, '74')]))).toEqual([]);
  });

  it('includes a possible five-digit rollover', () => {
    const events = readings(['1984-06', 96_312], ['2004-05-11', 8_402], ['2025-05-19', 14_110]);
    expect(odometerRollback(factsOf(events, { year: 1967 }))).toMatchObject([
      { rule: 'odometer-five-digits', figures: { totalMiles: 114_110 } },
    ]);
  });
});

describe('a reading far too low for the car’s age', () => {
  it('is flagged, such as 203 mi on a 2004 car in 2014', () => {
    expect(odometerTooLow(factsOf(readings(['2014-12-18', 203]), { year: 2004 }))).toMatchObject([
      { status: 'look', events: ['e1'], figures: { miles: 203, day: '2014-12-18', year: 2004 } },
    ]);
  });

  it.each([
    ['a new car', 2013, readings(['2014-12-18', 203])],
    ['a car that is driven little', 2004, readings(['2014-12-18', 4_000])],
    ['an unknown year', null, readings(['2014-12-18', 203])],
    ['a classic, whose odometer begins anew', 1967, readings(['2014-12-18', 203])],
    ['a replaced odometer', 2004, [madeUp('title', '2014', { odometer: miles(203, '74') })]],
    ['one that was not read', 2004, readings(['2014-12-18', 0])],
  ])('%s is not', (_what, year, events) => {
    expect(odometerTooLow(factsOf(events, { year }))).toEqual([]);
  });

  it('is reported once if it’s an error among higher readings', () => {
    const events = readings(['2010-01-01', 50_000], ['2014-12-18', 203], ['2016-01-01', 90_000]);
    expect(odometerTooLow(factsOf(events, { year: 2004 }))).toEqual([]);
  });
});

describe('the mileage entered by a member', () => {
  const events = readings(['2018-01-01', 60_000], ['2024-01-01', 118_552]);
  const entered = (mileage: number | null) => enteredMileage(factsOf(events, { mileage }));

  it('is fine if consistent with the last record', () => {
    expect(entered(131_000)).toMatchObject([
      { status: 'ok', events: ['e2'], figures: { miles: 131_000, lastMiles: 118_552, lastDay: '2024-01-01' } },
    ]);
    expect(verdicts(entered(118_500))).toEqual(['entered-mileage: ok']);
  });

  it('is an alert if lower', () => {
    expect(entered(98_000)).toMatchObject([{ status: 'alert', figures: { lessMiles: 20_552 } }]);
  });

  it('is flagged if far too high', () => {
    expect(verdicts(entered(1_311_000))).toEqual(['entered-mileage: look']);
  });

  it('is ignored without an entry or a record', () => {
    expect(entered(null)).toEqual([]);
    expect(enteredMileage(factsOf([], { mileage: 50_000 }))).toEqual([]);
  });
});

describe('conflicting readings', () => {
  const reading = (source: string, value: number, date = '2019-11-18') =>
    madeUp('title', date, { odometer: miles(value), source });

  it('are shown side by side if from two sources on one day', () => {
    expect(conflictingReadings(factsOf([reading('A feed', 88_114), reading('B feed', 68_114)]))).toMatchObject([
      { status: 'look', events: ['e1', 'e2'], figures: { day: '2019-11-18', lowMiles: 68_114, highMiles: 88_114 } },
    ]);
  });

  it('aren’t reported for one source, a coarse date, or almost equal values', () => {
    expect(conflictingReadings(factsOf([reading('A feed', 88_114), reading('A feed', 68_114)]))).toEqual([]);
    expect(
      conflictingReadings(factsOf([reading('A feed', 88_114, '2019'), reading('B feed', 68_114, '2019')])),
    ).toEqual([]);
    expect(conflictingReadings(factsOf([reading('A feed', 88_114), reading('B feed', 88_150)]))).toEqual([]);
  });
});
