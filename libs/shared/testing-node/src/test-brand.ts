import type { Brand, SiteSettings, Theme } from '@vinlore/brand';

const shades = Array.from({ length: 10 }, (_, at) => `#00${(90 - at * 8).toString(16).padStart(2, '0')}80`);

/** Every semantic color, in two colors. */
const scheme = (paper: string, ink: string): Theme['semantic']['light'] => ({
  bg: paper,
  surface: paper,
  alt: paper,
  fill: paper,
  'fill-2': paper,
  tray: paper,
  text: ink,
  heading: ink,
  dim: ink,
  line: ink,
  'line-2': ink,
  field: ink,
  'field-line': ink,
  'field-bg': paper,
  halo: paper,
  primary: ink,
  'primary-h': ink,
  'on-primary': paper,
  accent: ink,
  link: ink,
  focus: ink,
  ok: ink,
  'ok-bg': paper,
  ask: ink,
  'ask-bg': paper,
  stop: ink,
  'stop-bg': paper,
  info: ink,
  'info-bg': paper,
  pop: ink,
  'pop-text': paper,
  'pop-dim': paper,
  'pop-link': paper,
  tint: paper,
  'tint-text': ink,
  free: paper,
  'free-text': ink,
  foot: paper,
  'foot-text': ink,
  'foot-dim': ink,
  'foot-line': ink,
  head: paper,
  scrim: 'rgba(0,0,0,.5)',
  'head-rule': '0 solid',
});
const shadows: Theme['shadow']['light'] = {
  'sh-btn': 'none',
  'sh-1': 'none',
  'sh-2': 'none',
  'sh-3': 'none',
  'sh-paper': 'none',
};

/** Overrides of the test brand's defaults. */
export type TestBrandOverrides = Partial<Omit<Brand, 'settings'>> & { readonly settings?: Partial<SiteSettings> };

/**
 * Returns a brand for tests: English, gate off, at `<key>.localhost`. Tests of the product's code must not depend on a
 * shipped brand (docs/decisions.md §1: a brand is data).
 */
export function testBrand({ settings, ...overrides }: TestBrandOverrides = {}): Brand {
  const key = overrides.key ?? 'testbrand';
  return {
    key,
    name: 'Test Brand',
    domains: [`${key}.localhost`],
    api: 'same-origin',
    language: 'en',
    support_email: `help@${key}.example`,
    features: { sticker: true, report: true, model_report: true },
    refund_limit: 10_000,
    refund_daily_limit: 50_000,
    credit_daily_limit: 25,
    legal_pages: { privacy: '/privacy', terms: '/terms', refund: '/refund', accessibility: '/accessibility' },
    theme: {
      fonts: {
        text: 'Source Sans 3',
        heading: 'Source Sans 3',
        textWeight: 400,
        headingWeight: 600,
        headingTracking: '0',
      },
      radius: { md: '4px', lg: '8px', xl: '12px' },
      colors: { teal: shades },
      primaryColor: 'teal',
      primaryShade: { light: 9, dark: 5 },
      semantic: { light: scheme('#ffffff', '#111111'), dark: scheme('#111111', '#ffffff') },
      shadow: { light: shadows, dark: shadows },
      paper: { ink: '#111111', accent: '#005a80' },
    },
    plans: [],
    logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    ...overrides,
    settings: {
      primary_color: '#005a80',
      secondary_color: '#111111',
      teritary_color: '#111111',
      clarity: '',
      google_analytics: '',
      google_tag: '',
      security: 'disabled',
      credit_type: 'separate',
      ...settings,
    },
  };
}
