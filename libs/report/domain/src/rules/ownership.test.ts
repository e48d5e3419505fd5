import { describe, expect, it } from 'vitest';
import { commercialUse } from './commercial-use.ts';
import { owners } from './owners.ts';
import { recordGap, silentSince } from './record-gap.ts';
import { factsOf, madeUp, verdicts } from './testing/facts.ts';

describe('owners', () => {
  const change = (date: string) => madeUp('owner-change', date);

  it('counts who had it before the first change that is recorded, where papers tell of them', () => {
    const events = [madeUp('title', '2012-03-27'), change('2015-06-09'), change('2019-11-18')];
    expect(owners(factsOf(events))).toMatchObject([
      { status: 'ok', events: ['e1', 'e2', 'e3'], figures: { owners: 3, fromDay: '2012-03-27' } },
    ]);
  });

  it('a title of the same weeks is the same owner’s', () => {
    expect(owners(factsOf([madeUp('title', '2012-03-27'), change('2012-04-10')]))[0]!.figures['owners']).toBe(1);
  });

  it('asks about an owner who kept it less than half a year', () => {
    expect(owners(factsOf([change('2012-03-27'), change('2019-11-18'), change('2020-02-01')]))).toMatchObject([
      { status: 'look', events: ['e2', 'e3'], figures: { owners: 3, months: 2, shortDay: '2019-11-18' } },
    ]);
  });

  it('does not take years for a short time, and titles alone count no owner', () => {
    expect(verdicts(owners(factsOf([change('2015'), change('2016')])))).toEqual(['owners: ok']);
    expect(owners(factsOf([madeUp('title', '2012'), madeUp('title', '2016')]))).toEqual([]);
  });
});

describe('use', () => {
  const used = (date: string, use: 'personal' | 'lease' | 'rental' | 'taxi') =>
    madeUp('use', date, { detail: { use } });

  it('as taxi or rental is asked about, one finding per use', () => {
    expect(
      commercialUse(factsOf([used('2012', 'rental'), used('2013', 'rental'), used('2014', 'taxi')])),
    ).toMatchObject([
      { status: 'look', events: ['e1', 'e2'], figures: { use: 'rental', day: '2012' } },
      { status: 'look', events: ['e3'], figures: { use: 'taxi', day: '2014' } },
    ]);
  });

  it.each([
    ['17', 'taxi'],
    ['18', 'police'],
    ['19', 'taxi'],
    ['20', 'police'],
    ['48', 'rental'],
  ])('brand %s tells of use as %s', (brand, use) => {
    expect(commercialUse(factsOf([madeUp('title-brand', '2015', { detail: { brand } })]))[0]!.figures['use']).toBe(use);
  });

  it('as somebody’s own or leased car is in order; nothing told, nothing said', () => {
    expect(commercialUse(factsOf([used('2012', 'personal'), used('2014', 'lease')]))).toMatchObject([
      { status: 'ok', figures: { records: 2 } },
    ]);
    expect(commercialUse(factsOf([madeUp('title', '2012')]))).toEqual([]);
  });
});

describe('gaps in the record', () => {
  it('two and a half years and more between two records are asked about', () => {
    const events = [madeUp('title', '2012-03-27'), madeUp('service', '2013-03-01'), madeUp('service', '2016-03-15')];
    expect(recordGap(factsOf(events))).toMatchObject([
      { status: 'look', events: ['e2', 'e3'], figures: { months: 36, fromDay: '2013-03-01', toDay: '2016-03-15' } },
    ]);
  });

  it('shorter ones are in order: inspections every second year may be late', () => {
    const events = [madeUp('title', '2012-03-27'), madeUp('service', '2014-06-01')];
    expect(recordGap(factsOf(events, { today: '2016-01-01' }))).toMatchObject([
      { status: 'ok', figures: { months: 26 } },
    ]);
    expect(recordGap(factsOf([madeUp('title', '2012-03-27')]))).toEqual([]);
  });

  it('a year without a day is the whole year: no gap is made of it', () => {
    const today = '2016-01-01';
    expect(verdicts(recordGap(factsOf([madeUp('title', '2012'), madeUp('title', '2014')], { today })))).toEqual([
      'record-gap: ok',
    ]);
    const within = [madeUp('title', '2012'), madeUp('title', '2012-01-05'), madeUp('title', '2014-06-01')];
    expect(recordGap(factsOf(within, { today }))[0]!.figures['months']).toBe(16);
  });

  it('a record from before the car was built begins no gap', () => {
    const events = [madeUp('service', '2003-05-01'), madeUp('title', '2012-03-27'), madeUp('title', '2013-04-27')];
    expect(recordGap(factsOf(events, { today: '2014-01-01' }))).toMatchObject([{ status: 'ok', events: ['e2', 'e3'] }]);
  });

  it('records that end long ago are no comfort: "no long gap" never stands beside "no record for 3 years"', () => {
    const facts = factsOf([madeUp('title', '2012-03-27'), madeUp('service', '2014-01-10')], { today: '2017-01-10' });
    expect(verdicts(silentSince(facts))).toEqual(['silent-since: look']);
    expect(recordGap(facts)).toEqual([]);
  });

  it('no record up to today is asked about', () => {
    expect(silentSince(factsOf([madeUp('inspection', '2023-08-08')]))).toMatchObject([
      { status: 'look', events: ['e1'], figures: { months: 39, fromDay: '2023-08-08' } },
    ]);
    expect(silentSince(factsOf([madeUp('inspection', '2025-08-08')]))).toEqual([]);
    expect(silentSince(factsOf([]))).toEqual([]);
  });
});
