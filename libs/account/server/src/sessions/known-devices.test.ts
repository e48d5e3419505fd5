import { cookiesOf, newCookieKey, textSigner } from '@vinlore/server-kit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownDevices } from './known-devices.ts';

const key = newCookieKey();
const start = Date.UTC(2026, 0, 1);
const DAY = 24 * 60 * 60_000;

/** A browser's cookies, set by one response and sent with the next request. */
function browser() {
  let header = '';
  return {
    cookies: () => cookiesOf(header, { secure: false }, (line) => (header = line.split(';')[0]!)),
    sent: () => header,
  };
}
const devicesAt = (ms: number, keys = [key]) =>
  knownDevices(textSigner([keys[0]!, ...keys.slice(1)]), () => new Date(start + ms));
const devices = devicesAt(0);

describe('a browser in which the owner has signed in before', () => {
  it('is known only for that email of that brand', () => {
    const { cookies } = browser();
    expect(devices.idFor(cookies(), 'open', 'ana@example.com')).toBeNull();
    devices.remember(cookies(), 'open', 'ana@example.com');
    expect(devices.idFor(cookies(), 'open', 'ana@example.com')).toMatch(/^[\w-]{22}$/);
    expect(devices.idFor(cookies(), 'other', 'ana@example.com')).toBeNull();
    expect(devices.idFor(cookies(), 'open', 'ben@example.com')).toBeNull();
  });

  it('keeps its id, is forgotten after a year, and survives key rotation', () => {
    const { cookies } = browser();
    devices.remember(cookies(), 'open', 'ana@example.com');
    const id = devices.idFor(cookies(), 'open', 'ana@example.com');
    expect(devicesAt(364 * DAY, [newCookieKey(), key]).idFor(cookies(), 'open', 'ana@example.com')).toBe(id);
    expect(devicesAt(365 * DAY).idFor(cookies(), 'open', 'ana@example.com')).toBeNull();
    expect(devicesAt(0, [newCookieKey()]).idFor(cookies(), 'open', 'ana@example.com')).toBeNull();
  });

  it('is known for the last five emails that signed in, in any order, in a cookie of bounded size', () => {
    const emails = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(emails, (logins) => {
        const { cookies, sent } = browser();
        for (const email of logins) devices.remember(cookies(), 'open', email);
        const lastFive = [...new Set<string>(logins.toReversed())].slice(0, 5);
        for (const email of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
          expect(devices.idFor(cookies(), 'open', email) !== null).toBe(lastFive.includes(email));
        expect(sent().length).toBeLessThan(500);
      }),
    );
  });

  it('contains nothing that identifies a person', () => {
    const { cookies, sent } = browser();
    devices.remember(cookies(), 'open', 'ana@example.com');
    expect(Buffer.from(sent().split('=')[1]!.split('.')[0]!, 'base64url').toString()).not.toContain('ana');
  });
});
