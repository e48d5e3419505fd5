import { readFileSync } from 'node:fs';
import { svgToPng } from '@vinlore/images';
import { type StickerData } from '@vinlore/sticker-domain';
import { afterAll, describe, expect, test } from 'vitest';
import { fullBlocks, madeUpClassic, madeUpLabel, madeUpPre1996 } from './made-up-labels.ts';
import { faultsOf, openPress, plain } from './testing/sheets.ts';
import { drawSticker } from './typeset-sticker.ts';

const { close, set, typesetter } = openPress();
afterAll(close);

const fuelEconomy = fullBlocks.fuelEconomy!;
const price = fullBlocks.price!;
const layouts = [
  ['modern', madeUpLabel],
  ['pre-1996', madeUpPre1996],
  ['build-sheet', madeUpClassic],
] as const;
const textOf = async (sticker: StickerData) => plain((await set(sticker)).text);

describe('every layout with every possible block', () => {
  test.each(
    layouts.flatMap(([layout, make]) => (['en', 'es'] as const).map((language) => ({ layout, make, language }))),
  )(
    '$layout, $language: PDF/UA-1 without a warning, every box fits, nothing overlaps',
    async ({ layout, make, language }) => {
      const sheet = await set(make({ language }));
      expect(faultsOf(sheet, layout)).toEqual([]);
      expect(sheet.language).toBe(`${language}-US`);
      expect(sheet.title).toMatch(/^\d{4} Example \w+ – /u);
      expect(sheet.tags.filter((tag) => tag === 'H1')).toHaveLength(1);
      expect(sheet.tags.filter((tag) => tag === 'Figure').length).toBeLessThanOrEqual(sheet.alternatives.length);
    },
  );

  test("labels use the regulations' wording, in English on a Spanish sticker too", async () => {
    for (const language of ['en', 'es'] as const) {
      const text = await textOf(madeUpLabel({ language }));
      expect(text).toContain('Fuel Economy and Environment');
      expect(text).toContain('Government 5-Star Safety Ratings');
      expect(text).toContain('Parts Content Information');
    }
    const text = await textOf(madeUpLabel());
    expect(text).toContain('Fuel Economy & Greenhouse Gas Rating');
    expect(text).toContain('in fuel costs over 5 years compared to the average new vehicle.');
    expect(text).toContain('Parts content does not include final assembly, distribution, or other non-parts costs.');
  });

  test('40 CFR 600.302-12, 49 CFR 575.301: fuel economy measures 7 × 4½ in, and the ratings cover 8 % of the page', async () => {
    const svg = await drawSticker(typesetter, madeUpLabel());
    expect(svg).toContain('viewBox="0 0 792 612"');
    const framed = Array.from(svg.matchAll(/M 0 0v ([\d.]+) h ([\d.]+) v -\1 Z/gu), ([, height, width]) => [
      Number(width),
      Number(height),
    ]);
    expect(framed).toContainEqual([504, 324]);
    const rail = framed.filter(([across]) => across === 228).map(([, tall]) => tall!);
    expect((228 * Math.max(...rail)) / (792 * 612)).toBeGreaterThanOrEqual(0.08);
  });

  test("ratings have a text alternative and state what wasn't rated", async () => {
    const { alternatives, text } = await set(madeUpLabel());
    expect(alternatives.filter((alternative) => / of 5 stars$/u.test(alternative))).toEqual([
      '5 of 5 stars',
      '5 of 5 stars',
      '4 of 5 stars',
      '5 of 5 stars',
      '4 of 5 stars',
    ]);
    expect(plain(text)).toContain('Not Rated');
  });

  test.each([
    ['two-number', ['CITY MPG', 'HIGHWAY MPG', '31', '40'], ['combined']],
    ['label-2008', ['CITY MPG', 'HIGHWAY MPG', 'combined MPG', 'Estimated annual fuel cost', '$1,700'], ['You save']],
    ['label-2013', ['combined city/hwy', 'gallons per 100 miles', 'You save', '$2,000', '8 of 10'], ['CITY MPG']],
  ] as const)('fuel economy in the style %s says what labels of its years said', async (style, has, hasNot) => {
    const bare = { annualCost: null, className: null, classRange: null };
    const figures = style === 'two-number' ? { ...fuelEconomy, ...bare, style } : { ...fuelEconomy, style };
    const text = await textOf(madeUpLabel({ fuelEconomy: figures, safety: null, partsContent: null }));
    for (const words of has) expect(text).toContain(words);
    for (const words of hasNot) expect(text).not.toContain(words);
  });

  test('electric and plug-in vehicles show MPGe, range, and three figures side by side', async () => {
    const electric = { combined: 120, kwhPer100: 28, rangeMiles: 272 };
    const drive = { ...fuelEconomy, combined: 120, city: 131, highway: 109, electric, gallonsPer100: null, co2: 0 };
    const battery = await set(madeUpLabel({ fuelEconomy: drive }));
    expect(plain(battery.text)).toMatch(/120MPGe131109.*28 kWh per 100 miles ?272 miles when fully charged/u);
    expect(battery.alternatives).toContain('Electric plug');
    const plugIn = { combined: 105, kwhPer100: 32, rangeMiles: 25 };
    const both = await set(madeUpLabel({ fuelEconomy: { ...fuelEconomy, electric: plugIn } }));
    expect(plain(both.text)).toMatch(
      /105 electricity, MPGe combined.*32 kWh per 100 miles.*25 miles when fully charged/u,
    );
    expect([...faultsOf(battery, 'modern'), ...faultsOf(both, 'modern')]).toEqual([]);
  });

  test.each(['two-number', 'label-2008', 'label-2013'] as const)(
    '40 CFR 600.303-12: shows both fuels of a flex-fuel vehicle in the style %s, in both languages',
    async (style) => {
      const bare = style === 'two-number' ? { annualCost: null, className: null, classRange: null } : {};
      const secondFuel = { fuel: 'E85', combined: 25, city: 23, highway: 30 } as const;
      const figures = { ...fuelEconomy, ...bare, style, fuel: 'Regular gasoline', secondFuel };
      for (const language of ['en', 'es'] as const) {
        const sheet = await set(madeUpLabel({ language, fuelEconomy: figures }));
        expect(faultsOf(sheet, 'modern')).toEqual([]);
        const text = plain(sheet.text);
        expect(text).toContain('Regular gasoline / E85');
        expect(text).toContain(style === 'two-number' ? '23 MPG' : '25 MPG');
        expect(text).toMatch(/E85\./u);
      }
    },
  );
});

