import { describe, expect, test } from 'vitest';
import { blockExists, type LabelBlock } from './label-blocks.ts';

const car = { vehicleType: 'PASSENGER CAR', grossWeightLb: 6000 };

describe("docs/decisions.md §5: label blocks follow the vehicle's era", () => {
  test.each<[LabelBlock, number]>([
    ['price', 1959],
    ['fuel-economy', 1977],
    ['parts-content', 1996],
    ['safety-ratings', 2009],
  ])('no %s block before model year %i', (block, first) => {
    expect(blockExists(block, { ...car, modelYear: first - 1 })).toBe(false);
    expect(blockExists(block, { ...car, modelYear: first })).toBe(true);
  });

  test('heavy trucks have safety ratings up to 10,000 lb and no fuel economy above 8,500 lb', () => {
    const truck = { modelYear: 2020, vehicleType: 'TRUCK', grossWeightLb: 9000 };
    expect(blockExists('safety-ratings', truck)).toBe(true);
    expect(blockExists('fuel-economy', truck)).toBe(false);
    expect(blockExists('safety-ratings', { ...truck, grossWeightLb: 14_000 })).toBe(false);
  });

  test('motorcycles, trailers, and unknown types have no certain block', () => {
    expect(blockExists('price', { ...car, modelYear: 2020, vehicleType: 'MOTORCYCLE' })).toBe(false);
    expect(blockExists('price', { ...car, modelYear: null })).toBe(false);
    expect(blockExists('price', { modelYear: 2020, vehicleType: 'TRUCK', grossWeightLb: null })).toBe(false);
  });

  test('a passenger car qualifies without a known weight', () => {
    expect(blockExists('price', { ...car, modelYear: 1999, grossWeightLb: null })).toBe(true);
  });
});
