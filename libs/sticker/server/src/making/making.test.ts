import {
  currentSticker,
  confirmedFields,
  type ConfirmedSelection,
  parseStickerId,
  type StickerData,
  type StickerSummary,
} from '@vinlore/sticker-domain';
import { checkDigit } from '@vinlore/vehicle-vpic';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { stickerById } from '../sticker-table.ts';
import { emptyCatalogue, knownCatalogue, openStickerApi, VIN } from '../testing/sticker-api.ts';

const { api, database, stage, post, get } = await openStickerApi();
const { paid } = stage;
beforeEach(() => {
  stage.payment = { spent: true };
  stage.catalogue = knownCatalogue;
  stage.years = null;
  paid.length = 0;
});
afterAll(() => database.drop());

interface Answer {
  readonly message: string;
  readonly data: StickerSummary & { mode?: string; candidates?: object[] };
}
const asked = async (path: string, fields: Record<string, string>, token?: string, host?: string) => {
  const response = await post(path, fields, token, host);
  return { ...((await response.json()) as Answer), status: response.status };
};
const dataOf = async ({ data }: Answer, brand = 'one'): Promise<StickerData> =>
  currentSticker((await stickerById(database, brand, parseStickerId(data.id)!))!.data);

const none = { exterior: null, interior: null };
const confirmed = (changes: Partial<ConfirmedSelection> = {}, fields: Record<string, string> = {}) => ({
  ...(confirmedFields({
    vin: VIN,
    year: 2003,
    make: 'Honda',
    model: 'Accord',
    colors: none,
    packages: [],
    ...changes,
  }) as Record<string, string>),
  ...fields,
});

let serial = 7000;
/** Returns a different car per call, because tests share a database. */
const newVin = () => {
  const bare = `1HGCM82603A00${serial++}`;
  return `${bare.slice(0, 8)}${checkDigit(bare)!}${bare.slice(9)}`;
};

const path1957 = '/api-cwa/generate_classic_sticker';

describe('documents 15: unprintable text is rejected before payment', () => {
  const color = (name: string) => ({ exterior: { name, code: null, hex: null }, interior: null });
  const path = '/api-cwa/confirm-sticker';

  it('names the characters and the text, and accepts the scripts in our fonts', async () => {
    const refused = await asked(path, confirmed({ colors: color('極光 blue 🚗') }));
    expect([refused.status, refused.message]).toEqual([
      422,
      'We can’t print 極 光 🚗. Enter “極光 blue 🚗” in Latin, Greek, or Cyrillic letters, then create the sticker.',
    ]);
    expect(paid).toEqual([]);
    const made = await asked(path, confirmed({ vin: newVin(), colors: color('Синий металлик · Señal') }));
    expect((await dataOf(made)).colors?.exterior?.value).toBe('Синий металлик · Señal');
  });

  it('is rejected in a preview, too', async () => {
    const refused = await asked('/api-cwa/preview-sticker', confirmed({ trim: '限定' }));
    expect([refused.status, refused.message]).toEqual([422, expect.stringContaining('We can’t print 限 定')]);
  });
});

