import { describe, expect, it } from 'vitest';
import { domainTyped, ownDomain, withDomain } from './domain-draft.ts';

describe('parsing a typed domain', () => {
  it.each([
    ['cars.example', 'cars.example'],
    [' https://Cars.Example/pricing?x=1#top ', 'cars.example'],
    ['cars.example:8443.', null],
    ['cars.example:8443', 'cars.example'],
    ['cars.example.', 'cars.example'],
    ['our cars', null],
    ['', null],
    ['-cars.example', null],
  ])('%s', (typed, domain) => {
    expect(domainTyped(typed)).toBe(domain);
  });

  it('adds a domain once, and never the desk’s host', () => {
    expect(withDomain(['a.example'], 'b.example')).toEqual(['a.example', 'b.example']);
    expect(withDomain(['a.example'], 'a.example')).toBeNull();
    expect(withDomain(['a.example'], 'desk.a.example')).toBeNull();
    expect(ownDomain(['a.example', 'b.example', 'c.example'], 'c.example')).toEqual([
      'c.example',
      'a.example',
      'b.example',
    ]);
  });
});