describe('known prices are added up, unknown ones are marked', () => {
  test('amounts, "not available", "no charge", and the total of known prices', async () => {
    const text = await textOf(madeUpLabel());
    expect(text).toMatch(/Base price \(MSRP\) 221,140\.00/u);
    expect(text).toMatch(/Wheel locksnot available.*Floor matsno charge/u);
    expect(text).toContain('Total of known prices$22,683.00');
    const whole = await textOf(madeUpLabel({ price: { ...price, complete: true } }));
    expect(whole).toContain('Total price$22,683.00');
  });

  test('includes extra-cost paint found only in the price list, so the lines add up to the total', async () => {
    const paint = { kind: 'option', label: 'Pearl paint', amount: 50_000, from: 'source', source: 2 } as const;
    expect(await textOf(madeUpLabel({ price: { ...price, lines: [...price.lines, paint] } }))).toContain(
      'Pearl paint 2500.00',
    );
  });

  test('lists options without an amount column if no price is known', async () => {
    const options = fullBlocks.options!.map(({ category, items }) => ({
      category,
      items: items.map((item) => ({ ...item, price: null })),
    }));
    const text = await textOf(madeUpLabel({ price: null, options }));
    expect(text).toContain('Options and packages');
    expect(text).not.toContain('U.S. dollars');
  });

  test.each(layouts)(
    'page 1 of a sticker with 300 options on %s states how many continue on the next, and none is lost',
    async (layout, make) => {
      const options = Array.from({ length: 30 }, (_, c) => ({
        category: `Category ${c}`,
        items: Array.from({ length: 10 }, (_unused, i) => ({
          name: { value: `Option number ${c * 10 + i}.`, from: 'entered' as const, source: null },
          code: `C${c}`,
          price: 1000,
        })),
      }));
      const sheet = await set(make({ options, price: { ...price, lines: [price.lines[0]!], total: 2_414_000 } }));
      expect(faultsOf(sheet, layout)).toEqual([]);
      const text = plain(sheet.text);
      expect(new Set(text.match(/Option number \d+\./gu))).toHaveLength(300);
      const [, count, dollars] = /(\d+) more on the next page([\d,]+)\.00/u.exec(text)!;
      expect(Number(dollars!.replace(',', ''))).toBe(Number(count) * 10);
    },
  );
});

