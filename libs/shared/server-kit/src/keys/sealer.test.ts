import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newCookieKey } from './keys.ts';
import { textSealer } from './sealer.ts';

const [old, current] = [newCookieKey(), newCookieKey()];
const sealer = textSealer([current, old]);

describe('sealed secrets', () => {
  it('open to the original text, and are unreadable in sealed form', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8 }), (text) => {
        const sealed = sealer.seal('code of mia', text);
        expect(sealer.open('code of mia', sealed)).toBe(Buffer.from(text).toString());
        expect(Buffer.from(sealed, 'base64url').toString()).not.toContain(text);
      }),
    );
  });

  it('do not open for another purpose', () => {
    expect(sealer.open('code of sam', sealer.seal('code of mia', 'secret'))).toBeNull();
  });

  it('are different each time, for the same text', () => {
    expect(sealer.seal('p', 'secret')).not.toBe(sealer.seal('p', 'secret'));
  });

  it('open after key rotation and are reported as not current; no longer open once the key is removed', () => {
    const before = textSealer([old]).seal('p', 'secret');
    expect(sealer.open('p', before)).toBe('secret');
    expect(sealer.isCurrent(before)).toBe(false);
    expect(sealer.isCurrent(sealer.seal('p', 'secret'))).toBe(true);
    expect(textSealer([current]).open('p', before)).toBeNull();
  });

  it('bad input: a changed text opens as null and does not throw', () => {
    const pieces = sealer.seal('p', 'secret').split('.');
    fc.assert(
      fc.property(fc.nat(3), fc.string(), (at, other) => {
        fc.pre(other !== pieces[at]);
        const broken = pieces.with(at, other).join('.');
        // Different base64 text may encode the same bytes; it then opens to the same secret.
        expect([null, 'secret']).toContain(sealer.open('p', broken));
      }),
    );
    expect(sealer.open('p', '')).toBeNull();
  });
});
