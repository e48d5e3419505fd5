import { describe, expect, it } from 'vitest';
import type { EventDetail } from '../events/history-event.ts';
import { auctions } from './auctions.ts';
import { damage } from './damage.ts';
import { listingClaims } from './listing-claims.ts';
import { runRules } from './run-rules.ts';
import { salvageAuction } from './salvage-auction.ts';
import { factsOf, madeUp } from './testing/facts.ts';

const lot = (detail: EventDetail, date = '2024-03-05') => madeUp('salvage-auction', date, { detail });

describe('salvage auctions', () => {
  it('show damage, zones, document, and engine, and aren’t ordinary auctions', () => {
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

  it('say if a date is only a sighting, up to the last one', () => {
    const seen = { ...lot({ damage: ['hail'], until: '2024-04-01' }), dateIs: 'seen' as const };
    expect(salvageAuction(factsOf([seen]))).toMatchObject([{ figures: { day: '2024-04-01', seen: 'yes' } }]);
  });

  it('count a lot’s damage once, and ignore wear', () => {
    expect(damage(factsOf([lot({ damage: ['collision', 'frame'], impact: ['front', 'left'] })]))).toMatchObject([
      { figures: { records: 1, impact: 'front,left', types: 'collision,frame' } },
    ]);
    expect(damage(factsOf([lot({ damage: ['wear', 'minor'] })]))).toEqual([]);
  });

  it('rule out “no title brands” if the document isn’t a clear title', () => {
    const rules = (detail: EventDetail) =>
      runRules(factsOf([madeUp('title', '2013'), lot(detail)])).map(({ rule }) => rule);
    expect(rules({ paper: 'clear' })).toContain('no-title-brand');
    expect(rules({ paper: 'salvage' })).not.toContain('no-title-brand');
  });
});

describe('a seller’s claims about the past', () => {
  const listing = (claims: NonNullable<EventDetail['claims']>) =>
    madeUp('listing', '2020-09-01', { detail: { claims } });

  it('are flagged if they’re negative', () => {
    expect(listingClaims(factsOf([listing(['frame-damage', 'accident']), listing(['accident'])]))).toMatchObject([
      { status: 'look', events: ['e1', 'e2'], figures: { claims: 'accident,frame-damage', day: '2020-09-01' } },
    ]);
  });

  it('are ignored if they’re positive', () => {
    expect(listingClaims(factsOf([listing(['no-accident'])]))).toEqual([]);
  });
});
