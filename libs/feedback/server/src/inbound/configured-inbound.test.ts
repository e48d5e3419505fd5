import { newCookieKey, textSigner } from '@vinlore/server-kit';
import { testBrand } from '@vinlore/testing-node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configuredInbound } from './configured-inbound.ts';
import { replyAddresses } from './reply-address.ts';

const signer = textSigner([newCookieKey()]);
const deps = { signer, brands: [testBrand({ key: 'one' })], clock: () => new Date() };
const domain = 'reply.example';
const secrets = ['a-secret-of-more-than-32-characters!'];

describe('the operator’s inbound email settings', () => {
  it.each([
    [{ INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: null }, 'INBOUND_MAIL_SECRET is required'],
    [{ INBOUND_MAIL_DOMAIN: null, INBOUND_MAIL_SECRET: secrets }, 'INBOUND_MAIL_DOMAIN is required'],
  ])('stop startup if incomplete, naming the missing one', (half, message) => {
    expect(() => configuredInbound(half, deps)).toThrow(message);
  });

  it('disable inbound email if absent', () => {
    expect(configuredInbound({ INBOUND_MAIL_DOMAIN: null, INBOUND_MAIL_SECRET: null }, deps)).toBeNull();
  });

  it('stop startup if a brand’s key is too long for a reply address', () => {
    const brands = [testBrand({ key: 'a-brand-of-a-very-long-name' })];
    const both = { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: secrets };
    expect(() => configuredInbound(both, { ...deps, brands })).toThrow('a-brand-of-a-very-long-name');
  });
});

describe('reply addresses', () => {
  const addresses = replyAddresses(domain, signer);
  const ticket = { brand: 'one', number: '7K2M-94QX', account_id: 'a' };

  it('are case-insensitive, and prove ticket, brand, and member', () => {
    const token = addresses.read(addresses.of(ticket).toUpperCase())!;
    expect(token).toMatchObject({ brand: 'one', number: '7K2M-94QX' });
    expect(addresses.matches(token, 'a')).toBe(true);
    expect(addresses.matches(token, 'b')).toBe(false);
    expect(addresses.matches({ ...token, number: '7K2M-94QY' }, 'a')).toBe(false);
    expect(addresses.matches({ ...token, brand: 'other' }, 'a')).toBe(false);
    expect(replyAddresses(domain, textSigner([newCookieKey()])).matches(token, 'a')).toBe(false);
  });

  it('are rejected at another domain or in another format', () => {
    const [local] = addresses.of(ticket).split('@');
    expect(addresses.read(`${local}@other.example`)).toBeNull();
    expect(addresses.read(`${local}@${domain}@${domain}`)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(addresses.read(`reply+${text}@${domain}`)).toBeNull();
      }),
    );
  });

  it('are rejected if one character changes', () => {
    const token = addresses.read(addresses.of(ticket))!;
    fc.assert(
      fc.property(fc.nat(25), fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz234567'), (at, letter) => {
        const code = token.code.slice(0, at) + letter + token.code.slice(at + 1);
        expect(addresses.matches({ ...token, code }, 'a')).toBe(code === token.code);
      }),
    );
  });
});
