import { US_REGIONS } from '@vinlore/vehicle-domain';
import { describe, expect, test } from 'vitest';
import { STATE_TILES } from '../map/state-grid.ts';
import { at, factsOf, madeUp } from '../rules/testing/facts.ts';
import { speakerOf } from '../words/speaker.ts';
import { placesView } from './places-view.ts';

const placed = (...told: Parameters<typeof madeUp>[]) => ({
  events: factsOf(told.map((each) => madeUp(...each))).events,
});
const english = speakerOf('en');

describe('placesView', () => {
  test('lists states in the order the car got there, with what happened', () => {
    const told = placed(
      ['title', '2012-03-27', { place: at('KY') }],
      ['service', '2013-10-02', { place: at('KY') }],
      ['service', '2015-01-09', { place: at('OH') }],
      ['auction', '2016', { place: at('ON', 'CA') }],
      ['service', '2017-01-09', { place: null }],
    );
    expect(placesView(told, english)).toEqual({
      places: [
        {
          region: 'KY',
          number: 1,
          name: 'Kentucky',
          time: 'Mar 27, 2012 – Oct 2, 2013',
          records: 2,
          count: '2 records',
          filed: true,
        },
        { region: 'OH', number: 2, name: 'Ohio', time: 'Jan 9, 2015', records: 1, count: '1 record', filed: false },
        { region: null, number: 3, name: 'Ontario', time: '2016', records: 1, count: '1 record', filed: false },
      ],
      summary: 'Map of the states with records for this car: Kentucky and Ohio.',
    });
  });

  test('draws no map for a single state', () => {
    expect(placesView(placed(['title', '2012-03-27', { place: at('KY') }]), english)).toBeNull();
  });

  test('has one tile for each state, the capital, and Puerto Rico', () => {
    const tiles = STATE_TILES.map(({ region }) => region);
    expect(new Set(tiles).size).toBe(tiles.length);
    // Distant islands have no tile; the list next to the map names them.
    expect(US_REGIONS.filter((region) => !tiles.includes(region))).toEqual(['AS', 'GU', 'MP', 'VI']);
    expect(new Set(STATE_TILES.map(({ column, row }) => `${column} ${row}`)).size).toBe(tiles.length);
  });
});
