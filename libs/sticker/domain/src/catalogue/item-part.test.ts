import { describe, expect, it } from 'vitest';
import { singlePartOf } from './item-part.ts';

describe('options that a vehicle has only one of', () => {
  it.each([
    ['289 V8, 2-barrel', 'engine'],
    ['2.0L I4 turbo', 'engine'],
    ['3.6 liter V-6', 'engine'],
    ['225 slant six', 'engine'],
    ['Four-speed manual', 'transmission'],
    ['8-speed automatic', 'transmission'],
    ['Cruise-O-Matic', 'transmission'],
    ['CVT', 'transmission'],
    ['Two-speed windshield wipers', null],
    ['V8 badge', null],
    ['Engine block heater', null],
    ['Towing package with 5.0L V8', null],
    ['Power steering', null],
    ['GT Equipment Group', null],
  ] as const)('%s: %s', (name, part) => {
    expect(singlePartOf(name)).toBe(part);
  });
});
