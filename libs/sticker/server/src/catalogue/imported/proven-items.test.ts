import { describe, expect, it } from 'vitest';
import { provenItems } from './proven-items.ts';

const elements = {
  'Displacement (L)': '2.000000000000',
  'Engine Number of Cylinders': '4',
  Turbo: 'Yes',
  'Transmission Style': 'Automatic',
  'Transmission Speeds': '6',
};
const proven = (names: string[], told: Parameters<typeof provenItems>[1] = { decoded: { elements } }) =>
  Object.fromEntries(provenItems(names, told));

describe('spec §1: preselection by VIN', () => {
  it('selects the engine by displacement and cylinders, and the transmission by type and speeds', () => {
    const names = ['2.0L I4 turbo', '1.6L I4 turbo', '2.5L I4', '6-speed automatic', '6-speed manual', 'Moonroof'];
    expect(proven(names)).toEqual({ engine: '2.0L I4 turbo', transmission: '6-speed automatic' });
  });

  it('selects the engine encoded in a classic VIN, by the manufacturer’s name for it', () => {
    const names = ['289 V8, 2-barrel', '289 V8, 4-barrel', '390 V8, 4-barrel'];
    expect(proven(names, { engine: '289 V8, 2-barrel' })).toEqual({ engine: '289 V8, 2-barrel' });
  });

  it.each([
    ['two that would do', ['2.0L I4 turbo', '2.0L turbo engine']],
    ['another number of cylinders', ['2.0L V6 turbo']],
    ['an engine that may be another one', ['2.0L I4', '2.0L I4 turbo high output']],
    ['a package that has one', ['Towing package with 2.0L I4 turbo']],
    ['another number of speeds', ['8-speed automatic', 'Automatic transmission']],
  ])('docs/decisions.md §5: nothing is guessed: %s', (_what, names) => {
    expect(proven(names)).toEqual({});
  });

  it('selects nothing without a VIN', () => {
    expect(proven(['2.0L I4 turbo'], { decoded: null })).toEqual({});
  });
});
