import { describe, expect, it } from 'vitest';
import { isGlanceBy } from './glance.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('share links count views', () => {
  it('a person with a browser is a view', () => {
    expect(isGlanceBy({ method: 'GET', headers: { 'user-agent': PHONE } })).toBe(false);
    expect(isGlanceBy({ method: 'GET', headers: {} })).toBe(false);
  });

  it.each([
    ['a HEAD', { method: 'HEAD', headers: { 'user-agent': PHONE } }],
    ['a page fetched ahead', { method: 'GET', headers: { 'user-agent': PHONE, 'sec-purpose': 'prefetch;prerender' } }],
    ['WhatsApp’s preview', { method: 'GET', headers: { 'user-agent': 'WhatsApp/2.24.6.77 A' } }],
    ['Slack’s preview', { method: 'GET', headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0' } }],
    ['Messages’ preview', { method: 'GET', headers: { 'user-agent': `${PHONE} facebookexternalhit/1.1 Facebot` } }],
  ])('%s isn’t a view', (_, request) => {
    expect(isGlanceBy(request)).toBe(true);
  });
});
