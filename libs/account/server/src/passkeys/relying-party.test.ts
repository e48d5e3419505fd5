import { testBrand } from '@vinlore/testing-node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relyingParty } from './relying-party.ts';

const brand = testBrand({ domains: ['vinlore.localhost', 'localhost', '127.0.0.1', '[::1]', 'vinlore.example'] });
const party = (host: string, origin = 'http://vinlore.localhost:3000') => relyingParty(brand, host, origin);

describe('issue 4: for which domain a passkey holds', () => {
  it('it is the domain of the brand by which the visitor reached it, each with the origin of its own pages', () => {
    expect(party('vinlore.localhost')).toEqual({ id: 'vinlore.localhost', origin: 'http://vinlore.localhost:3000' });
    expect(party('localhost')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
    expect(party('vinlore.example', 'https://vinlore.localhost')).toEqual({
      id: 'vinlore.example',
      origin: 'https://vinlore.example',
    });
  });

  it('decisions §1: below members., app. and dev. it is the domain itself, asked from where the page stands', () => {
    expect(party('members.vinlore.example')).toEqual({
      id: 'vinlore.example',
      origin: 'http://members.vinlore.example:3000',
    });
  });

  it.each([
    '127.0.0.1',
    '[::1]',
    'localhost:3000',
    'localhost.',
    'other.example',
    'evil.vinlore.example',
    'vinlore.example.evil.example',
    '',
  ])('there is none for an address or a host that is not of the brand: %s', (host) => expect(party(host)).toBeNull());

  it('whatever a browser says: a party is of the brand, and its pages lie within the domain', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.domain(), fc.constantFrom(...brand.domains)), (host) => {
        const found = party(host);
        if (!found) return;
        expect(brand.domains).toContain(found.id);
        const { hostname } = new URL(found.origin);
        expect(hostname === found.id || hostname.endsWith(`.${found.id}`)).toBe(true);
      }),
    );
  });
});
