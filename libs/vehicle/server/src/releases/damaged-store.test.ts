import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VpicIndexError } from '@vinlore/vehicle-vpic';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUILT, clock, liveBench } from '../testing/live-bench.ts';
import { NOW } from '../testing/made-up-release.ts';
import type { AboutRelease } from './about-release.ts';
import { loadDecoderInUse } from './decoder-in-use.ts';
import { POINTER } from './release-store.ts';

const VIN = '1HGCM82633A004352';

let bench: ReturnType<typeof liveBench>;
beforeEach(() => {
  bench = liveBench();
});
afterEach(() => bench.close());

/** What a command decodes with, and the faults reported to it. */
function command() {
  const faults: { why: string; instead: string | null }[] = [];
  const onFault = (error: unknown, instead: string | null) => faults.push({ why: (error as Error).message, instead });
  const decoder = loadDecoderInUse({ dataDir: bench.dataDir, builtIndex: BUILT.index, clock, onFault });
  return { release: decoder.release, model: decoder.raw(VIN).model, faults };
}
const pointerFile = () => join(bench.store.folder, POINTER);
const aboutFile = () => join(bench.store.folder, bench.store.inUse()!.id, 'release.json');

const DAMAGES: [string, (file: string) => void][] = [
  ['is empty, as a full disk leaves it', (file) => writeFileSync(file, '')],
  ['ends too early', (file) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20))],
  ['is none of ours', (file) => writeFileSync(file, '[]\n')],
  ['says something else', (file) => writeFileSync(file, '{"release":1,"current":"../../etc","previous":7}')],
];

describe('release.json of the release in use is damaged', () => {
  beforeEach(async () => {
    for (const month of ['2026_08', '2026_09']) await bench.importMonth(month);
  });
  const LOST: [string, (file: string) => void] = ['is lost', (file) => rmSync(file)];

  it.each([...DAMAGES, LOST])('it %s: startup and commands fall back to the previous release', (_how, damage) => {
    damage(aboutFile());
    const { decoder, standing } = bench.start();
    expect(standing()).toMatchObject({
      release: 'vPICList_lite_2026_08',
      fault: expect.stringContaining('release.json'),
    });
    expect(decoder.decode(VIN)).toMatchObject({ make: 'HONDA', source: { release: 'vPICList_lite_2026_08' } });
    expect(bench.log.error).toHaveBeenCalledTimes(1);
    const why = expect.stringMatching(/^[^\n]*release\.json[^\n]*$/) as string;
    expect(command()).toEqual({
      ...{ release: 'vPICList_lite_2026_08', model: 'Accord' },
      faults: [{ why, instead: 'vPICList_lite_2026_08' }],
    });
  });

  it("and the previous release too: they fall back to the build's data", () => {
    const { id } = bench.store.before()!;
    writeFileSync(aboutFile(), '');
    writeFileSync(join(bench.store.folder, id, 'release.json'), '');
    expect(bench.start().standing()).toMatchObject({ release: null, fault: expect.stringContaining('damaged') });
    expect(bench.log.error).toHaveBeenCalledTimes(1);
    expect(command()).toMatchObject({ release: null, model: 'Accord', faults: [{ instead: null }] });
  });

  it('a running server keeps its data and picks up the next import', async () => {
    const live = bench.start();
    writeFileSync(aboutFile(), '');
    await live.refresh();
    expect(live.standing()).toMatchObject({
      release: 'vPICList_lite_2026_09',
      fault: expect.stringContaining('release.json is damaged'),
    });
    expect(live.decoder.decode(VIN).source.release).toBe('vPICList_lite_2026_09');
    await bench.importMonth('2026_10');
    await live.refresh();
    expect(live.standing()).toMatchObject({ release: 'vPICList_lite_2026_10', fault: null });
  });

  it('reimporting fixes it, and a rollback goes to an intact release', async () => {
    writeFileSync(aboutFile(), '');
    await bench.importMonth('2026_10');
    expect(command()).toEqual({ release: 'vPICList_lite_2026_10', model: 'Accord', faults: [] });
    await bench.store.rollBack(NOW);
    expect(command()).toEqual({ release: 'vPICList_lite_2026_08', model: 'Accord', faults: [] });
  });

  it('an older release is still rejected', async () => {
    writeFileSync(aboutFile(), '');
    await expect(bench.importMonth('2026_07')).rejects.toThrow(
      'is older than the current release, vPICList_lite_2026_08',
    );
  });
});