describe('spec §4, §7: classic stickers', () => {
  const path = '/api-cwa/generate_classic_sticker';
  const mustang = { year: '1967', make: 'Ford', model: 'Mustang', series: 'Mustang', vin: '7F02C100108' };

  it('are created from a VIN in the classic mapping', async () => {
    const made = await asked(path, mustang);
    expect(made.data).toMatchObject({ kind: 'classic', vin: '7F02C100108', title: '1967 Ford Mustang', version: 1 });
    expect(await dataOf(made)).toMatchObject({
      layout: 'build-sheet',
      build: [{ label: 'Body', value: 'Fastback' }, {}, {}],
    });
  });

  it('keep the values encoded in the VIN when a trim is entered', async () => {
    const plain = await dataOf(await asked(path, mustang));
    const stated = await dataOf(await asked(path, { ...mustang, series: 'GT Fastback' }, 'one other'));
    const chosen = confirmed({ year: 1967, make: 'Ford', model: 'Mustang', trim: 'GT Fastback', vin: mustang.vin });
    const confirmedToo = await dataOf(await asked('/api-cwa/confirm-sticker', chosen, 'one payer'));
    for (const { kind, anatomy, build, delivery, title } of [stated, confirmedToo]) {
      expect({ kind, anatomy, delivery, title }).toEqual({
        kind: 'classic',
        anatomy: plain.anatomy,
        delivery: plain.delivery,
        title: plain.title,
      });
      expect(build).toEqual(expect.arrayContaining([...plain.build]));
      expect(build).toContainEqual(expect.objectContaining({ label: 'Trim', value: 'GT Fastback', from: 'entered' }));
    }
  });

  it('are created from a name with classictype=manual, marked as entered, with catalog data', async () => {
    const made = await asked(path, { year: '1957', make: 'Chevrolet', model: 'Bel Air', classictype: 'manual' });
    const { title, anatomy, build } = await dataOf(made);
    expect([title, anatomy, build]).toEqual([
      { value: '1957 Chevrolet Bel Air', from: 'entered', source: null },
      [],
      [],
    ]);
  });

  it('are also created by generate-sticker if one vehicle matches; with several, the matches are returned', async () => {
    const one = await asked('/api-cwa/generate-sticker', { vin: '7F02C-100108' }, 'one other');
    expect(one.data).toMatchObject({ kind: 'classic', title: '1967 Ford Mustang' });
    const several = await asked('/api-cwa/generate-sticker', { vin: '119300123' });
    expect(several.status).toBe(422);
    expect(several.data.candidates).toHaveLength(2);
    expect(
      (await asked(path, { year: '1969', make: 'Porsche', model: '911', series: '911 S', vin: '119300123' })).data
        .title,
    ).toBe('1969 Porsche 911 S');
  });

  it.each([
    ['spec §8: a number that nothing fits', { ...mustang, vin: '7F02' }, 'Wrong VIN'],
    ['a number of another vehicle than the one named', { ...mustang, make: 'Dodge' }, 'Wrong VIN'],
    ['a number with signs that no plate has', { ...mustang, vin: '7F02<b>', classictype: 'manual' }, 'Wrong VIN'],
    ['a vehicle after 1981', { ...mustang, year: '1982' }, 'Classic vehicles are from 1981 or earlier.'],
  ])('%s is refused', async (_what, fields, words) => {
    const { status, message } = await asked(path, fields);
    expect([status, message]).toEqual([422, expect.stringContaining(words)]);
    expect(paid).toEqual([]);
  });
});

describe('docs/decisions.md §4: no one pays for an empty document', () => {
  const named = { year: '2012', make: 'Toyota', model: 'Camry' };
  const bare = 'A sticker needs at least 8. No credits were used.';
  beforeEach(() => {
    stage.catalogue = emptyCatalogue;
  });

  it.each([
    ['a name', '/api-cwa/generate-ymmtsticker', named, 'Try searching by VIN'],
    [
      'a classic’s name',
      path1957,
      { year: '1957', make: 'Buick', model: 'Special', classictype: 'manual' },
      'data plate',
    ],
    ['a classic number', '/api-cwa/generate-sticker', { vin: '7F02C100777' }, 'data plate'],
  ])('%s that says too little is refused in words, and nothing is paid', async (_what, path, fields, help) => {
    const { status, message } = await asked(path, fields);
    expect([status, message]).toEqual([422, expect.stringContaining(bare)]);
    expect(message).toContain(help);
    expect(paid).toEqual([]);
  });

  it('counts data plate codes as facts, which makes the same classic possible', async () => {
    const mustang = { year: 1967, make: 'Ford', model: 'Mustang', vin: '7F02C100777' };
    const confirm = (codes: object) =>
      asked('/api-cwa/confirm-sticker', confirmed({ ...mustang, plate: { lines: [], codes } }));
    expect((await confirm({})).status).toBe(422);
    expect((await confirm({ paint: 'T', axle: '1' })).status).toBe(200);
    expect(paid).toHaveLength(1);
  });

  it("keeps members' existing stickers, with free later versions, even with few facts today", async () => {
    stage.catalogue = knownCatalogue;
    const first = await asked('/api-cwa/generate-ymmtsticker', named, 'one leaving');
    stage.catalogue = emptyCatalogue;
    const again = { ...named, gen: 'regenerate' };
    const second = await asked('/api-cwa/generate-ymmtsticker', again, 'one leaving');
    expect([first.data.version, second.data.version]).toEqual([1, 2]);
  });

  it('lets visitors check before buying', async () => {
    const facts = async (query: string) => {
      const response = await get(`/api-cwa/sticker-facts?${query}`);
      return { status: response.status, ...((await response.json()) as { data: object }).data };
    };
    expect(await facts('vin=7F02C100777')).toMatchObject({ least: 8, enough: false, named_by: 'classic' });
    expect(await facts('year=2012&make=Toyota&model=Camry')).toMatchObject({
      facts: 0,
      enough: false,
      named_by: 'name',
    });
    expect(await facts(`vin=${VIN}`)).toMatchObject({ enough: true, named_by: 'vin' });
    for (const query of ['', 'vin=10000000000000000', 'year=2012&make=Toyota&model=Nowhere', 'vin=119300123'])
      expect((await facts(query)).status).toBe(422);
  });
});

