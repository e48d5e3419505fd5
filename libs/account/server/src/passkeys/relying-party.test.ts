import { testBrand } from '@vinlore/testing-node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relyingParty } from './relying-party.ts';

const brand = testBrand({ domains: ['vinlore.localhost', 'localhost', '127.0.0.1', '[::1]', 'vinlore.example'] });
const party = (host: string, origin = 'http://vinlore.localhost:3000', desk = false) =>
  relyingParty(brand, host, origin, desk);

describe('the domain of a passkey', () => {
  it('is the brand’s domain that the visitor used, with the origin of its pages', () => {
    expect(party('vinlore.localhost')).toEqual({ id: 'vinlore.localhost', origin: 'http://vinlore.localhost:3000' });
    expect(party('localhost')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
    expect(party('vinlore.example', 'https://vinlore.localhost')).toEqual({
      id: 'vinlore.example',
      origin: 'https://vinlore.example',
    });
  });

  it('docs/decisions.md §1: is the parent domain below members., app., and dev., with the page’s own origin', () => {
    expect(party('members.vinlore.example')).toEqual({
      id: 'vinlore.example',
      origin: 'http://members.vinlore.example:3000',
    });
  });

  it('is the same at the desk, but only from the desk’s own host', () => {
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

  it('accepts only hosts of the brand, and origins within the domain, for any input', () => {
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
