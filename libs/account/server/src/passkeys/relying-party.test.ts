import { testBrand } from '@vinlore/testing-node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relyingParty } from './relying-party.ts';

const brand = testBrand({ domains: ['vinlore.localhost', 'localhost', '127.0.0.1', '[::1]', 'vinlore.example'] });
const party = (host: string, origin = 'http://vinlore.localhost:3000', desk = false) =>
  relyingParty(brand, host, origin, desk);

describe('for which domain a passkey holds', () => {
  it('it is the domain of the brand by which the visitor reached it, each with the origin of its own pages', () => {
    expect(party('vinlore.localhost')).toEqual({ id: 'vinlore.localhost', origin: 'http://vinlore.localhost:3000' });
    expect(party('localhost')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
    expect(party('vinlore.example', 'https://vinlore.localhost')).toEqual({
      id: 'vinlore.example',
      origin: 'https://vinlore.example',
    });
  });

  it('docs/decisions.md §1: below members., app. and dev. it is the domain itself, asked from where the page stands', () => {
    expect(party('members.vinlore.example')).toEqual({
      id: 'vinlore.example',
      origin: 'http://members.vinlore.example:3000',
    });
  });

  it('the desk takes passkeys of the domain, asked for on its own host and on no public page', () => {
    const desk = { id: 'vinlore.example', origin: 'https://desk.vinlore.example' };
    expect(party('desk.vinlore.example', 'https://vinlore.localhost', true)).toEqual(desk);
    for (const host of ['vinlore.example', 'members.vinlore.example', 'localhost'])
      expect(party(host, 'https://vinlore.localhost', true), host).toBeNull();
    expect(party('desk.vinlore.example', 'https://vinlore.localhost'), 'on a public host').toBeNull();
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
        const found = party(host) ?? party(host, undefined, true);
        if (!found) return;
        expect(brand.domains).toContain(found.id);
        const { hostname } = new URL(found.origin);
        expect(hostname === found.id || hostname.endsWith(`.${found.id}`)).toBe(true);
      }),
    );
  });
});