describe('spec §7: by year, make, model, and trim', () => {
  it("is tagged mode ymmt, uses the filed spelling, and says it isn't about a specific vehicle", async () => {
    const made = await asked('/api-cwa/generate-ymmtsticker', { year: '2012', make: 'toyota', model: 'CAMRY' });
    expect(made.data).toMatchObject({ mode: 'ymmt', kind: 'ymmt', vin: '', title: '2012 Toyota Camry' });
    expect((await dataOf(made)).notes[0]).toContain('without a VIN');
  });

  it('docs/decisions.md §4: returns the existing sticker in any spelling, and a new one for another trim', async () => {
    const path = '/api-cwa/get-ymmtsticker-autoblog';
    const fields = { year: '2012', make: 'Toyota', model: 'Camry', trim: 'LE' };
    const first = await asked(path, fields, 'one payer');
    const again = await asked(path, { ...fields, make: 'TOYOTA', trim: 'le' }, 'one payer');
    const next = await asked(path, { ...fields, gen: 'regenerate' }, 'one payer');
    const other = await asked(path, { ...fields, trim: 'XLE' }, 'one payer');
    expect(again.data.id).toBe(first.data.id);
    expect(next.data.version).toBe(2);
    expect([other.data.version, paid.length]).toEqual([1, 2]);
  });

  it('rejects a vehicle that was never sold, with a message', async () => {
    const { status, message } = await asked('/api-cwa/generate-ymmtsticker', {
      year: '2013',
      make: 'Toyota',
      model: 'Nowhere',
    });
    expect([status, message]).toEqual([422, expect.stringContaining('We couldn’t find a 2013 Toyota Nowhere.')]);
  });

  it('accepts a vehicle that is only in an imported catalog', async () => {
    stage.catalogue = (query) => ({
      ...knownCatalogue(query),
      sources: [{ name: 'Imported', as_of: '2026-01-01', sample: false }],
    });
    const made = await asked('/api-cwa/generate-ymmtsticker', { year: '2013', make: 'Toyota', model: 'Century' });
    expect(made.data.title).toBe('2013 Toyota Century');
  });
});

