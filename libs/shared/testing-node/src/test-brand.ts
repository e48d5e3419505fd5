import type { Brand, SiteSettings } from '@vinlore/brand';

const shades = Array.from({ length: 10 }, (_, at) => `#00${(90 - at * 8).toString(16).padStart(2, '0')}80`);

/** What a test says of its brand; the rest is plain. */
export type TestBrandOverrides = Partial<Omit<Brand, 'settings'>> & { readonly settings?: Partial<SiteSettings> };

/**
 * A brand for tests: English, gate off, at `<key>.localhost`. Tests of the product's code never lean on a brand that
 * ships (decisions §1: a brand is data).
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
    features: { sticker: true },
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
      semantic: { light: { bg: '#ffffff', text: '#111111' }, dark: { bg: '#111111', text: '#ffffff' } },
      shadow: { light: {}, dark: {} },
      paper: { ink: '#111111', accent: '#005a80' },
    },
    plans: [],
    logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    ...overrides,
    settings: {
      primary_color: '#005a80',
      secondary_color: '#111111',
      teritary_color: '#ffffff',
      clarity: '',
      google_analytics: '',
      google_tag: '',
      security: 'disabled',
      credit_type: 'separate',
      ...settings,
    },
  };
}
