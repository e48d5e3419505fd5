import { createTranslator } from '@vinlore/i18n';
import { Refusal } from '@vinlore/server-kit';
import { type ConfirmedSelection, confirmedFields, orderedSelection, parseStickerId } from '@vinlore/sticker-domain';
import type { DocumentRequest } from '@vinlore/vehicle-domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { stickerServerMessages } from '../messages/index.ts';
import { stickerById } from '../sticker-table.ts';
import { ACCOUNTS, brand, emptyCatalogue, knownCatalogue, narrow, openStickerApi } from '../testing/sticker-api.ts';
import { createStickerMaker } from './sticker-maker.ts';

const { database, ports: deps, stage } = await openStickerApi();
const maker = createStickerMaker(deps);
const TEXT = createTranslator<Readonly<Record<string, string>>>('en', stickerServerMessages.en);
beforeEach(() => {
  stage.payment = { spent: true };
  stage.catalogue = knownCatalogue;
  stage.paid.length = 0;
});
afterAll(() => database.drop());

const NO_NAME = { plate: '', state: '', year: '', make: '', model: '', trim: '', region: '' };
const CAMRY = { ...NO_NAME, year: '2012', make: 'Toyota', model: 'camry', trim: 'LE' };

/** Returns what the selection step submits for a car. */
const chosen = (changes: Partial<ConfirmedSelection> = {}) =>
  orderedSelection(
    confirmedFields({
      vin: 'WBA123456789A0201',
      year: 2003,
      make: 'Honda',
      model: 'Accord',
      trim: 'EX-L',
      colors: { exterior: { name: 'Deep Green', code: 'G-87P', hex: null }, interior: null },
      packages: [{ category_name: 'Audio', data: [{ name: 'Six-disc changer', code: null, price: 40_000 }] }],
      ...changes,
    }),
  );

const request = (changes: Partial<DocumentRequest> = {}): DocumentRequest => ({
  brand,
  accountId: ACCOUNTS.payer,
  product: 'sticker',
  vin: 'WBA123456789A0201',
  vehicle: NO_NAME,
  language: 'en',
  selection: chosen(),
  ...changes,
});

const kept = async (bought: { readonly id: string } | null) =>
  (await stickerById(database, brand.key, parseStickerId(bought!.id)!))!;

/** Returns the reason a sticker can't be sold. */
const refusalOf = async (changes: Partial<DocumentRequest>): Promise<string> => {
  const asked = maker.makes(request(changes), TEXT);
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refusal)) throw new Error('It was not refused.');
  expect(error.status).toBe(422);
  return error.message;
};

describe('docs/decisions.md §6: choices made before payment', () => {
  it('appear on the sticker created after payment, and a second run returns the same one', async () => {
    expect(await maker.makes(request(), TEXT)).toBe(true);
    const [bought, repeat] = [await maker.make(request()), await maker.make(request())];
    expect(repeat).toEqual(bought);
    expect(stage.paid).toHaveLength(1);
    expect(await kept(bought)).toMatchObject({
      version: 1,
      vin: 'WBA123456789A0201',
      selection: {
        trim: 'EX-L',
        colors: { exterior: { name: 'Deep Green', code: 'G-87P' }, interior: null },
        packages: [{ category_name: 'Audio', data: [{ name: 'Six-disc changer' }] }],
      },
    });
  });

  it('can include another trim for a vehicle without a VIN', async () => {
    const selection = chosen({ vin: '', year: 2012, make: 'Toyota', model: 'Camry', trim: 'XLE' });
    const named = { vin: null, vehicle: CAMRY, selection };
    expect(await maker.makes(request(named), TEXT)).toBe(true);
    expect(await maker.make(request(named))).toMatchObject({ title: '2012 Toyota Camry XLE' });
  });

  it('apply to the named vehicle if a classic VIN matches several', async () => {
    const porsche = { vin: '119300124', make: 'Porsche', model: '911', trim: '911 S' };
    const vehicle = { ...NO_NAME, year: '1969', make: 'Porsche', model: '911', trim: '911 S' };
    const ordered = (year: number) => ({ vin: porsche.vin, vehicle, selection: chosen({ ...porsche, year }) });
    expect(await maker.makes(request(ordered(1969)), TEXT)).toBe(true);
    expect(await refusalOf(ordered(1975))).toMatch(/another vehicle/);
  });

  it('create the next version of a sticker the buyer already had, without using the credit', async () => {
    const vin = 'WBA123456789A0202';
    const plain = request({ vin, selection: null });
    const first = await maker.make(plain);
    const next = request({ vin, selection: chosen({ vin }) });
    const bought = await maker.make(next);
    expect(bought!.id).not.toBe(first!.id);
    expect(stage.paid).toHaveLength(1);
    expect(await kept(bought)).toMatchObject({ version: 2, selection: { trim: 'EX-L' } });
    expect(await maker.make(next)).toEqual(bought);
  });
});

