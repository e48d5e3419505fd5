import { MOST_BULK_ROWS } from '@vinlore/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPrice, readVinList, type VinList } from './read-vin-list.ts';

const [ONE, TWO] = ['1HGCM82633A004352', 'WBA3A5C50CF256651'];
/** As in the vehicle core, which shared libs may not import. */
const plain = (typed: string) => typed.toUpperCase().replace(/[\s-]/g, '');
const read = async (content: string | Uint8Array) =>
  readVinList(typeof content === 'string' ? new TextEncoder().encode(content) : content, { plain });
const pairs = async (content: string | Uint8Array) =>
  ((await read(content)) as VinList).rows.map(({ vin, stockNumber }) => [vin, stockNumber]);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

describe("a dealer's list of VINs", () => {
  it.each([
    ['VINs alone, without names of columns', `${ONE}\n${TWO}\n`],
    ['one column with a name that is not VIN', `Vehículo\n${ONE}\n${TWO}`],
    ['a column called VIN behind others', `Make,VIN,Color\nHonda,${ONE},red\nBMW,${TWO},blue`],
    ['semicolons', `Make;vin;Price\nHonda;${ONE};"9.990,00"\nBMW;${TWO};"19.990,00"`],
    ['tabs, as they are pasted', `${ONE}\tred\n${TWO}\tblue`],
    ['a byte-order mark', `\uFEFFVIN\r\n${ONE}\r\n${TWO}\r\n`],
    ['VINs with spaces, hyphens and small letters', `1hg cm8263-3a004352\n wba3a5c50cf256651 `],
    ['empty lines between', `\n\n${ONE}\n,,\n${TWO}\n\n`],
    ['Excel’s Unicode text', utf16(`VIN\tMake\r\n${ONE}\tHonda\r\n${TWO}\tBMW`)],
  ])('reads %s', async (_what, content) => {
    expect((await pairs(content)).map(([vin]) => vin)).toEqual([ONE, TWO]);
  });

  it('reads stock numbers from their column, in Windows-1252 as Excel saves it', async () => {
    const named = latin(`Año;Número de VIN;Número de inventario\n2003;${ONE};Ñ-1\n2012;${TWO};`);
    expect(await pairs(named)).toEqual([
      [ONE, 'Ñ-1'],
      [TWO, ''],
    ]);
    expect(await pairs(`stock_number,vin\nA1,${ONE}`)).toEqual([[ONE, 'A1']]);
  });

  it.each(['price', 'Asking Price', 'Precio de venta', 'SALE PRICE', 'internet_price'])(
    'reads prices from the column “%s”',
    async (name) => {
      const { rows } = (await read(`${name},vin\n"$18,995",${ONE}\n,${TWO}\n`)) as VinList;
      expect(rows.map(({ vin, price }) => [vin, price])).toEqual([
        [ONE, 1_899_500],
        [TWO, null],
      ]);
    },
  );

  it.each(['List price', 'MSRP', 'Retail price', 'cost', 'Precio de lista'])(
    'reads no price from “%s”',
    async (name) => {
      const { rows } = (await read(`${name},vin\n18995,${ONE}\n`)) as VinList;
      expect(rows.map(({ price }) => price)).toEqual([null]);
    },
  );

  it.each([
    ['18995', 1_899_500],
    ['$18,995.00', 1_899_500],
    ['18.995,50', 1_899_550],
    ['18.995', 1_899_500],
    ['US$ 18 995', 1_899_500],
    ['9,990.5 USD', 999_050],
    ['', null],
    ['0', null],
    ['0.00', null],
    ['call us', null],
    ['N/A', null],
    ['18k', 'unreadable'],
    ['-500', 'unreadable'],
    ['1.2.3', 'unreadable'],
    ['99999999999', 'unreadable'],
  ] as const)('reads the price “%s”', (cell, cents) => {
    expect(readPrice(cell)).toBe(cents);
  });

  it('reads every price format of spreadsheets, in either notation, and nothing below a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.boolean(), (cents, european) => {
        const figure = new Intl.NumberFormat(european ? 'de-DE' : 'en-US', { minimumFractionDigits: 2 });
        expect(readPrice(figure.format(cents / 100))).toBe(cents);
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (cell) => {
        const price = readPrice(cell);
        expect(price === null || price === 'unreadable' || (Number.isInteger(price) && price > 0)).toBe(true);
      }),
    );
  });

  it('takes each VIN once and counts the duplicates', async () => {
    const list = (await read(`vin\n${ONE}\n${TWO}\n${ONE.toLowerCase()}\n${ONE}`)) as VinList;
    expect([list.rows.map(({ vin, line }) => [vin, line]), list.duplicates]).toEqual([
      [
        [ONE, 2],
        [TWO, 3],
      ],
      2,
    ]);
  });

  it('keeps a row without a VIN, so its problem can be shown', async () => {
    expect(await pairs(`stock,vin\nA1,\nA2,${ONE}`)).toEqual([
      ['', 'A1'],
      [ONE, 'A2'],
    ]);
  });

  it.each([
    ['an empty file', '', 'noVins'],
    ['names of columns alone', 'VIN,Stock\n', 'noVins'],
    ['a quote that nobody closes', `vin\n"${ONE}\n`, 'unreadable'],
    ['a spreadsheet’s own file', new Uint8Array([80, 75, 3, 4, 0, 0, 8, 0]), 'unreadable'],
    ['more than 2,000 vehicles', Array.from({ length: MOST_BULK_ROWS + 1 }, (_, at) => `V${at}`).join('\n'), 'tooMany'],
  ])('bad input: %s', async (_what, content, fault) => {
    expect(await read(content)).toBe(fault);
  });

  it('bad input: any bytes give a list of short texts or an explanation', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const list = await readVinList(bytes, { plain });
        const rows = typeof list === 'string' ? [] : list.rows;
        if (typeof list === 'string') expect(['noVins', 'tooMany', 'unreadable']).toContain(list);
        for (const { vin, stockNumber } of rows) expect(Math.max(vin.length, stockNumber.length)).toBeLessThan(41);
      }),
    );
  });
});
