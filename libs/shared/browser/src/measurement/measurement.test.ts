import { claritySnippet, type SiteSettings } from '@vinlore/brand';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consentCookie } from '../consent/consent.ts';
import { forgetMeasurement, loadMeasurement, startMeasurement } from './measurement.ts';

const settings = (more: Partial<SiteSettings>): SiteSettings => ({
  primary_color: '#142b4f',
  secondary_color: '#1d4b86',
  teritary_color: '#0b8049',
  clarity: '',
  google_analytics: '',
  google_tag: '',
  security: 'disabled',
  credit_type: 'separate',
  ...more,
});
const all = settings({ google_analytics: 'G-ABC', google_tag: 'GTM-ABC', clarity: btoa(claritySnippet('abc123xyz')) });
const page = window as unknown as {
  dataLayer?: ArrayLike<unknown>[];
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
};
// No script loads here: the test checks what is requested.
page.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
const scripts = () => [...document.head.querySelectorAll('script')];
const commands = () => (page.dataLayer ?? []).map((entry) => Array.from(entry));
const allow = () => {
  document.cookie = consentCookie({ answer: 'granted', id: 'x' }, false);
};

beforeEach(() => {
  document.head.replaceChildren();
  delete page.dataLayer;
  document.cookie = 'consent=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
});
afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

describe('measurement', () => {
  it('loads nothing before consent, and nothing with GPC despite consent', () => {
    startMeasurement({ settings: all });
    expect(scripts()).toEqual([]);
    allow();
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    startMeasurement({ settings: all });
    expect(scripts()).toEqual([]);
    expect(page.dataLayer).toBeUndefined();
  });

  it('loads GA4 and Tag Manager from Google and Clarity from Microsoft by project id after consent', () => {
    allow();
    startMeasurement({ settings: all });
    expect(scripts().map(({ src, textContent }) => src || textContent)).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-ABC',
      'https://www.googletagmanager.com/gtag/js?id=G-ABC',
      'https://www.clarity.ms/tag/abc123xyz',
    ]);
  });

  it('sets Consent Mode v2 to deny all four first, then grants analytics only', () => {
    loadMeasurement({ settings: settings({ google_analytics: 'G-ABC' }) });
    const [first, second, ...rest] = commands();
    expect(first).toEqual([
      'consent',
      'default',
      { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
    ]);
    expect(second).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
    expect(rest.map(([name]) => name)).toEqual(['js', 'config']);
  });

  it("loads from and reports to a brand's own tagging server instead of Google", () => {
    loadMeasurement({ settings: settings({ google_analytics: 'G-ABC' }), tag_host: 'https://tags.one.example' });
    expect(scripts().map(({ src }) => src)).toEqual(['https://tags.one.example/gtag/js?id=G-ABC']);
    expect(commands().at(-1)).toEqual(['config', 'G-ABC', { server_container_url: 'https://tags.one.example' }]);
  });

  it('loads nothing for a brand without analytics', () => {
    allow();
    startMeasurement({ settings: settings({}) });
    expect(scripts()).toEqual([]);
    expect(page.dataLayer).toBeUndefined();
  });

  it('deletes the cookies of tags and no others', () => {
    for (const name of ['_ga', '_ga_ABC', '_clck', '_clsk', 'language', 'a_ga']) document.cookie = `${name}=1; Path=/`;
    forgetMeasurement();
    expect(document.cookie).toBe('language=1; a_ga=1');
  });
});