describe('current.json is damaged', () => {
  beforeEach(() => bench.importMonth('2026_09'));

  it.each(DAMAGES)("it %s: startup and commands fall back to the build's data", (_how, damage) => {
    damage(pointerFile());
    const { decoder, standing } = bench.start();
    expect(standing()).toMatchObject({ release: null, fault: expect.stringContaining('current.json is damaged') });
    expect(decoder.decode(VIN).make).toBe('HONDA');
    expect(bench.log.error).toHaveBeenCalledTimes(1);
    const why = expect.stringMatching(/^[^\n]*current\.json is damaged$/) as string;
    expect(command()).toEqual({ release: null, model: 'Accord', faults: [{ why, instead: null }] });
  });

  it('a running server keeps its data and logs it once', async () => {
    const live = bench.start();
    writeFileSync(pointerFile(), 'damaged');
    for (let times = 0; times < 3; times += 1) await live.refresh();
    expect(live.standing()).toMatchObject({
      release: 'vPICList_lite_2026_09',
      fault: expect.stringContaining('current.json is damaged'),
    });
    expect(bench.log.error).toHaveBeenCalledTimes(1);
  });

  it('reimporting fixes it', async () => {
    writeFileSync(pointerFile(), 'damaged');
    await bench.importMonth('2026_09');
    expect(command()).toEqual({ release: 'vPICList_lite_2026_09', model: 'Accord', faults: [] });
  });

  it('a rollback is refused because the previous release is unknown', async () => {
    writeFileSync(pointerFile(), 'damaged');
    await expect(bench.store.rollBack(NOW)).rejects.toThrow(VpicIndexError);
    expect(readFileSync(pointerFile(), 'utf8')).toBe('damaged');
  });
});

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Creates files that identify their release, with its metadata. */
function madeUp(name: string) {
  const [index, catalogue] = [`index of ${name}`.repeat(5_000), `catalog of ${name}`.repeat(500)].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer];
  const about = ({ length }: Buffer, sha256: string) => ({ bytes: length, sha256 });
  const noted: AboutRelease = {
    ...{ release: name, as_of: '2026-09-12', imported_at: NOW.toISOString(), by: name, rows: {} },
    dump: { name, ...about(index, sumOf(index)) },
    index: about(index, sumOf(index)),
    catalogue: about(catalogue, sumOf(catalogue)),
  };
  return { files: { index, catalogue }, about: noted };
}

describe('two imports that finish at the same time', () => {
  /** Returns the release in use, which must be intact. */
  function inUse() {
    const { about, indexFile, catalogueFile } = bench.store.inUse()!;
    expect(about).toEqual(madeUp(about.release).about);
    expect(sumOf(readFileSync(indexFile))).toBe(about.index.sha256);
    expect(sumOf(readFileSync(catalogueFile))).toBe(about.catalogue.sha256);
    return about.release;
  }
  const use = (name: string) => bench.store.use(madeUp(name).files, madeUp(name).about, NOW);

  it.each([
    ['of different releases', (round: number) => [`one_${round}`, `other_${round}`, `third_${round}`]],
    ['of the same release', () => ['one', 'one', 'one']],
    ['of a release again and of the next', (round: number) => [`r_${round}`, `r_${round + 1}`, `r_${round + 1}`]],
  ])('%s: one of them is in use, whole, and what is gone back to is whole as well', async (_what, namesOf) => {
    for (let round = 0; round < 12; round += 1) {
      const names = namesOf(round);
      await Promise.all(names.map(use));
      expect(names).toContain(inUse());
      if (bench.store.before() !== null) {
        await bench.store.rollBack(NOW);
        inUse();
        await bench.store.rollBack(NOW);
      }
      expect(names).toContain(inUse());
    }
  });

  it('leave nothing half written and delete what a killed import left a day earlier', async () => {
    const left = join(bench.store.folder, '.left.1.1');
    mkdirSync(left, { recursive: true });
    writeFileSync(join(bench.store.folder, 'current.json.1.1'), '{');
    await Promise.all(['one', 'other'].map(use));
    const names = readdirSync(bench.store.folder).filter((name) => !name.startsWith('.left') && !name.endsWith('.1.1'));
    expect(names.every((name) => name === POINTER || /^(one|other)-[0-9a-f]{8}$/.test(name))).toBe(true);
    vi.useFakeTimers({ now: Date.now() + 2 * 86_400_000, toFake: ['Date'] });
    try {
      await use('later');
    } finally {
      vi.useRealTimers();
    }
    expect(readdirSync(bench.store.folder)).not.toContainEqual(expect.stringMatching(/\.1\.1$/));
  });
});
