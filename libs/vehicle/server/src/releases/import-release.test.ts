import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImportError } from '@vinlore/server-kit';
import { VpicIndexError } from '@vinlore/vehicle-vpic';
import { DumpError } from '@vinlore/vehicle-vpic/make-release';
import { loadIndexBytes } from '@vinlore/vehicle-vpic/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dumpOf, NOW, releaseBench } from '../testing/made-up-release.ts';

let bench: ReturnType<typeof releaseBench>;
beforeEach(() => void (bench = releaseBench()));
afterEach(() => bench.close());

const inUse = () => bench.store.inUse()?.about.release ?? null;
const folders = () =>
  readdirSync(join(bench.dataDir, 'vpic'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name.replace(/-[0-9a-f]{8}$/, ''))
    .sort();

describe('an imported release', () => {
  it('is put into use with its files and metadata', async () => {
    expect(bench.store.inUse()).toBeNull();
    const about = await bench.importMonth('2026_09');
    expect(about).toMatchObject({
      release: 'vPICList_lite_2026_09',
      by: 'operator',
      imported_at: '2026-11-20T10:00:00.000Z',
      dump: {
        name: 'vPICList_lite_2026_09.sql',
        bytes: dumpOf().length,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      rows: { pattern: 3 },
    });
    const kept = bench.store.inUse()!;
    expect(kept.about).toEqual(about);
    expect(readFileSync(kept.indexFile).equals(await loadIndexBytes())).toBe(true);
    expect(readFileSync(kept.catalogueFile).length).toBe(about.catalogue.bytes);
  });

  it('keeps only the previous one for rollback, which can be undone', async () => {
    expect(await bench.store.rollBack(NOW)).toBe(false);
    for (const month of ['2026_07', '2026_08', '2026_09']) await bench.importMonth(month);
    expect(folders()).toEqual(['vPICList_lite_2026_08', 'vPICList_lite_2026_09']);
    expect(await bench.store.rollBack(NOW)).toBe(true);
    expect(inUse()).toBe('vPICList_lite_2026_08');
    await bench.store.rollBack(NOW);
    expect(inUse()).toBe('vPICList_lite_2026_09');
  });

  it("rolls back to the build's index if it was the first import", async () => {
    await bench.importMonth('2026_09');
    await bench.store.rollBack(NOW);
    expect(inUse()).toBeNull();
    await bench.store.rollBack(NOW);
    expect(inUse()).toBe('vPICList_lite_2026_09');
  });

  it('keeps the rollback target when imported again', async () => {
    for (const month of ['2026_08', '2026_09', '2026_09']) await bench.importMonth(month);
    await bench.store.rollBack(NOW);
    expect(inUse()).toBe('vPICList_lite_2026_08');
  });
});

it('repairs damaged files when imported again', async () => {
  await bench.importMonth('2026_09');
  const { indexFile, catalogueFile } = bench.store.inUse()!;
  const whole = [indexFile, catalogueFile].map((path) => readFileSync(path));
  for (const path of [indexFile, catalogueFile]) writeFileSync(path, 'damaged');
  await bench.importMonth('2026_09');
  expect([indexFile, catalogueFile].map((path) => readFileSync(path).equals(whole.shift()!))).toEqual([true, true]);
  expect(inUse()).toBe('vPICList_lite_2026_09');
});

describe('an import that changes nothing', () => {
  const REFUSALS: [string, () => Promise<unknown>, RegExp][] = [
    [
      'an older release',
      () => bench.importMonth('2026_08'),
      /2026_08 .* is older than the current release, vPICList_lite_2026_09/,
    ],
    [
      'a release that lost rows',
      () => bench.importMonth('2026_10', dumpOf(1_500)),
      /has 1500 rows in vpic.pattern, but .* 2000/,
    ],
    [
      'a dump of the tables without their rows',
      () => bench.importMonth('2026_10', dumpOf(0)),
      /2026_10 has no rows in vpic\.pattern\./,
    ],
    ['a dump that is cut off', () => bench.importMonth('2026_10', dumpOf().slice(0, -30)), /is cut off/],
    ['a dump of another database', () => bench.importMonth('2026_10', 'SELECT 1;\n'), /no schema "vpic"/],
  ];
  it.each(REFUSALS)('bad input: %s', async (_what, importing, words) => {
    await bench.importMonth('2026_09', dumpOf(2_000));
    const before = bench.store.inUse();
    await expect(importing()).rejects.toThrow(words);
    expect(bench.store.inUse()).toEqual(before);
    expect(folders()).toEqual(['vPICList_lite_2026_09']);
  });

  it("rejects even a first release if it couldn't decode anything", async () => {
    await expect(bench.importMonth('2026_09', dumpOf(0))).rejects.toThrow(DumpError);
    expect(bench.store.inUse()).toBeNull();
  });

  it("never uses an index that can't be opened", async () => {
    const { collectRelease } = bench.builder;
    const broken = {
      ...bench.builder,
      collectRelease: () => ({
        ...collectRelease(),
        finish: async () => ({ index: (await loadIndexBytes()).slice(0, -1), catalogue: new Uint8Array() }),
      }),
    };
    await expect(bench.importMonth('2026_09', dumpOf(), { making: broken })).rejects.toThrow(VpicIndexError);
    expect(bench.store.inUse()).toBeNull();
  });

  it('orders names without a month by the date of the data', async () => {
    const about = await bench.importMonth('2026_09');
    const files = { index: await loadIndexBytes(), catalogue: new Uint8Array() };
    await bench.store.use(files, { ...about, release: 'own', as_of: '2999-01-01' }, NOW);
    await expect(bench.importMonth('2026_10')).rejects.toThrow(ImportError);
  });
});
