import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@vinlore/server-kit';
import { createObjects, objectMigrations } from '@vinlore/objects';
import { createTestDatabase, testBrand, type TestDatabase } from '@vinlore/testing-node';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentMigrations } from '../migrations.ts';
import { readBrandPictures, type SourcePicture } from './brand-pictures.ts';
import { keepPicture, keptPictures, preparePicture } from './kept-pictures.ts';
import { createPictureFiles, type PictureFiles } from './picture-files.ts';

const acme = testBrand({ key: 'acme' });
const other = testBrand({ key: 'other' });
const at = new Date('2026-11-20T10:00:00Z');
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a03020' } });

let database: TestDatabase;
const inRows = () => createObjects({ database, bucket: null, log: createLogger('silent') });
let folder: string;
let broken: string[];
let files: PictureFiles;
let asked: number;
beforeAll(async () => {
  database = await createTestDatabase({
    migrations: [objectMigrations, { slice: 'content', migrations: contentMigrations }],
  });
});
afterAll(() => database.drop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(folder, 'content/images'), { recursive: true });
  broken = [];
  asked = 0;
  files = createPictureFiles({
    database,
    objects: inRows(),
    log: createLogger('silent'),
    picturesOf: async ({ key }) => {
      asked++;
      const ofFolder = key === 'acme' ? await pictures() : [];
      return new Map<string, SourcePicture>([...ofFolder, ...(await keptPictures(database, key))]);
    },
  });
  return () => rmSync(folder, { recursive: true });
});
const write = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, 'content/images', name), bytes);
const pictures = () => readBrandPictures(folder, (file, why) => broken.push(`${file.split('/').at(-1)}: ${why}`));
async function only(name: string): Promise<SourcePicture> {
  return (await pictures()).get(name)!;
}
const sizeOf = async (bytes: Uint8Array | null) => {
  const { format, width, height } = await sharp(bytes!).metadata();
  return [format, width, height];
};

