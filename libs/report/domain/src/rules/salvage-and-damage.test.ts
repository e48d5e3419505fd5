import { describe, expect, it } from 'vitest';
import { damage } from './damage.ts';
import { salvageRecords } from './salvage-records.ts';
import { seenAfterEnd } from './seen-after-end.ts';
import { factsOf, madeUp, verdicts } from './testing/facts.ts';
import { totalLoss } from './total-loss.ts';

describe('total loss signals', () => {
  it.each([
    ['reported', madeUp('total-loss', '2019')],
    ['reported', madeUp('accident', '2019', { detail: { totalLoss: true } })],
    ['salvage', madeUp('salvage', '2019')],
    ['junk', madeUp('junk', '2019')],
    ['brand', madeUp('title-brand', '2019', { detail: { brand: '31' } })],
    ['brand', madeUp('title', '2019', { detail: { brand: '11' } })],
    ['paper', madeUp('salvage-auction', '2019', { detail: { paper: 'destruction' } })],
    ['paper', madeUp('title', '2019', { detail: { paper: 'salvage' } })],
  ])('%s is one that says it outright', (signals, event) => {
    expect(totalLoss(factsOf([event]))).toMatchObject([
      { status: 'alert', events: ['e1'], figures: { signals, day: '2019' } },
    ]);
  });

  it('are listed once each', () => {
    const events = [madeUp('total-loss', '2018'), madeUp('salvage', '2019'), madeUp('salvage', '2020')];
    expect(totalLoss(factsOf(events))[0]!.figures).toEqual({ signals: 'reported,salvage', day: '2018' });
  });

  it('make a total loss likely with two of severe, airbags, and structural in one event', () => {
    const crash = madeUp('accident', '2019-05', { detail: { severity: 'severe', airbags: true } });
    expect(totalLoss(factsOf([crash]))).toMatchObject([
      { status: 'look', figures: { signals: 'airbags,severe', day: '2019-05' } },
    ]);
  });

  it.each([
    ['brand 09', { brand: '09' }],
    ['brand 10', { brand: '10' }],
    ['the paper of a lot', { paper: 'rebuilt' }],
  ] as const)('a rebuilt title makes it likely and proves none: %s', (_by, detail) => {
    expect(totalLoss(factsOf([madeUp('title', '2019', { detail })]))).toMatchObject([
      { status: 'look', events: ['e1'], figures: { signals: 'rebuilt', day: '2019' } },
    ]);
  });

  it('don’t include a bill of sale, a clear title, or an export document', () => {
    const events = (['bill-of-sale', 'clear', 'export-only'] as const).map((paper, at) =>
      madeUp('salvage-auction', `201${at}`, { detail: { paper } }),
    );
    expect(totalLoss(factsOf(events))).toEqual([]);
  });

  it('need more than one of them, and a flood brand isn’t one unless written off', () => {
    const events = [
      madeUp('accident', '2018', { detail: { severity: 'severe' } }),
      madeUp('damage', '2019', { detail: { structural: true } }),
      madeUp('title-brand', '2019', { detail: { brand: '01' } }),
    ];
    expect(totalLoss(factsOf(events))).toEqual([]);
  });
});

describe('junk and salvage records', () => {
  it('are counted, with the final disposition', () => {
    const events = [
      madeUp('salvage', '2018', { detail: { disposition: 'tbd' } }),
      madeUp('junk', '2019', { detail: { disposition: 'crush' } }),
    ];
    expect(salvageRecords(factsOf(events))).toMatchObject([
      { status: 'alert', figures: { records: 2, lastDay: '2019', disposition: 'crush' } },
    ]);
    expect(salvageRecords(factsOf([madeUp('damage', '2019')]))).toEqual([]);
  });

  it('are an alert if a car is registered after a certificate of destruction', () => {
    const events = [
      madeUp('salvage-auction', '2019-04-01', { detail: { paper: 'destruction' } }),
      madeUp('registration', '2021-04-01'),
    ];
    expect(seenAfterEnd(factsOf(events))).toMatchObject([{ status: 'alert', events: ['e1', 'e2'] }]);
  });

  it('are an alert if a crushed car is inspected later, since its VIN may be on another car', () => {
    const crushed = madeUp('junk', '2019-04-01', { detail: { disposition: 'crush' } });
    const inspected = madeUp('inspection', '2021-04-01');
    expect(seenAfterEnd(factsOf([crushed, inspected, madeUp('service', '2022')]))).toMatchObject([
      { status: 'alert', events: ['e1', 'e2', 'e3'], figures: { endDay: '2019-04-01', day: '2021-04-01', records: 2 } },
    ]);
    expect(seenAfterEnd(factsOf([inspected]))).toEqual([]);
    expect(seenAfterEnd(factsOf([madeUp('inspection', '2018-04-01'), crushed, madeUp('title', '2020')]))).toEqual([]);
    expect(seenAfterEnd(factsOf([madeUp('junk', '2019', { detail: { disposition: 'sold' } }), inspected]))).toEqual([]);
    const branded = madeUp('title-brand', '2019-04-01', { detail: { brand: '53' } });
    expect(verdicts(seenAfterEnd(factsOf([branded, inspected])))).toEqual(['seen-after-end: alert']);
  });
});

describe('accidents and damage', () => {
  it('report the number of records, and date and point of impact of the worst', () => {
    const events = [
      madeUp('accident', '2016-09-14', { detail: { severity: 'minor', impact: ['rear'] } }),
      madeUp('damage', '2018-02-01', { detail: { severity: 'moderate', impact: ['front', 'front-left'] } }),
      madeUp('accident', '2019'),
    ];
    expect(damage(factsOf(events))).toMatchObject([
      {
        status: 'look',
        events: ['e1', 'e2', 'e3'],
        figures: {
          records: 3,
          day: '2018-02-01',
          worst: 'moderate',
          airbags: 'no record',
          structural: 'no record',
          impact: 'front,front-left',
        },
      },
    ]);
  });

  it.each([{ severity: 'severe' as const }, { airbags: true }, { structural: true }])('%o is an alert', (detail) => {
    expect(verdicts(damage(factsOf([madeUp('accident', '2019', { detail })])))).toEqual(['damage: alert']);
  });

  it('are left out without records, since that doesn’t mean “no damage”', () => {
    expect(damage(factsOf([madeUp('title', '2019')]))).toEqual([]);
  });
});
