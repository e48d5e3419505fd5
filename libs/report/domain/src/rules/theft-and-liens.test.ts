import { describe, expect, it } from 'vitest';
import { exported, impound } from './export-and-impound.ts';
import { openLien } from './open-lien.ts';
import { at, factsOf, madeUp, verdicts } from './testing/facts.ts';
import { theft } from './theft.ts';

describe('theft', () => {
  const stolen = madeUp('theft', '2019-05-02', { place: at('TX') });

  it('without recovery is open and an alert', () => {
    expect(theft(factsOf([stolen]))).toMatchObject([
      { rule: 'open-theft', status: 'alert', figures: { day: '2019-05-02', state: 'TX' } },
    ]);
    expect(verdicts(theft(factsOf([madeUp('theft-recovery', '2018'), stolen])))).toEqual(['open-theft: alert']);
  });

  it.each([
    ['a recovery', madeUp('theft-recovery', '2019-06-01')],
    ['a recovery of the same year', madeUp('theft-recovery', '2019')],
    ['the brand 36', madeUp('title-brand', '2020', { detail: { brand: '36' } })],
  ])('with %s is recovered', (_, recovery) => {
    expect(theft(factsOf([stolen, recovery]))).toMatchObject([
      { rule: 'recovered-theft', status: 'look', events: ['e1', 'e2'], figures: { recoveredDay: recovery.date } },
    ]);
  });
});

describe('liens', () => {
  const lien = (date: string, entity?: string) => madeUp('lien', date, { detail: entity ? { entity } : {} });
  const release = (date: string, entity?: string) => madeUp('lien-release', date, { detail: entity ? { entity } : {} });

  it('are open without a release', () => {
    expect(openLien(factsOf([lien('2014'), lien('2018')]))).toMatchObject([
      { status: 'look', events: ['e1', 'e2'], figures: { liens: 2, day: '2018' } },
    ]);
  });

  it('are fine with releases', () => {
    expect(openLien(factsOf([lien('2014', 'Sample Bank'), release('2016', 'SAMPLE BANK')]))).toMatchObject([
      { status: 'ok', events: ['e1', 'e2'], figures: { liens: 1 } },
    ]);
  });

  it('aren’t ended by another lender or an earlier release, nor two by one release', () => {
    expect(verdicts(openLien(factsOf([lien('2014', 'Sample Bank'), release('2016', 'Other Bank')])))).toEqual([
      'open-lien: look',
    ]);
    expect(verdicts(openLien(factsOf([release('2013'), lien('2014')])))).toEqual(['open-lien: look']);
    expect(openLien(factsOf([lien('2014'), lien('2015'), release('2016')]))).toMatchObject([
      { figures: { liens: 1, day: '2015' } },
    ]);
    expect(openLien(factsOf([]))).toEqual([]);
  });
});

describe('export and impound', () => {
  it('flags an export, including one a yard intended', () => {
    const events = [
      madeUp('salvage', '2018', { detail: { exported: true } }),
      madeUp('export', '2019', { place: at('FL') }),
      madeUp('junk', '2020', { detail: { exported: false } }),
    ];
    expect(exported(factsOf(events)).map(({ figures }) => figures)).toEqual([
      { day: '2018', country: '' },
      { day: '2019', country: 'US' },
    ]);
  });

  it('counts impounds', () => {
    expect(impound(factsOf([madeUp('impound', '2018'), madeUp('impound', '2019')]))).toMatchObject([
      { status: 'look', figures: { times: 2, day: '2019' } },
    ]);
    expect(impound(factsOf([]))).toEqual([]);
  });
});
