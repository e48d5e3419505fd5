import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KEY_PURPOSES } from './inventory.ts';
import {
  KeyFileError,
  loadKeys,
  newCookieKey,
  newSigningKey,
  purposeSigner,
  ringOfPurpose,
  sameText,
  textSigner,
} from './keys.ts';
import { textSealer } from './sealer.ts';

const now = new Date(Date.UTC(2026, 0, 1));
const later = (ms: number) => new Date(now.getTime() + ms);
const key = newCookieKey();
const signer = textSigner([key]);
const text = fc.string({ unit: 'grapheme' });

describe('signed texts', () => {
  it('return what was signed, for any text, purpose and lifetime', () => {
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1000, max: 1e12 }), (purpose, value, ms) => {
        expect(signer.open(purpose, signer.sign(purpose, value, later(ms)), now)).toBe(value);
      }),
    );
  });

  it('are invalid when expired, for another purpose, or with another key', () => {
    fc.assert(
      fc.property(text, text, text, fc.integer({ min: 1000, max: 1e9 }), (purpose, other, value, ms) => {
        fc.pre(purpose !== other);
        const signed = signer.sign(purpose, value, later(ms));
        expect(signer.open(purpose, signed, later(ms))).toBeNull();
        expect(signer.open(other, signed, now)).toBeNull();
        expect(textSigner([newCookieKey()]).open(purpose, signed, now)).toBeNull();
        expect(textSigner([{ ...newCookieKey(), id: key.id }]).open(purpose, signed, now)).toBeNull();
      }),
    );
  });

  it('are invalid if a character of value, expiry or MAC is changed, removed or added', () => {
    const signed = signer.sign('gate', 'open', later(60_000));
    fc.assert(
      fc.property(fc.nat(signed.length - 1), fc.constantFrom('', 'A', 'b', '0', '.', '-', 'AA'), (at, put) => {
        const changed = signed.slice(0, at) + put + signed.slice(at + 1);
        // The last bits of a base64 text may differ without changing its meaning; then the value is the signed one.
        expect([null, 'open']).toContain(signer.open('gate', changed, now));
        const [value, expiry] = signed.split('.');
        if (at >= value!.length && changed !== signed) expect(signer.open('gate', changed, now)).toBeNull();
        expect(signer.open('gate', changed, later(60_000))).toBeNull();
        expect(expiry).toBe(String(later(60_000).getTime() / 1000));
      }),
    );
  });

  it('reject any other text', () => {
    fc.assert(fc.property(text, (signed) => signer.open('gate', signed, now) === null));
    expect(signer.open('gate', undefined, now)).toBeNull();
  });

  it('support key rotation: new keys sign, old ones still verify until removed', () => {
    const fresh = newCookieKey();
    const signed = signer.sign('gate', 'open', later(60_000));
    const code = signer.code('xsrf', 'token');
    const rotated = textSigner([fresh, key]);
    expect(rotated.open('gate', signed, now)).toBe('open');
    expect(rotated.codeMatches('xsrf', 'token', code)).toBe(true);
    expect(signer.open('gate', rotated.sign('gate', 'open', later(60_000)), now)).toBeNull();
    expect(textSigner([fresh]).open('gate', signed, now)).toBeNull();
    expect(textSigner([fresh]).codeMatches('xsrf', 'token', code)).toBe(false);
  });
});

describe('codes', () => {
  it('match their value and purpose, and no others', () => {
    fc.assert(
      fc.property(text, text, text, (purpose, value, other) => {
        const code = signer.code(purpose, value);
        expect(signer.codeMatches(purpose, value, code)).toBe(true);
        expect(signer.codeMatches(purpose, other, code)).toBe(other === value);
        expect(signer.codeMatches(other, value, code)).toBe(other === purpose);
        expect(signer.codeMatches(purpose, value, other)).toBe(false);
      }),
    );
  });

  it('are 26 characters in the short form, case-insensitive, and match no other value or purpose', () => {
    fc.assert(
      fc.property(text, text, text, (purpose, value, other) => {
        const code = signer.shortCode(purpose, value);
        expect(code).toMatch(/^[a-z2-7]{26}$/);
        expect(signer.shortCodeMatches(purpose, value, code.toUpperCase())).toBe(true);
        expect(signer.shortCodeMatches(purpose, other, code)).toBe(other === value);
        expect(signer.shortCodeMatches(other, value, code)).toBe(other === purpose);
      }),
    );
    const rotated = textSigner([newCookieKey(), key]);
    expect(rotated.shortCodeMatches('reply', 'ticket', signer.shortCode('reply', 'ticket'))).toBe(true);
    expect(textSigner([newCookieKey()]).shortCodeMatches('reply', 'ticket', signer.shortCode('reply', 'ticket'))).toBe(
      false,
    );
  });

  it('sameText is equality', () => {
    fc.assert(fc.property(text, text, (a, b) => sameText(a, a) && sameText(a, b) === (a === b)));
  });
});

