import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { qrSvg, workspaceRoot } from '@vinlore/documents';
import { composeSticker, type DecodedInput, type StickerData, stickerPaper } from '@vinlore/sticker-domain';
import { sized } from '@vinlore/testing-node';
import { classicCandidates } from '@vinlore/vehicle-domain';
import { afterAll, describe, expect, test } from 'vitest';
import { faultsOf, openPress, plain, type Sheet } from './testing/sheets.ts';
import { fullCatalogue } from './testing/full-catalogue.ts';

const press = openPress();
afterAll(() => press.close());

const made = {
  brand: { name: 'Example brand', ink: '#6b1e22', headings: 'slab' },
  id: '7K2M94QX0RTB5W3E',
  verifyUrl: 'https://vehicles.example/verify/7K2M-94QX-0RTB-5W3E',
  madeOn: '2026-11-20',
  sample: false,
} as const;

/** One real vehicle per model year from the decoder's regression set, as decoded. */
function realVehicles(): DecodedInput[] {
  const file = join(workspaceRoot(), 'libs/vehicle/vpic/testing/regression.jsonl');
  const byYear = new Map<number, DecodedInput>();
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { vin, elements } = JSON.parse(line) as { vin: string; elements: Record<string, string> };
    const year = Number(elements['Model Year']);
    const { Make: make = null, Model: model = null } = elements;
    if (year >= 1981 && year <= 2024 && make !== null && !byYear.has(year))
      byYear.set(year, { vin, year, make, model, elements, checkDigitOk: true, sourceAsOf: '2026-11-01' });
  }
  return [...byYear.values()].sort((a, b) => a.year! - b.year!);
}

/** Numbers in the document's own texts: rating scale, stars, pages, notes. */
const ofThePaper = new Set(['1', '2', '3', '4', '5', '10', '100', '0', '5-', '888', '327', '4236', '17']);
const numbersIn = (text: string) => text.match(/\d+/gu) ?? [];

/** Returns numbers in the document that aren't in the sticker's data. */
function invented(sheet: Sheet, sticker: StickerData): string[] {
  const paper = stickerPaper(sticker, { qr: qrSvg(sticker.verifyUrl) });
  const known = new Set([...numbersIn(plain(JSON.stringify({ ...paper, qr: '' }))), ...ofThePaper]);
  const amounts = [...sticker.options.flatMap(({ items }) => items.map(({ price }) => price)), sticker.price?.total]
    .concat(sticker.price?.lines.map(({ amount }) => amount))
    .concat(
      [sticker.fuelEconomy?.annualCost, sticker.fuelEconomy?.save].map((dollars) => Math.abs(dollars ?? 0) * 100),
    );
  for (const amount of amounts) for (const part of numbersIn(usd.format((amount ?? 0) / 100))) known.add(part);
  return sheet.runs.flatMap(({ text }) =>
    numbersIn(plain(text)).filter((number) => !known.has(number) && !sticker.vin.includes(number)),
  );
}
const usd = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** Returns how much of the last page is filled below its header. */
function fillOfLastPage({ pages, runs }: Sheet, layout: StickerData['layout']): number {
  const [top, bottom] = layout === 'modern' ? [526, 50] : [694, 50];
  const ends = runs.filter(({ page, y }) => page === pages && y > 60).map(({ y }) => y);
  return (top - Math.min(...ends)) / (top - bottom);
}

async function judge(sticker: StickerData) {
  const sheet = await press.set(sticker);
  if (sheet.pages > 1)
    expect([sticker.vin, fillOfLastPage(sheet, sticker.layout) >= 1 / 3]).toEqual([sticker.vin, true]);
  expect({ vin: sticker.vin, faults: faultsOf(sheet, sticker.layout) }).toEqual({ vin: sticker.vin, faults: [] });
  expect({ vin: sticker.vin, invented: invented(sheet, sticker) }).toEqual({ vin: sticker.vin, invented: [] });
  return sheet;
}

describe('a sticker has no empty block, invented value, overlap, or nearly empty page', () => {
  const vehicles = realVehicles();
  const some = vehicles.filter((_, i) => i % sized(5, 1) === 0);

  test('there is a real vehicle for at least 40 of the years 1981 to 2024', () => {
    expect(vehicles.length).toBeGreaterThanOrEqual(40);
  });

  test.each(['en', 'es'] as const)(
    'for real vehicles, from the VIN alone and with all catalog data (%s)',
    async (language) => {
      await Promise.all(
        some.flatMap((decoded) => {
          const { year, make, model } = decoded;
          const bare = composeSticker({ ...made, decoded, language });
          const full = composeSticker({
            ...made,
            decoded,
            language,
            catalogue: fullCatalogue(year!, make!, model ?? ''),
          });
          return [judge(bare).then(({ pages }) => expect([bare.vin, pages]).toEqual([bare.vin, 1])), judge(full)];
        }),
      );
    },
  );

  test.each([2010, 2012, 2020].flatMap((year) => (['en', 'es'] as const).map((language) => [year, language] as const)))(
    'with stars in every row of the safety ratings, of %i (%s)',
    async (year, language) => {
      const decoded = { ...vehicles.find((vehicle) => vehicle.year === 2014)!, year };
      const catalogue = fullCatalogue(year, decoded.make!, decoded.model!);
      const stars = {
        overall: 5,
        frontal_driver: 5,
        frontal_passenger: 5,
        side_front: 5,
        side_rear: 5,
        rollover: 5,
      } as const;
      const sources = catalogue.sources.map((source) => ({ ...source, name: 'NHTSA 5-Star Safety Ratings' }));
      const safety = { ...stars, source: 1 };
      const sticker = composeSticker({
        ...{ ...made, decoded, language },
        catalogue: { ...catalogue, sources, safety_ratings: safety },
      });
      const { text } = await judge(sticker);
      expect(plain(text)).toContain(year < 2011 ? 'Government Safety Ratings' : 'Government 5-Star Safety Ratings');
    },
  );

  test.each(['en', 'es'] as const)('for ten classics (%s)', async (language) => {
    const numbers = [
      '7F02C100108',
      '5F09A383386',
      '0F05R118547',
      '5Y85Z112233',
      '124377N123456',
      '194677S110123',
      '228870N100123',
      'RM23N0A123456',
      '117844902',
      '1Z87L8S900123',
    ];
    await Promise.all(
      numbers.map(async (vin) => {
        const classic = { ...classicCandidates(vin)[0]!, vin };
        const sheet = await judge(composeSticker({ ...made, classic, language }));
        expect(sheet.pages).toBe(1);
        await judge(
          composeSticker({
            ...made,
            classic,
            language,
            catalogue: fullCatalogue(classic.year, classic.make, classic.model),
          }),
        );
      }),
    );
  });
});
