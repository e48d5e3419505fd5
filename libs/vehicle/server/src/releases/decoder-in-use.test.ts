import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VpicIndexError } from '@vinlore/vehicle-vpic';
import { ensureIndex } from '@vinlore/vehicle-vpic/build-index';
import { openPieces, sumsFile } from '@vinlore/vehicle-vpic/index-pieces';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDecoder } from '../decoder.ts';
import { releaseBench } from '../testing/made-up-release.ts';
import { answerInUse, type DecoderInUse, loadDecoderInUse } from './decoder-in-use.ts';

const VINS = ['1HGCM82633A004352', '1FTFW1ET5DFC10312', '1HGCM82633A004325', 'no VIN'];
const clock = () => new Date('2026-11-20');

let builtIndex: string;
beforeAll(async () => void (builtIndex = (await ensureIndex()).path));
let bench: ReturnType<typeof releaseBench>;
let faults: string[];
beforeEach(() => {
  bench = releaseBench();
  faults = [];
});
afterEach(() => bench.close());

const inUse = (built = builtIndex): DecoderInUse => ({
  dataDir: bench.dataDir,
  builtIndex: built,
  clock,
  onFault: (error) => void faults.push((error as Error).message),
});
const answers = (built?: string) =>
  answerInUse(inUse(built), ({ raw, elements, release }) => ({
    release,
    said: VINS.map((vin) => ({ raw: raw(vin), elements: elements(vin) })),
  }));
/** Decodes with the whole index in memory. */
const whole = () => {
  const { raw, elements } = loadDecoder(builtIndex, clock);
  return VINS.map((vin) => ({ raw: raw(vin), elements: elements(vin) }));
};
/** Flips a byte in a file. */
function damage(file: string, at: number) {
  const bytes = readFileSync(file);
  bytes[at] = bytes[at]! ^ 0x10;
  writeFileSync(file, bytes);
}

describe('decoding a few VINs with the index in use', () => {
  it('matches the whole index, for the build and an imported release', async () => {
    expect(answers()).toEqual({ release: null, said: whole() });
    await bench.importMonth('2026_09');
    expect(openPieces(bench.store.inUse()!.indexFile)).not.toBeNull();
    expect(answers()).toEqual({ release: 'vPICList_lite_2026_09', said: whole() });
    expect(faults).toEqual([]);
  });

  it.each([
    ['without checksums, as one that was imported before there were any', (sums: string) => rmSync(sums)],
    ['with damaged checksums', (sums: string) => damage(sums, 40)],
    ['with the checksums of another index', (sums: string) => damage(sums, 0)],
    ['with checksums that end too early', (sums: string) => truncateSync(sums, 8)],
  ])('are answered by a release %s', async (_what, change) => {
    await bench.importMonth('2026_09');
    const { indexFile } = bench.store.inUse()!;
    change(sumsFile(indexFile));
    expect(openPieces(indexFile)).toBeNull();
    expect(answers()).toEqual({ release: 'vPICList_lite_2026_09', said: whole() });
    expect(faults).toEqual([]);
  });

  it.each([
    ['at its end', (size: number) => size - 1],
    ['in the middle', (size: number) => size >> 1],
    ['at its beginning', () => 40],
    ['in the list of its elements', () => 500],
  ])('get no answer of an index that is damaged %s', async (_where, place) => {
    await bench.importMonth('2026_09');
    const { indexFile } = bench.store.inUse()!;
    damage(indexFile, place(readFileSync(indexFile).length));
    expect(answers().said).toEqual(whole());
    expect(() => loadDecoderInUse(inUse())).not.toThrow();
    expect(faults.at(-1)).toContain('damaged');
  });

  it("starts over with the build's data if damage is found late", async () => {
    await bench.importMonth('2026_09');
    const { indexFile } = bench.store.inUse()!;
    const seen: (string | null)[] = [];
    const bytes = readFileSync(indexFile);
    // All but the first page, which is read on open.
    writeFileSync(indexFile, Buffer.concat([bytes.subarray(0, 16_384), Buffer.alloc(bytes.length - 16_384)]));
    const said = answerInUse(inUse(), ({ raw, release }) => {
      seen.push(release);
      return VINS.map((vin) => raw(vin).model);
    });
    expect(said).toEqual(whole().map(({ raw }) => raw.model));
    expect(seen.at(-1)).toBeNull();
    expect(faults).toEqual([expect.stringContaining('damaged')]);
  });

  it('fails with instructions if the build has no index either', () => {
    const nowhere = join(bench.dataDir, 'vpic.index');
    expect(() => answers(nowhere)).toThrow('npm run build');
    expect(() => loadDecoderInUse(inUse(nowhere))).toThrow('npm run build');
    writeFileSync(nowhere, 'no index');
    expect(() => answers(nowhere)).toThrow(VpicIndexError);
  });
});
