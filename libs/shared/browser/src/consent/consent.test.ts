import { CONSENT_ANSWERS, CONSENT_VERSION } from '@vinlore/brand';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentCookie, consentState, readConsent } from './consent.ts';

const ID = '0c0ffee0-0000-4000-8000-000000000001';
const kept = (answer: 'granted' | 'denied') => consentCookie({ answer, id: ID }, true).split(';')[0]!;

describe('docs/decisions.md §4: consent', () => {
  it('is stored for half a year and not sent cross-site', () => {
    expect(consentCookie({ answer: 'denied', id: ID }, true)).toBe(
      `consent=${CONSENT_VERSION}.denied.${ID}; Path=/; Max-Age=15724800; SameSite=Lax; Secure`,
    );
    expect(consentCookie({ answer: 'denied', id: ID }, false)).not.toContain('Secure');
  });

  it('is found among other cookies', () => {
    for (const answer of CONSENT_ANSWERS) {
      expect(readConsent(`a=b; ${kept(answer)}; c=d`)).toEqual({ answer, id: ID });
      expect(readConsent(`noconsent=x; x${kept(answer)}`)).toBeNull();
    }
  });

  it('ignores an answer to another version of the text, and anything we did not write', () => {
    expect(readConsent(`consent=2020-01-01.granted.${ID}`)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.startsWith(CONSENT_VERSION));
        return consentState(`consent=${text}`, {}) === 'unasked';
      }),
    );
  });

  it('treats `Sec-GPC: 1` and navigator.globalPrivacyControl as a refusal, whatever the visitor answered', () => {
    for (const cookies of ['', kept('granted'), kept('denied')]) {
      expect(consentState(cookies, { globalPrivacyControl: true })).toBe('gpc');
      expect(consentState(cookies, { timing: [{ name: 'db' }, { name: 'gpc' }] })).toBe('gpc');
    }
    expect(consentState(kept('granted'), { globalPrivacyControl: false, timing: [{ name: 'db' }] })).toBe('granted');
    expect(consentState('', {})).toBe('unasked');
  });
});
