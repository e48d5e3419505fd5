import type { DataOf } from '@vinlore/contract';
import {
  confirmedFields,
  type ConfirmedSelection,
  currentSticker,
  type ownStickerContract,
  parseStickerId,
  type StickerData,
  type StickerSummary,
} from '@vinlore/sticker-domain';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { stickerById } from '../sticker-table.ts';
import { knownCatalogue, openStickerApi, VIN } from '../testing/sticker-api.ts';

const { database, stage, post, postJson } = await openStickerApi();
const { paid } = stage;
beforeEach(() => {
  stage.catalogue = knownCatalogue;
  stage.years = null;
  paid.length = 0;
});
afterAll(() => database.drop());

type Answer = { readonly status: number; readonly message: string; readonly data: StickerSummary };
const asked = async (path: string, fields: Record<string, string>, token?: string): Promise<Answer> => {
  const response = await post(`/api-cwa/${path}`, fields, token);
  return { ...((await response.json()) as Answer), status: response.status };
};
const dataOf = async ({ data }: Answer): Promise<StickerData> =>
  currentSticker((await stickerById(database, 'one', parseStickerId(data.id)!))!.data);
const own = async (id: string) => {
  const answer = (await (await postJson('/api/user/sticker', { id })).json()) as {
    data: DataOf<typeof ownStickerContract.ownSticker>;
  };
  return answer.data;
};

const blue = { name: 'Azul índigo', code: 'B-593M', hex: null };
const colors = { exterior: blue, interior: null };
const confirmed = (changes: Partial<ConfirmedSelection>) =>
  confirmedFields({
    ...{ vin: '', year: 2012, make: 'Toyota', model: 'Camry', colors: { exterior: null, interior: null } },
    packages: [],
    ...changes,
  }) as Record<string, string>;
const again = (vin: string) => asked('generate-sticker', { vin, gen: 'regenerate' });

/** Simulates stickers created before vehicle names were stored. */
const forgetNamings = () => sql`update sticker set naming = null`.execute(database.kysely);

describe('docs/decisions.md §4: a plain regenerate recreates the newest sticker with that VIN, with its choices', () => {
  const mustang = { year: 1967, make: 'Ford', model: 'Mustang' };
  const porsche = { year: 1969, make: 'Porsche', model: '911', trim: '911 S', vin: '119300123' };
  it.each([
    ['a number that fits several vehicles', porsche],
    ['a number that nothing fits, named by hand', { ...mustang, vin: '7F02' }],
    ['a number that fits another vehicle than the one named', { ...mustang, make: 'Dodge', vin: '7F02C100301' }],
  ])('%s', async (_what, vehicle) => {
    const first = await asked('confirm-sticker', confirmed({ ...vehicle, colors }));
    for (const version of [2, 3]) {
      const made = await again(vehicle.vin);
      expect(made).toMatchObject({ status: 200, data: { version, title: first.data.title } });
      expect((await dataOf(made)).colors?.exterior).toMatchObject({ value: 'Azul índigo', code: 'B-593M' });
      await forgetNamings();
    }
    expect(paid).toHaveLength(1);
  });

  it('returns Wrong VIN for an unknown wrong VIN, and is always free', async () => {
    expect(await again('7F02X')).toMatchObject({ status: 422, message: 'Wrong VIN' });
    expect(await again('')).toMatchObject({ status: 422, message: 'Wrong VIN' });
    for (const path of ['generate-ymmtsticker', 'get-ymmtsticker-autoblog'])
      expect(
        (await asked(path, { year: '2012', make: 'Toyota', model: 'Camry', gen: 'regenerate' }, 'one other')).status,
      ).toBe(404);
    expect(paid).toEqual([]);
  });

  it('keeps a sticker outside the brand’s model years based on the selections only', async () => {
    stage.years = { from: 2010, to: 2020 };
    const first = await asked('confirm-year-restricted-sticker', confirmed({ vin: VIN, year: 2003, colors }));
    const made = await again(VIN);
    expect(made.data).toMatchObject({ version: 2, title: first.data.title });
    const { restricted, colors: printed, sources } = await dataOf(made);
    expect([restricted, printed?.exterior?.value, sources]).toEqual([true, 'Azul índigo', []]);
  });
});