describe('images in a brand’s folder', () => {
  it('are listed by name with their displayed size, and get a new URL when their content changes', async () => {
    write('a.jpg', await drawn(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const before = await only('a.jpg');
    expect(before).toMatchObject({ width: 20, height: 40 });
    expect(before.hash).toMatch(/^[0-9a-f]{16}$/);
    write('a.jpg', await drawn(40, 21).jpeg().toBuffer());
    expect((await only('a.jpg')).hash).not.toBe(before.hash);
  });

  it('files that aren’t images are skipped and logged, and the others stay', async () => {
    write('good.png', await drawn(2, 2).png().toBuffer());
    write('text.png', Buffer.from('hello'));
    write('Logo (1).png', await drawn(2, 2).png().toBuffer());
    expect([...(await pictures()).keys()]).toEqual(['good.png']);
    expect(broken).toEqual([
      'Logo (1).png: its name is not one such as sample-sticker.png',
      'text.png: it cannot be read as a picture (kind)',
    ]);
  });

  it('a brand without images has none', async () => {
    expect(await readBrandPictures(join(folder, 'none'), () => expect.unreachable())).toEqual(new Map());
  });
});

describe('docs/decisions.md §4: images are re-encoded in modern formats and never upscaled', () => {
  it.each([
    ['avif', 640, ['heif', 640, 320]],
    ['webp', 640, ['webp', 640, 320]],
    ['webp', 1080, ['webp', 1000, 500]],
  ] as const)('%s, %i wide', async (format, width, made) => {
    write('a.png', await drawn(1000, 500).png().toBuffer());
    const { hash } = await only('a.png');
    expect(await sizeOf(await files.file(acme, { hash, width, format }))).toEqual(made);
  });

  it('without metadata', async () => {
    const photo = drawn(900, 600).withExif({ IFD0: { Artist: 'Ana Lopez' } });
    write('a.jpg', await photo.jpeg().toBuffer());
    const { hash } = await only('a.jpg');
    for (const format of ['avif', 'webp'] as const) {
      const made = (await files.file(acme, { hash, width: 640, format }))!;
      expect(Buffer.from(made).toString('latin1')).not.toContain('Ana');
      expect((await sharp(made).metadata()).exif).toBeUndefined();
    }
  });

  it('are encoded once for concurrent requests, then cached', async () => {
    write('a.png', await drawn(700, 500).png().toBuffer());
    const wanted = { hash: (await only('a.png')).hash, width: 640, format: 'webp' } as const;
    const made = await Promise.all(Array.from({ length: 20 }, () => files.file(acme, wanted)));
    expect(new Set(made).size).toBe(1);
    expect(await files.file(acme, wanted)).toBe(made[0]);
    expect(asked).toBe(1);
  });
});

describe('an image isn’t found', () => {
  it('in a width that isn’t offered, at another brand, or with an unknown hash', async () => {
    write('a.png', await drawn(700, 500).png().toBuffer());
    const { hash } = await only('a.png');
    for (const width of [0, 639, 641, 1080, 3840, 99_999])
      expect(await files.file(acme, { hash, width, format: 'webp' })).toBeNull();
    expect(await files.file(other, { hash, width: 640, format: 'webp' })).toBeNull();
    expect(await files.file(acme, { hash: '0'.repeat(16), width: 640, format: 'webp' })).toBeNull();
  });

  it('if its file was changed or removed after startup, since its URL would be stale', async () => {
    write('a.png', await drawn(700, 500).png().toBuffer());
    const known = new Map([['a.png', await only('a.png')]]);
    const own = createPictureFiles({
      database,
      objects: inRows(),
      log: createLogger('silent'),
      picturesOf: () => Promise.resolve(known),
    });
    const wanted = { hash: known.get('a.png')!.hash, width: 640, format: 'webp' } as const;
    write('a.png', await drawn(700, 501).png().toBuffer());
    expect(await own.file(acme, wanted)).toBeNull();
  });

  it('an image that can’t be encoded is tried only once', async () => {
    write('a.png', await drawn(700, 500).png().toBuffer());
    const { hash } = await only('a.png');
    const known = await pictures();
    rmSync(join(folder, 'content/images/a.png'));
    const logged: string[] = [];
    const log = createLogger('warn', { write: (line) => void logged.push(line) });
    const own = createPictureFiles({ database, objects: inRows(), log, picturesOf: () => Promise.resolve(known) });
    for (let time = 0; time < 3; time++) expect(await own.file(acme, { hash, width: 640, format: 'webp' })).toBeNull();
    expect(logged).toHaveLength(1);
  });
});

describe('uploaded images', () => {
  const label = { brand: 'acme', name: 'car.webp', alt: 'A red car' };
  const upload = async (width: number, height: number) => {
    const prepared = await preparePicture(
      await drawn(width, height)
        .withExif({ IFD0: { Artist: 'Ana' } })
        .jpeg()
        .toBuffer(),
    );
    if (typeof prepared === 'string') throw new Error(prepared);
    return prepared;
  };

  it('are re-encoded before they are stored, at most as wide as a page shows them', async () => {
    const prepared = await upload(4000, 100);
    expect(prepared).toMatchObject({ width: 3840, height: 96 });
    expect(prepared.bytes.toString('latin1')).not.toContain('Ana');
    expect(await preparePicture(Buffer.from('hello'))).toBe('kind');
  });

  it('are served like files, and a new one of the same name replaces the old', async () => {
    const [first, second] = [await upload(800, 400), await upload(900, 400)];
    await database.transaction((tx) => keepPicture(tx, label, { ...first, object: null }, at));
    expect(await sizeOf(await files.file(acme, { hash: first.hash, width: 640, format: 'webp' }))).toEqual([
      'webp',
      640,
      320,
    ]);
    await database.transaction((tx) =>
      keepPicture(tx, { ...label, alt: 'A blue car' }, { ...second, object: null }, at),
    );
    expect([...(await keptPictures(database, 'acme'))]).toEqual([
      ['car.webp', { hash: second.hash, width: 900, height: 400, file: null }],
    ]);
    expect(await keptPictures(database, 'other')).toEqual(new Map());
  });

  it.each([
    [{ ...label, alt: '  ' }, /alt/],
    [{ ...label, name: '../car.webp' }, /name/],
  ])('need a name and alt text: %j', async (wrong, message) => {
    const picture = await upload(8, 8);
    await expect(
      database.transaction((tx) => keepPicture(tx, wrong, { ...picture, object: null }, at)),
    ).rejects.toThrow(message);
  });
});
