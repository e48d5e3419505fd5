import { describe, expect, it } from 'vitest';
import type { EventDetail } from '../events/history-event.ts';
import { auctions } from './auctions.ts';
import { damage } from './damage.ts';
import { listingClaims } from './listing-claims.ts';
import { runRules } from './run-rules.ts';
import { salvageAuction } from './salvage-auction.ts';
import { factsOf, madeUp } from './testing/facts.ts';

const lot = (detail: EventDetail, date = '2024-03-05') => madeUp('salvage-auction', date, { detail });

describe('a salvage auction is its own kind of event', () => {
  it('tells damage, zones, paper and engine, and is no ordinary auction', () => {
    const facts = factsOf([
      lot({ damage: ['flood', 'mechanical'], impact: ['front'], paper: 'destruction', runs: 'does-not-run' }),
    ]);
    expect(salvageAuction(facts)).toMatchObject([
      {
        status: 'alert',
        section: 'salvage',
        events: ['e1'],
        figures: {
          lots: 1,
          day: '2024-03-05',
          seen: 'no',
          damage: 'flood,mechanical',
          zones: 'front',
          paper: 'destruction',
          runs: 'does-not-run',
        },
      },
    ]);
    expect(auctions(facts)).toEqual([]);
  });

  it.each<[EventDetail, 'look' | 'alert']>([
    [{ paper: 'clear', damage: ['wear'] }, 'look'],
    [{ paper: 'clear', lossType: 'repossession' }, 'look'],
    [{ paper: 'clear', damage: ['minor', 'hail'] }, 'alert'],
    [{ paper: 'clear', impact: ['rear'] }, 'alert'],
    [{ damage: ['wear'] }, 'alert'],
    [{ paper: 'salvage' }, 'alert'],
    [{}, 'alert'],
  ])('%o: %s', (detail, status) => {
    expect(salvageAuction(factsOf([lot(detail)]))).toMatchObject([{ status }]);
  });

  it('says that a day is one on which it was only seen, up to the last', () => {
    const seen = { ...lot({ damage: ['hail'], until: '2024-04-01' }), dateIs: 'seen' as const };
    expect(salvageAuction(factsOf([seen]))).toMatchObject([{ figures: { day: '2024-04-01', seen: 'yes' } }]);
  });

  it('damage of a lot counts as damage once, wear does not', () => {
    expect(damage(factsOf([lot({ damage: ['collision', 'frame'], impact: ['front', 'left'] })]))).toMatchObject([
      { figures: { records: 1, impact: 'front,left', types: 'collision,frame' } },
    ]);
    expect(damage(factsOf([lot({ damage: ['wear', 'minor'] })]))).toEqual([]);
  });

  it('with a paper that is no clear title, nobody is told that there is no brand', () => {
    const rules = (detail: EventDetail) =>
      runRules(factsOf([madeUp('title', '2013'), lot(detail)])).map(({ rule }) => rule);
    expect(rules({ paper: 'clear' })).toContain('no-title-brand');
    expect(rules({ paper: 'salvage' })).not.toContain('no-title-brand');
  });
});

describe('what a seller claims of the past', () => {
  const listing = (claims: NonNullable<EventDetail['claims']>) =>
    madeUp('listing', '2020-09-01', { detail: { claims } });

  it('is asked about where it speaks against the car', () => {
    expect(listingClaims(factsOf([listing(['frame-damage', 'accident']), listing(['accident'])]))).toMatchObject([
      { status: 'look', events: ['e1', 'e2'], figures: { claims: 'accident,frame-damage', day: '2020-09-01' } },
    ]);
  });

  it('is no comfort where it speaks for the car', () => {
    expect(listingClaims(factsOf([listing(['no-accident'])]))).toEqual([]);
  });
});
