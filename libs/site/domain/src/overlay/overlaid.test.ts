import { BrandSchema, colorFaults, type Plan } from '@vinlore/brand';
import { testBrand } from '@vinlore/testing-node';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isLook, OVERLAY_FIELDS } from './fields.ts';
import { overlaid, type OverlayEntry } from './overlaid.ts';
import { settingAt, withValue } from './values.ts';

const at = new Date('2026-11-22T10:00:00Z');
const plan = (price: number): Plan => ({
  ...{ id: 'one', kind: 'single', product: 'sticker', audience: 'user', credits: 1, price, currency: 'USD' },
  ...{ name: { en: 'One', es: 'Uno' }, description: { en: 'One.', es: 'Uno.' } },
});
const FILE = testBrand({ key: 'one', plans: [plan(999)], sticker_years: { from: 1960, to: 2027 } });

const color = fc.constantFrom('#ffffff', '#000000', '#111111', '#777777', '#fafafa', '#7a0000', 'red');
const anything = fc.oneof(
  color,
  fc.constantFrom(
    'enabled',
    'disabled',
    'global',
    'separate',
    'Nunito',
    'plate',
    '8px',
    '',
    'every',
    'https://t.example',
  ),
  fc.integer({ min: -5, max: 2200 }),
  fc.boolean(),
  fc.record({ from: fc.integer({ min: 1800, max: 2200 }), to: fc.integer({ min: 1800, max: 2200 }) }),
  fc.constant([{ plan: plan(500), from: null, until: null }]),
  fc.constant([{ plan: plan(500), from: null, until: null, off: true }]),
  fc.jsonValue(),
);
const entries = fc.uniqueArray(
  fc.record({
    key: fc.oneof(fc.constantFrom(...OVERLAY_FIELDS.keys()), fc.string({ maxLength: 20 })),
    value: anything,
  }),
  { selector: ({ key }) => key, maxLength: 40 },
);

describe('docs/decisions.md §1: an overlay never breaks a brand', () => {
  it('a brand with its overlay always passes the build’s checks; invalid keys are ignored', () => {
    fc.assert(
      fc.property(entries, (given) => {
        const { brand, ignored } = overlaid(FILE, given, { at });
        expect(v.safeParse(BrandSchema, brand).success).toBe(true);
        expect(colorFaults(brand)).toEqual([]);
        const left = new Set(ignored.map(({ key }) => key));
        for (const { key, value } of given) {
          if (left.has(key)) continue;
          // An empty list of changes counts, too: the file's price applies then.
          const kept = key === 'plans' && (value as unknown[]).length === 0 ? 999 : 500;
          if (key === 'plans') expect(brand.plans.every(({ price }) => price === kept)).toBe(true);
          else expect(settingAt(brand, key)).toEqual(value);
        }
        for (const key of OVERLAY_FIELDS.keys())
          if (key !== 'plans' && (left.has(key) || !given.some((entry) => entry.key === key)))
            expect(settingAt(brand, key), key).toEqual(settingAt(FILE, key));
      }),
      { numRuns: 300, examples: [[[{ key: 'plans', value: [] }]]] },
    );
  });

  it('the ignored colors depend only on the set of colors', () => {
    const looks = entries.map((given) => given.filter(({ key }) => isLook(key)));
    fc.assert(
      fc.property(looks, (given) => {
        const kept = (list: readonly OverlayEntry[]) =>
          overlaid(FILE, list, { at })
            .ignored.map(({ key }) => key)
            .toSorted();
        expect(kept(given.toReversed())).toEqual(kept(given));
      }),
    );
  });

  it('changes neither the file’s brand nor anything without a key', () => {
    const before = structuredClone(FILE);
    const { brand } = overlaid(FILE, [{ key: 'settings.google_tag', value: 'GTM-A' }], { at });
    expect(FILE).toEqual(before);
    expect(brand).toEqual({ ...FILE, settings: { ...FILE.settings, google_tag: 'GTM-A' } });
  });

  it('"every year" and an empty license equal their absence in a file', () => {
    const { brand } = overlaid(FILE, [{ key: 'sticker_years', value: 'every' }], { at });
    expect('sticker_years' in brand).toBe(false);
    const chatting = withValue(FILE, 'livechat_license', '123');
    expect(chatting.livechat_license).toBe('123');
    expect('livechat_license' in withValue(chatting, 'livechat_license', '')).toBe(false);
  });

  it('ignores prices that would leave a product without its default choice, even next month', () => {
    const off = { plan: plan(999), from: '2026-12-22T10:00:00.000Z', until: null, off: true };
    const bundle: Plan = { ...plan(1999), id: 'three', kind: 'bundle', credits: 3 };
    const sold = { ...FILE, plans: [...FILE.plans, bundle] };
    const { ignored } = overlaid(sold, [{ key: 'plans', value: [off] }], { at });
    expect(ignored).toMatchObject([{ key: 'plans', why: expect.stringMatching(/^from 2026-12-22T10:00:00.000Z: /) }]);
  });
});