describe('keys from the environment or created in DATA_DIR', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'vinlore-keys-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  const none = { signing: null, cookies: null };

  it('are created once, readable by their owner only, and reused', () => {
    const made = loadKeys(join(dir, 'data'), none);
    expect(loadKeys(join(dir, 'data'), none)).toEqual(made);
    expect(statSync(join(dir, 'data', 'keys.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(dir, 'data'))).toEqual(['keys.json']);
  });

  it('from the environment take precedence, and then nothing is written', () => {
    const [signing, cookies] = [newSigningKey(), newCookieKey()];
    const pair = ({ id, secret }: { id: string; secret: string }) => `${id}:${secret}`;
    const keys = loadKeys(dir, { signing: [pair(signing)], cookies: [pair(cookies), 'old:' + cookies.secret] });
    expect(keys).toMatchObject({ signing: [signing], cookies: [cookies, { id: 'old', secret: cookies.secret }] });
    expect(readdirSync(dir)).toEqual([]);
  });

  it('stop the start if the file is damaged, with its name and what to do', () => {
    loadKeys(dir, none);
    truncateSync(join(dir, 'keys.json'), 20);
    expect(() => loadKeys(dir, none)).toThrow(KeyFileError);
    expect(() => loadKeys(dir, none)).toThrow(/keys\.json does not hold readable keys\. Put it back from a backup/);
  });

  describe('one key for each purpose', () => {
    const pair = ({ id, secret }: { id: string; secret: string }) => `${id}:${secret}`;

    it('no secret serves two purposes in a new folder', () => {
      const secrets = Object.values(loadKeys(dir, none)).map(([{ secret }]) => secret);
      expect(new Set(secrets).size).toBe(KEY_PURPOSES.length);
    });

    it('upgrades a folder of an older release once, and everything signed before stays valid', () => {
      const [signing, old] = [newSigningKey(), newCookieKey()];
      writeFileSync(join(dir, 'keys.json'), JSON.stringify({ signing: [signing], cookies: [old] }));
      const before = textSigner([old]);
      const link = before.sign('billing.order', 'order', later(60_000));
      const cookie = before.sign('account.logged-in', 'open', later(60_000));
      const ends = before.code('recall-watch-end', 'watch');
      const sealed = textSealer([old]).seal('second-factor 1', 'SECRET');
      const keys = loadKeys(dir, none);
      const after = purposeSigner(keys);
      expect(after.open('billing.order', link, now)).toBe('order');
      expect(after.open('account.logged-in', cookie, now)).toBe('open');
      expect(after.codeMatches('recall-watch-end', 'watch', ends)).toBe(true);
      expect(textSealer(keys.secrets).open('second-factor 1', sealed)).toBe('SECRET');
      // From now on each purpose signs with a separate key.
      expect(new Set([keys.cookies, keys.links, keys.secrets, keys.hashes].map(([{ secret }]) => secret)).size).toBe(4);
      const file = readFileSync(join(dir, 'keys.json'), 'utf8');
      expect(JSON.parse(file)).toEqual(keys);
      expect(statSync(join(dir, 'keys.json')).mode & 0o777).toBe(0o600);
      expect(loadKeys(dir, none)).toEqual(keys);
      expect(readFileSync(join(dir, 'keys.json'), 'utf8')).toBe(file);
    });

    it('two processes that upgrade a folder concurrently create the same keys', () => {
      const old = JSON.stringify({ signing: [newSigningKey()], cookies: [newCookieKey(), newCookieKey()] });
      const both = ['one', 'two'].map((name) => {
        const folder = mkdtempSync(join(dir, name));
        writeFileSync(join(folder, 'keys.json'), old);
        return loadKeys(folder, none);
      });
      expect(both[0]).toEqual(both[1]);
    });

    it('an installation with only COOKIE_KEYS keeps working, with a key for each purpose', () => {
      const key = newCookieKey();
      const environment = { signing: [pair(newSigningKey())], cookies: [pair(key)] };
      const [keys, elsewhere] = [loadKeys(join(dir, 'a'), environment), loadKeys(join(dir, 'b'), environment)];
      expect(keys).toEqual(elsewhere);
      expect(keys.cookies).toEqual([key]);
      for (const ring of [keys.links, keys.secrets, keys.hashes]) {
        expect(ring[0].secret).not.toBe(key.secret);
        expect(ring.at(-1)).toEqual(key);
      }
      expect(
        purposeSigner(keys).open('billing.order', textSigner([key]).sign('billing.order', 'x', later(1000)), now),
      ).toBe('x');
    });

    it.each([
      ['billing.order', 'links'],
      ['sticker-pdf', 'links'],
      ['recall-watch-end', 'links'],
      ['ticket-reply', 'links'],
      ['account.gate', 'cookies'],
      ['passkey.challenge', 'cookies'],
      ['kit.limit', 'hashes'],
      ['security.person', 'hashes'],
    ])('a text for %s is signed by the ring of %s', (purpose, ring) => expect(ringOfPurpose(purpose)).toBe(ring));
  });
});