describe('spec §7: confirm-sticker', () => {
  const path = '/api-cwa/confirm-sticker';
  const exterior = { name: 'Azul índigo', code: 'B-593M', hex: null };
  const packages = [{ category_name: 'Packages', data: [{ name: 'Spoiler Ñandú – 4×4', code: null, price: 29_900 }] }];

  it('prints the confirmed values unchanged', async () => {
    const made = await asked(path, confirmed({ vin: '1HGCM 82633 A004352', colors: { ...none, exterior }, packages }));
    expect(made.data).toMatchObject({ vin: VIN, title: '2003 Honda Accord' });
    const sticker = await dataOf(made);
    expect(sticker.colors?.exterior).toMatchObject({ value: 'Azul índigo', code: 'B-593M', from: 'entered' });
    expect(sticker.price).toMatchObject({ total: 29_900, complete: false });
    expect(sticker.options[0]?.items[0]?.name).toEqual({ value: 'Spoiler Ñandú – 4×4', from: 'entered', source: null });
  });

  it('spec §7: regenerate 1 creates the next version for free; 0 returns the existing one', async () => {
    const token = 'one leaving';
    const first = await asked('/api-cwa/generate-sticker', { vin: VIN }, token);
    const next = await asked(path, confirmed({ packages }), token);
    const same = await asked(path, confirmed({ regenerate: false }), token);
    expect([first.data.version, next.data.version, same.data.id]).toEqual([1, 2, next.data.id]);
    expect(paid).toHaveLength(1);
  });

  describe('docs/decisions.md §4: recreating a sticker keeps its owner’s choices', () => {
    const again = (vin: string) => asked('/api-cwa/generate-sticker', { vin, gen: 'regenerate' });

    it('by VIN, any number of times', async () => {
      const vin = newVin();
      await asked(path, confirmed({ vin, trim: 'EX', colors: { ...none, exterior }, packages }));
      for (const version of [2, 3]) {
        const made = await again(vin);
        expect(made.data.version).toBe(version);
        const { colors, options, spec } = await dataOf(made);
        expect(colors?.exterior).toMatchObject({ value: 'Azul índigo', code: 'B-593M' });
        expect(options[0]?.items[0]?.name.value).toBe('Spoiler Ñandú – 4×4');
        expect(spec).toContainEqual(expect.objectContaining({ value: 'EX', from: 'entered' }));
      }
    });

    it('for a classic with a data plate, by name', async () => {
      const plate = { lines: ['65B T 2A'], codes: { paint: 'T' } };
      const mustang = { year: 1967, make: 'Ford', model: 'Mustang' };
      const { data: before } = await asked(path, confirmed({ ...mustang, vin: '7F02C100199', plate }));
      const fields = { ...mustang, year: '1967', series: 'Mustang', vin: '7F02C100199' };
      const made = await asked('/api-cwa/generate_classic_sticker', { ...fields, gen: 'regenerate' });
      expect(made.data.version).toBe(before.version + 1);
      expect((await dataOf(made)).plate?.lines).toEqual(['65B T 2A']);
    });

    it('until new ones are confirmed, and never uses another member’s choices', async () => {
      const vin = newVin();
      await asked(path, confirmed({ vin, packages }));
      await asked(path, confirmed({ vin, colors: { ...none, exterior } }));
      const { options, colors } = await dataOf(await again(vin));
      expect([options, colors?.exterior?.value]).toEqual([[], 'Azul índigo']);
      const other = await asked('/api-cwa/generate-sticker', { vin }, 'one other');
      expect((await dataOf(other)).colors).toBeNull();
    });

    it('when the brand has opened a restricted year since, and adds our data', async () => {
      const vin = newVin();
      stage.years = { from: 2010, to: 2020 };
      await asked('/api-cwa/confirm-year-restricted-sticker', confirmed({ vin, colors: { ...none, exterior } }));
      stage.years = null;
      const made = await again(vin);
      const { restricted, colors } = await dataOf(made);
      expect([made.data.version, restricted, colors?.exterior?.value]).toEqual([2, false, 'Azul índigo']);
    });
  });

  it('for a classic confirmed by VIN and name, or by name alone', async () => {
    const classic = { year: 1967, make: 'Ford', model: 'Mustang' };
    expect((await asked(path, confirmed({ ...classic, vin: '7F02C100108' }), 'one payer')).data).toMatchObject({
      kind: 'classic',
      vin: '7F02C100108',
    });
    expect((await asked(path, confirmed({ ...classic, year: 1957, vin: '' }), 'one payer')).data.title).toBe(
      '1957 Ford Mustang',
    );
    expect(
      (await asked(path, confirmed({ year: 2012, make: 'Toyota', model: 'Camry', vin: '' }), 'one payer')).data.kind,
    ).toBe('ymmt');
  });

  it("including a classic's data plate, by name or by VIN", async () => {
    const plate = { lines: ['65B T 2A  21F 25 1 5'], codes: { paint: 'T', axle: '1' } };
    for (const vin of ['7F02C100108', '']) {
      const mustang = { year: 1967, make: 'Ford', model: 'Mustang', vin, plate };
      const sticker = await dataOf(await asked(path, confirmed(mustang), 'one payer'));
      expect(sticker.plate?.lines).toEqual(plate.lines);
      expect(sticker.plate?.rows.map(({ label, code }) => [label, code])).toEqual([
        ['Paint', 'T'],
        ['Axle', '1'],
      ]);
    }
  });

  it.each([
    ['base64 that is not JSON', { colors: btoa('not JSON') }, 422, 'Something’s wrong with the colors'],
    ['base64 that is not UTF-8', { packages: btoa('\xff') }, 422, 'Choose your options again'],
    [
      'a plate with a field that no plate has',
      { plate: btoa('{"codes":{"vin":"x"}}') },
      422,
      'Enter the data plate lines',
    ],
    ['what is no base64', { packages: 'ñ' }, 400, ''],
    ['a VIN that decodes to nothing', { vin: '10000000000000000' }, 422, 'Wrong VIN'],
    ['a mistyped VIN', { vin: '1HGCM82643A004352' }, 422, 'Wrong VIN'],
    ['a trim of 201 characters', { trim: 'W'.repeat(201) }, 400, ''],
  ])('%s', async (_what, fields, status, words) => {
    const answer = await asked(path, confirmed({}, fields));
    expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(words)]);
    expect(paid).toEqual([]);
  });

  it('with 300 options, a trim of 200 characters, and control characters', async () => {
    const data = Array.from({ length: 300 }, (_, index) => ({
      name: `Option\u0007 ${index}`,
      code: null,
      price: index,
    }));
    const made = await asked(path, confirmed({ trim: 'W'.repeat(200), packages: [{ category_name: 'All', data }] }));
    const sticker = await dataOf(made);
    expect(sticker.options[0]?.items).toHaveLength(300);
    expect(sticker.price?.total).toBe((299 * 300) / 2);
  });
});

