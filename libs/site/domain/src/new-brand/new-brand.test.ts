import { type Brand, BrandSchema, type Plan } from '@vinlore/brand';
import { testBrand } from '@vinlore/testing-node';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { keyOfName, newBrand, NewBrandSchema, renamed } from './new-brand.ts';

const plan: Plan = {
  ...{ id: 'one', kind: 'single', product: 'sticker', audience: 'user', credits: 1, price: 999, currency: 'USD' },
  ...{ name: { en: 'One', es: 'Uno' }, description: { en: 'One.', es: 'Uno.' } },
};
const LIKE: Brand = {
  ...testBrand({ key: 'one', plans: [plan], sticker_years: { from: 1960, to: 2027 } }),
  api: 'app',
  livechat_license: '123',
  tag_host: 'https://tags.one.localhost',
};
const like: Brand = {
  ...LIKE,
  settings: {
    ...LIKE.settings,
    security: 'enabled',
    google_tag: 'GTM-ONE',
    google_analytics: 'G-ONE',
    clarity: 'YQ==',
  },
};
const color = fc.integer({ min: 0, max: 0xff_ffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });

describe('docs/decisions.md §1: a brand created as a copy of another', () => {
  it('passes every check of a brand’s files, whatever its name and colors', () => {
    fc.assert(
      fc.property(name, color, color, color, (called, primary_color, secondary_color, teritary_color) => {
        const asked = {
          ...{ key: 'two', name: called, domain: 'two.example', language: 'es', support_email: 'a@two.example' },
          ...{ primary_color, secondary_color, teritary_color },
        };
        const parsed = v.safeParse(NewBrandSchema, asked);
        if (!parsed.success) return;
        expect(v.safeParse(BrandSchema, newBrand(like, parsed.output)).issues).toBeUndefined();
      }),
    );
  });

  it('has the source’s theme, plans, and offers, and none of its accounts, hosts, and gates', () => {
    const made = newBrand(like, {
      ...{ key: 'two', name: 'Two', domain: 'two.example', language: 'es', support_email: 'a@two.example' },
      ...{ primary_color: '#101010', secondary_color: '#202020', teritary_color: '#303030' },
    });
    expect(made).toMatchObject({ theme: like.theme, plans: like.plans, features: like.features });
    expect(made).toMatchObject({ legal_pages: like.legal_pages, sticker_years: like.sticker_years });
    expect(made).toMatchObject({ key: 'two', domains: ['two.example'], language: 'es', api: 'same-origin' });
    expect(made.settings).toEqual({
      ...like.settings,
      ...{ primary_color: '#101010', secondary_color: '#202020', teritary_color: '#303030' },
      ...{ security: 'disabled', google_tag: '', google_analytics: '', clarity: '' },
    });
    expect(made.logo).not.toBe(like.logo);
    const said = JSON.stringify(made);
    for (const own of ['one.localhost', 'GTM-ONE', 'G-ONE', '"123"']) expect(said).not.toContain(own);
  });
});

describe('texts of the source brand', () => {
  it('get the new name, whatever characters it has, and stay valid JSON', () => {
    fc.assert(
      fc.property(name, (to) => {
        const from = { key: 'one', name: 'Old "Name"' };
        const text = JSON.stringify({ a: `About ${from.name}: ${from.name}.`, brand: 'one', number: 1 });
        expect(JSON.parse(renamed(text, from, { key: 'two', name: to }))).toEqual({
          ...{ a: `About ${to}: ${to}.`, brand: 'two', number: 1 },
        });
      }),
      { examples: [['$& "$1" \\ \n']] },
    );
  });
});

it.each([
  ['Auto Lore', 'auto-lore'],
  ['  Águila & Más!  ', 'aguila-mas'],
  ['4 Ruedas', 'ruedas'],
  ['車', ''],
  ['A', ''],
  ['x'.repeat(60), 'x'.repeat(22)],
])('derives from the name %s the key %s', (called, key) => {
  expect(keyOfName(called)).toBe(key);
});
