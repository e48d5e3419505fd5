import type { StickerSummary } from '@vinlore/sticker-domain';
import { afterAll, expect, it } from 'vitest';
import { openStickerApi, VIN } from '../testing/sticker-api.ts';

const { database, stage, post } = await openStickerApi();
const { paid } = stage;
afterAll(() => database.drop());

interface Answer {
  readonly message: string;
  readonly data: StickerSummary;
}
const asked = async (path: string, fields: Record<string, string>, token?: string) => {
  const response = await post(path, fields, token);
  return { ...((await response.json()) as Answer), status: response.status };
};

it('a brand that turned stickers off creates and charges for none, and existing ones stay available with free later versions', async () => {
  const vin = '1HGCM82683A004444';
  const there = (await asked('/api-cwa/generate-sticker', { vin: VIN }, 'one other')).data;
  paid.length = 0;
  stage.features = { sticker: false, report: true, model_report: false };
  const ways: [string, Record<string, string>][] = [
    ['generate-sticker', { vin }],
    ['generate-sticker', { vin, gen: 'regenerate' }],
    ['generate_classic_sticker', { year: '1957', make: 'Chevrolet', model: 'Nomad', classictype: 'manual' }],
    ['generate-ymmtsticker', { year: '2012', make: 'TOYOTA', model: 'Camry' }],
  ];
  for (const [path, fields] of ways)
    expect(await asked(`/api-cwa/${path}`, fields, 'one other'), path).toMatchObject({
      status: 422,
      message: expect.stringContaining('isn’t creating new stickers right now. No credits were used') as string,
    });
  expect((await asked('/api-cwa/generate-sticker', { vin: VIN }, 'one other')).data.id).toBe(there.id);
  const again = await asked('/api-cwa/generate-sticker', { vin: VIN, gen: 'regenerate' }, 'one other');
  expect(again.data).toMatchObject({ version: there.version + 1 });
  expect(paid).toEqual([]);
});