describe('docs/decisions.md §4: confirming a regenerate names the sticker, with or without a VIN', () => {
  const camry = { year: '2012', make: 'Toyota', model: 'Camry', trim: 'LE' };

  it('fills in the step with the previous name and choices', async () => {
    const { data } = await asked('confirm-sticker', confirmed({ trim: 'SE', style: 'Sedan', colors }));
    for (const forget of [() => Promise.resolve(), forgetNamings]) {
      await forget();
      expect(await own(data.id)).toMatchObject({
        vehicle: { year: 2012, make: expect.stringMatching(/^toyota$/i) as string, model: 'Camry', trim: 'SE' },
        selection: { trim: 'SE', style: 'Sedan', colors, packages: [], buildsheet_color: false },
      });
    }
    const plain = await asked('generate-sticker', { vin: VIN }, 'one member');
    const { vehicle, selection } = await own(plain.data.id);
    expect([vehicle.year, vehicle.make, vehicle.model, selection?.style]).toEqual([
      2003,
      'HONDA',
      'Accord',
      expect.anything(),
    ]);
  });

  it('creates the next version for another trim instead of charging for a new sticker', async () => {
    const token = 'one payer';
    const first = await asked('get-ymmtsticker-autoblog', camry, token);
    const fields = confirmed({ trim: 'XLE', colors, sticker: first.data.id });
    const made = await asked('confirm-sticker', fields, token);
    expect(made.data).toMatchObject({ version: 2, title: '2012 Toyota Camry XLE' });
    expect(paid).toHaveLength(1);
  });

  it('uses the sticker’s own vehicle, so no other car’s sticker is free', async () => {
    const token = 'one leaving';
    const first = await asked('get-ymmtsticker-autoblog', camry, token);
    const made = await asked('confirm-sticker', confirmed({ vin: VIN, year: 2003, sticker: first.data.id }), token);
    expect(made.data).toMatchObject({ version: 2, vin: '', title: '2012 Toyota Camry' });
    expect(paid).toHaveLength(1);
  });

  it('rejects another member’s sticker and an unknown one', async () => {
    const { data } = await asked('get-ymmtsticker-autoblog', { ...camry, trim: 'L' });
    for (const sticker of [data.id, '0000-0000-0000-0000', 'x'])
      for (const path of ['confirm-sticker', 'confirm-year-restricted-sticker', 'preview-sticker'])
        expect((await asked(path, confirmed({ sticker }), 'one other')).status, path).toBe(404);
    expect(paid).toHaveLength(1);
  });

  it('rejects an unrestricted year in the restricted call', async () => {
    const { data } = await asked('get-ymmtsticker-autoblog', { ...camry, trim: 'L' });
    const fields = confirmed({ sticker: data.id });
    expect((await asked('confirm-year-restricted-sticker', fields)).status).toBe(422);
    expect((await post('/api-cwa/preview-sticker', fields)).status).toBe(200);
  });
});

describe('one click creates one version', () => {
  const se = { year: '2012', make: 'Toyota', model: 'Camry', trim: 'Hybrid' };

  it('for two concurrent confirmations, or two in a row from the same page', async () => {
    const { data: first } = await asked('get-ymmtsticker-autoblog', se);
    const fields = confirmed({ trim: 'Hybrid', colors, sticker: first.id });
    const confirm = () => asked('confirm-sticker', fields);
    const made = [...(await Promise.all([confirm(), confirm(), confirm()])), await confirm()];
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(1);
    expect(made[0]!.data.version).toBe(2);
  });

  it('but creates other choices from an outdated page, so everyone gets what they chose', async () => {
    const { data: first } = await asked('get-ymmtsticker-autoblog', { ...se, trim: 'Hybrid LE' });
    await asked('confirm-sticker', confirmed({ trim: 'Hybrid LE', colors, sticker: first.id }));
    const other = await asked('confirm-sticker', confirmed({ trim: 'Hybrid LE', sticker: first.id }));
    expect([other.data.version, (await dataOf(other)).colors]).toEqual([3, null]);
  });

  it('and charges one credit for several confirmations of a new sticker', async () => {
    const fields = confirmed({ trim: 'Hybrid XLE', colors });
    const made = await Promise.all(Array.from({ length: 5 }, () => asked('confirm-sticker', fields)));
    expect(made.map(({ data }) => data.version)).toEqual([1, 1, 1, 1, 1]);
    expect(paid).toHaveLength(1);
    stage.now = new Date(stage.now.getTime() + 60_000);
    expect((await asked('confirm-sticker', fields)).data.version, 'a minute later it is asked for anew').toBe(2);
  });

  it('for several concurrent plain regenerates', async () => {
    const { data } = await asked('generate-sticker', { vin: 'WBA123456789A0777' });
    const made = await Promise.all(Array.from({ length: 5 }, () => again('WBA123456789A0777')));
    expect(new Set(made.map(({ data: { version } }) => version - data.version))).toEqual(new Set([1]));
  });
});
