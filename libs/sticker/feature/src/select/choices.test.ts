import { describe, expect, it } from 'vitest';
import { emptyCatalogue, madeUpCatalogue } from '../testing/made-up-catalogue.ts';
import { choicesOf } from './choices.ts';

const vpic = {
  ...emptyCatalogue,
  trims: [{ name: 'Fastback', msrp: null, destination: null, source: 1 }],
  missing: ['colors', 'packages', 'prices', 'fuel_economy'] as typeof emptyCatalogue.missing,
  sources: [{ name: 'NHTSA vPIC', as_of: '2026-10-01', sample: false }],
};

describe('what can be chosen, out of three sources', () => {
  it('the first source that has a kind gives its whole list: two name the same thing in two ways', () => {
    expect(choicesOf([madeUpCatalogue, vpic]).trims.map(({ name }) => name)).toEqual(['Standard', 'GT']);
    expect(choicesOf([emptyCatalogue, vpic]).trims.map(({ name }) => name)).toEqual(['Fastback']);
  });

  it('missing is what no source has', () => {
    expect(choicesOf([madeUpCatalogue, vpic]).missing).toEqual(['fuel_economy']);
    expect(choicesOf([emptyCatalogue]).missing).toEqual(emptyCatalogue.missing);
  });

  it('spec §8: a source that answered nothing leaves its part out, all of them leave nothing to choose', () => {
    expect(choicesOf([null, vpic]).trims).toHaveLength(1);
    expect(choicesOf([null, null])).toMatchObject({ trims: [], exterior: [], packages: [], missing: [], sources: [] });
  });

  it('docs/decisions.md §5: tells whether sample data is among it, and names each source once', () => {
    const twice = choicesOf([madeUpCatalogue, madeUpCatalogue, vpic]);
    expect(twice.sources.map(({ name }) => name)).toEqual(['Vinlore sample catalogue', 'NHTSA vPIC']);
    expect(twice.samples).toEqual(['trim', 'exterior', 'interior', 'packages']);
    expect(choicesOf([vpic, madeUpCatalogue]).samples, 'the trims are vPIC’s').not.toContain('trim');
  });
});
