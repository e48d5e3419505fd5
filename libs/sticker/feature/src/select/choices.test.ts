import { describe, expect, it } from 'vitest';
import { emptyCatalogue, madeUpCatalogue } from '../testing/made-up-catalogue.ts';
import { choicesOf } from './choices.ts';

const vpic = {
  ...emptyCatalogue,
  trims: [{ name: 'Fastback', msrp: null, destination: null, source: 1 }],
  missing: ['colors', 'packages', 'prices', 'fuel_economy'] as typeof emptyCatalogue.missing,
  sources: [{ name: 'NHTSA vPIC', as_of: '2026-10-01', sample: false }],
};

describe('choices from three sources', () => {
  it('use the complete list of the first source that has one, since two sources may name the same thing differently', () => {
    expect(choicesOf([madeUpCatalogue, vpic]).trims.map(({ name }) => name)).toEqual(['Standard', 'GT']);
    expect(choicesOf([emptyCatalogue, vpic]).trims.map(({ name }) => name)).toEqual(['Fastback']);
  });

  it('are missing only what no source has', () => {
    expect(choicesOf([madeUpCatalogue, vpic]).missing).toEqual(['fuel_economy']);
    expect(choicesOf([emptyCatalogue]).missing).toEqual(emptyCatalogue.missing);
  });

  it('spec §8: omit a source without a response, and are empty if none responded', () => {
    expect(choicesOf([null, vpic]).trims).toHaveLength(1);
    expect(choicesOf([null, null])).toMatchObject({ trims: [], exterior: [], packages: [], missing: [], sources: [] });
  });

  it('docs/decisions.md §5: flag sample data and list each source once', () => {
    const twice = choicesOf([madeUpCatalogue, madeUpCatalogue, vpic]);
    expect(twice.sources.map(({ name }) => name)).toEqual(['Vinlore sample catalogue', 'NHTSA vPIC']);
    expect(twice.samples).toEqual(['trim', 'exterior', 'interior', 'packages']);
    expect(choicesOf([vpic, madeUpCatalogue]).samples, 'the trims are vPIC’s').not.toContain('trim');
  });
});