describe('docs/decisions.md §4: a brand that limits stickers to model years', () => {
  const at = ['narrow member', 'narrow.localhost'] as const;
  const old = { vin: '', year: 1985, make: 'Toyota', model: 'Cressida' };

  it('bases stickers outside them on the selections only and says so', async () => {
    const made = await asked('/api-cwa/confirm-year-restricted-sticker', confirmed(old), ...at);
    const sticker = await dataOf(made, 'narrow');
    expect(sticker).toMatchObject({
      restricted: true,
      sources: [],
      title: { value: '1985 Toyota Cressida', from: 'entered' },
    });
    expect(sticker.notes[0]).toMatch(/^Based only on the requester/);
  });

  it('rejects those years in all other calls, and all other years in the restricted call', async () => {
    const classic = { year: '1967', make: 'Ford', model: 'Mustang', vin: '7F02C100108' };
    for (const [path, fields] of [
      ['/api-cwa/generate_classic_sticker', classic],
      ['/api-cwa/generate-ymmtsticker', { year: '2012', make: 'Toyota', model: 'Camry' }],
      ['/api-cwa/confirm-sticker', confirmed({ vin: '', year: 2012, make: 'Toyota', model: 'Camry' })],
    ] as const) {
      const { status, message } = await asked(path, fields, ...at);
      expect([status, message]).toEqual([422, expect.stringContaining('model years 1990 to 2010')]);
    }
    for (const vin of ['', VIN]) {
      const answer = await asked(
        '/api-cwa/confirm-year-restricted-sticker',
        confirmed({ ...old, vin, year: vin ? 1985 : 2003 }),
        ...at,
      );
      expect([answer.status, answer.message]).toEqual([
        422,
        expect.stringContaining('This model year isn’t restricted.'),
      ]);
    }
    expect((await asked('/api-cwa/confirm-year-restricted-sticker', confirmed(old))).status).toBe(422);
  });
});

describe('live preview', () => {
  it('is an SVG from the same code, not charged and not stored', async () => {
    const response = await post('/api-cwa/preview-sticker', confirmed());
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(paid).toEqual([]);
    const wrong = await post('/api-cwa/preview-sticker', confirmed({}, { colors: btoa('no') }));
    expect(wrong.status).toBe(422);
  });

  it('docs/decisions.md §4: is shown to visitors before payment, and not for an unknown VIN', async () => {
    const preview = (fields: Record<string, string>) =>
      api.request('http://one.localhost/api-cwa/preview-sticker', {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { host: 'one.localhost' },
      });
    expect((await preview(confirmed())).headers.get('content-type')).toBe('image/svg+xml');
    const { data } = await asked('/api-cwa/generate-sticker', { vin: VIN });
    expect((await preview(confirmed({ sticker: data.id }))).status).toBe(404);
    expect(paid.length, 'for the preview nothing').toBeLessThanOrEqual(1);
    expect((await post('/api-cwa/preview-sticker', confirmed(), 'dos member')).status, 'an old token').toBe(401);
  });

  it('is the restricted sticker outside the brand’s model years', async () => {
    const fields = confirmed({ vin: '', year: 1985, make: 'Toyota', model: 'Cressida' });
    expect((await post('/api-cwa/preview-sticker', fields, 'narrow member', 'narrow.localhost')).status).toBe(200);
  });
});