describe('dealers and previews', () => {
  const logo = {
    bytes: readFileSync(new URL('testing/logo.png', import.meta.url)),
    type: 'image/png',
    width: 120,
    height: 48,
  } as const;
  const dealer = { ...fullBlocks.dealer!, logo: 'a'.repeat(64) };

  test.each(layouts)(
    'prints name, address, and logo of the dealer on %s, with alt text for the logo',
    async (layout, make) => {
      const sheet = await set(make({ dealer }), { logo });
      expect(plain(sheet.text)).toContain('Example Motors of Dayton');
      expect(plain(sheet.text)).toContain('Dayton, OH 45402');
      expect(sheet.alternatives).toContain('Logo of Example Motors of Dayton');
      expect(faultsOf(sheet, layout)).toEqual([]);
    },
  );

  test('stamps a preview and omits the QR code, using the same template as the final sticker', async () => {
    const sheet = await set(madeUpLabel(), { preview: true });
    expect(sheet.text).toContain('PREVIEW');
    expect(sheet.text).not.toContain('7K2M-94QX');
    expect(sheet.alternatives.filter((alternative) => alternative.startsWith('QR code'))).toEqual([]);
    const svg = await drawSticker(typesetter, madeUpLabel(), { preview: true });
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 792 612"/u);
  });
});

describe('report-and-sticker, paper: is readable in black and white', () => {
  // Colors keep a contrast of at least 4.5:1 (WCAG 1.4.3) when reduced to their luminance.
  test.each(layouts)('%s: has no shade close to white that a laser printer would lose', async (layout, make) => {
    const size = layout === 'modern' ? { width: 792, height: 612 } : { width: 612, height: 792 };
    const svg = await drawSticker(typesetter, make({ colors: null }));
    const inks = new Set(Array.from(svg.matchAll(/(?:fill|stroke)="#([0-9a-f]{6})"/gu), ([, hex]) => hex!));
    const faint = new Set(['b3b3b3', 'b2b2b2']); // Row separators may disappear; rows are separated by space too.
    // Off-white background, which a laser printer leaves blank.
    const ground = layout === 'build-sheet' ? 'fdf8ec' : 'ffffff';
    const lost = [...inks].filter(
      (hex) =>
        !['ffffff', ground].includes(hex) &&
        !faint.has(hex) &&
        !isScale(hex) &&
        contrastToWhite(hex) / contrastToWhite(ground) < 4.5,
    );
    expect(contrastToWhite(ground)).toBeLessThan(1.1);
    expect(lost).toEqual([]);
    expect((await svgToPng(svg, { ...size, background: '#ffffff', colors: 16 })).byteLength).toBeLessThan(120_000);
  });

  /** The ten grays of the rating scale have black outlines. */
  const isScale = (hex: string) =>
    Array.from({ length: 10 }, (_, i) => Math.round(255 * (1 - i * 0.05))).some(
      (gray) => hex === gray.toString(16).padStart(2, '0').repeat(3),
    );

  function contrastToWhite(hex: string): number {
    const [r, g, b] = [0, 2, 4].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 1.05 / (0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05);
  }
});
