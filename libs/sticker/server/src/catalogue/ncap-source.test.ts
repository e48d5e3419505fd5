import { describe, expect, it } from 'vitest';
import { createCatalogue } from './look-up.ts';
import { type NcapLabels, ncapSource } from './ncap-source.ts';

const NAMES = { makes: () => [], models: () => [], trims: () => [] };
const RATINGS = { overall: 5, frontal_driver: 4, frontal_passenger: 5, side_front: 5, side_rear: null, rollover: 4 };
const lookUp = (answer: Awaited<ReturnType<NcapLabels>>) =>
  createCatalogue(NAMES, [ncapSource(() => Promise.resolve(answer))]).lookUp(
    { year: 2018, make: 'Toyota', model: 'Camry', trim: null },
    'en',
  );

describe('NHTSA’s star ratings on stickers', () => {
  it('have their source and date, and keep "not rated"', async () => {
    const { safety_ratings: ratings, sources } = await lookUp({ ratings: RATINGS, as_of: '2026-11-03' });
    expect(ratings).toEqual({ ...RATINGS, source: 1 });
    expect(sources).toEqual([{ name: 'NHTSA 5-Star Safety Ratings', as_of: '2026-11-03', sample: false }]);
  });

  it('are omitted if the match is ambiguous', async () => {
    expect(await lookUp(null)).toMatchObject({ safety_ratings: null, sources: [], missing: [] });
  });
});
