import { describe, expect, it } from 'vitest';
import { commercialUse } from './commercial-use.ts';
import { owners } from './owners.ts';
import { recordGap, silentSince } from './record-gap.ts';
import { factsOf, madeUp, verdicts } from './testing/facts.ts';

describe('owners', () => {
  const change = (date: string) => madeUp('owner-change', date);

  it('includes the owner before the first recorded change if there are documents from that time', () => {
    const events = [madeUp('title', '2012-03-27'), change('2015-06-09'), change('2019-11-18')];
    expect(owners(factsOf(events))).toMatchObject([
      { status: 'ok', events: ['e1', 'e2', 'e3'], figures: { owners: 3, fromDay: '2012-03-27' } },
    ]);
  });

  it('attributes a title from the same weeks to the same owner', () => {
    expect(owners(factsOf([madeUp('title', '2012-03-27'), change('2012-04-10')]))[0]!.figures['owners']).toBe(1);
  });

  it('flags an owner who kept it less than half a year', () => {
    expect(owners(factsOf([change('2012-03-27'), change('2019-11-18'), change('2020-02-01')]))).toMatchObject([
      { status: 'look', events: ['e2', 'e3'], figures: { owners: 3, months: 2, shortDay: '2019-11-18' } },
    ]);
  });

  it('doesn’t treat years as a short time, or titles alone as owners', () => {
    expect(verdicts(owners(factsOf([change('2015'), change('2016')])))).toEqual(['owners: ok']);
    expect(owners(factsOf([madeUp('title', '2012'), madeUp('title', '2016')]))).toEqual([]);
  });
});

describe('use', () => {
  const used = (date: string, use: 'personal' | 'lease' | 'rental' | 'taxi') =>
    madeUp('use', date, { detail: { use } });

  it('flags taxi or rental use, one finding per use', () => {
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

  it('is fine for private or leased cars, and silent without a record', () => {
    expect(commercialUse(factsOf([used('2012', 'personal'), used('2014', 'lease')]))).toMatchObject([
      { status: 'ok', figures: { records: 2 } },
    ]);
    expect(commercialUse(factsOf([madeUp('title', '2012')]))).toEqual([]);
  });
});

describe('gaps in the records', () => {
  it('of two and a half years or more are flagged', () => {
    const events = [madeUp('title', '2012-03-27'), madeUp('service', '2013-03-01'), madeUp('service', '2016-03-15')];
    expect(recordGap(factsOf(events))).toMatchObject([
      { status: 'look', events: ['e2', 'e3'], figures: { months: 36, fromDay: '2013-03-01', toDay: '2016-03-15' } },
    ]);
  });

  it('that are shorter are fine, since biennial inspections may be late', () => {
    const events = [madeUp('title', '2012-03-27'), madeUp('service', '2014-06-01')];
    expect(recordGap(factsOf(events, { today: '2016-01-01' }))).toMatchObject([
      { status: 'ok', figures: { months: 26 } },
    ]);
    expect(recordGap(factsOf([madeUp('title', '2012-03-27')]))).toEqual([]);
  });

  it('treat a year without a date as the whole year', () => {
    const today = '2016-01-01';
    expect(verdicts(recordGap(factsOf([madeUp('title', '2012'), madeUp('title', '2014')], { today })))).toEqual([
      'record-gap: ok',
    ]);
    const within = [madeUp('title', '2012'), madeUp('title', '2012-01-05'), madeUp('title', '2014-06-01')];
    expect(recordGap(factsOf(within, { today }))[0]!.figures['months']).toBe(16);
  });

  it('don’t start with a record from before the car was built', () => {
    const events = [madeUp('service', '2003-05-01'), madeUp('title', '2012-03-27'), madeUp('title', '2013-04-27')];
    expect(recordGap(factsOf(events, { today: '2014-01-01' }))).toMatchObject([{ status: 'ok', events: ['e2', 'e3'] }]);
  });

  it('never say “no long gaps” next to “no records for the last 3 years”', () => {
    const facts = factsOf([madeUp('title', '2012-03-27'), madeUp('service', '2014-01-10')], { today: '2017-01-10' });
    expect(verdicts(silentSince(facts))).toEqual(['silent-since: look']);
    expect(recordGap(facts)).toEqual([]);
  });

  it('are flagged if there are no recent records', () => {
    expect(silentSince(factsOf([madeUp('inspection', '2023-08-08')]))).toMatchObject([
      { status: 'look', events: ['e1'], figures: { months: 39, fromDay: '2023-08-08' } },
    ]);
    expect(silentSince(factsOf([madeUp('inspection', '2025-08-08')]))).toEqual([]);
    expect(silentSince(factsOf([]))).toEqual([]);
  });
});