describe('docs/decisions.md §6: impossible choices are rejected with a message before payment', () => {
  it.each([
    ['no JSON', '{'],
    ['another form', JSON.stringify({ vin: 'WBA123456789A0201' })],
    ['a field too many', chosen().replace('{', '{"credits":"9",')],
    ['a year that is none', chosen().replace('"2003"', '"20x3"')],
  ])('choices that are %s', async (_what, selection) => {
    expect(await refusalOf({ selection })).toMatch(/wrong with your choices/);
  });

  it.each([
    ['of another VIN', { vin: 'WBA123456789A0299' }],
    ['of a name where a VIN is bought', { vin: '' }],
  ])('choices %s', async (_what, changes) => {
    expect(await refusalOf({ selection: chosen(changes) })).toMatch(/another vehicle/);
  });

  it('rejects choices for another model when buying by name', async () => {
    stage.catalogue = knownCatalogue;
    const selection = chosen({ vin: '', year: 2012, make: 'Toyota', model: 'Corolla' });
    expect(await refusalOf({ vin: null, vehicle: CAMRY, selection })).toMatch(/another vehicle/);
  });

  it('rejects unprintable text, too many options, and invalid colors', async () => {
    const paint = { exterior: { name: 'Rocket 🚀', code: null, hex: null }, interior: null };
    expect(await refusalOf({ selection: chosen({ colors: paint }) })).toMatch(/🚀/u);
    const item = { name: 'Floor mats', code: null, price: null };
    const packages = [{ category_name: 'Trunk', data: Array.from({ length: 301 }, () => item) }];
    expect(await refusalOf({ selection: chosen({ packages }) })).toMatch(/300 at most/);
    const fields = { ...(JSON.parse(chosen()) as object), colors: btoa('{"exterior":{"name":""}}') };
    expect(await refusalOf({ selection: JSON.stringify(fields) })).toMatch(/wrong with the colors/);
  });

  it('rejects the next version of someone’s sticker', async () => {
    expect(await refusalOf({ selection: chosen({ sticker: '0'.repeat(16) }) })).toMatch(/wrong with your choices/);
  });

  it('rejects a vehicle without enough data, one outside the brand’s years, and an unknown one', async () => {
    const named = {
      vin: null,
      vehicle: CAMRY,
      selection: chosen({ vin: '', year: 2012, make: 'TOYOTA', model: 'CAMRY' }),
    };
    expect(await refusalOf({ ...named, brand: narrow })).toMatch(/1990 to 2010/);
    stage.catalogue = (query) => ({ ...emptyCatalogue(query), sources: knownCatalogue(query).sources });
    expect(await refusalOf(named)).toMatch(/at least 8/);
    expect(await refusalOf({ vin: '10000000000000000' })).toBe('Wrong VIN');
  });

  it('rejects choices for a report', async () => {
    expect(await maker.makes(request({ product: 'report' }), TEXT)).toBe(false);
  });
});

describe('docs/decisions.md §6: a paid order gets its document', () => {
  it.each([
    ['that can be read no longer', () => '{'],
    ['of another vehicle', () => chosen({ vin: 'WBA123456789A0299' })],
  ])('without choices %s', async (_what, selection) => {
    const vin = 'WBA123456789A0203';
    const bought = await maker.make(request({ vin, selection: selection() }));
    expect(await kept(bought)).toMatchObject({ vin, selection: null });
  });

  it('without the trim if the sources no longer have enough data for it', async () => {
    const selection = chosen({ vin: '', year: 2012, make: 'Toyota', model: 'Camry', trim: 'XLE' });
    stage.catalogue = (query) =>
      query.trim === 'XLE'
        ? { ...emptyCatalogue(query), sources: knownCatalogue(query).sources }
        : knownCatalogue(query);
    const owner = { accountId: ACCOUNTS.leaving, vehicle: { ...CAMRY, trim: 'SE' } };
    const bought = await maker.make(request({ ...owner, vin: null, selection }));
    expect(bought).toMatchObject({ title: '2012 Toyota Camry SE' });
  });
});
