import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newCookieKey } from './keys.ts';
import { textSealer } from './sealer.ts';

const [old, current] = [newCookieKey(), newCookieKey()];
const sealer = textSealer([current, old]);

describe('secrets in the database', () => {
  it('open as they were sealed, and nothing of them can be read', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8 }), (text) => {
        const sealed = sealer.seal('code of mia', text);
        expect(sealer.open('code of mia', sealed)).toBe(Buffer.from(text).toString());
        expect(Buffer.from(sealed, 'base64url').toString()).not.toContain(text);
      }),
    );
  });

  it('open for nothing and for nobody else', () => {
    expect(sealer.open('code of sam', sealer.seal('code of mia', 'secret'))).toBeNull();
  });

  it('are the same text twice, never the same words', () => {
    expect(sealer.seal('p', 'secret')).not.toBe(sealer.seal('p', 'secret'));
  });

  it('open after the key was rotated, and say that it was; not once the key is gone', () => {
    const before = textSealer([old]).seal('p', 'secret');
    expect(sealer.open('p', before)).toBe('secret');
    expect(sealer.isCurrent(before)).toBe(false);
    expect(sealer.isCurrent(sealer.seal('p', 'secret'))).toBe(true);
    expect(textSealer([current]).open('p', before)).toBeNull();
  });

  it('bad input: whatever stands there instead is nothing, and breaks nothing', () => {
    const pieces = sealer.seal('p', 'secret').split('.');
    fc.assert(
      fc.property(fc.nat(3), fc.string(), (at, other) => {
        fc.pre(other !== pieces[at]);
        const broken = pieces.with(at, other).join('.');
        // Base64 may say the same bytes in other signs: then it is the same secret.
        expect([null, 'secret']).toContain(sealer.open('p', broken));
      }),
    );
    expect(sealer.open('p', '')).toBeNull();
  });
});
