import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveBench } from '../testing/live-bench.ts';
import { NOW } from '../testing/made-up-release.ts';

const VIN = '1HGCM82633A004352';

let bench: ReturnType<typeof liveBench>;
beforeEach(() => {
  bench = liveBench();
});
afterEach(() => bench.close());

describe('the index in use', () => {
  it("is the build's until a release is imported, then that release in every process", async () => {
    const processes = [bench.start(), bench.start()];
    for (const { decoder, standing } of processes) {
      expect(standing()).toEqual({ release: null, asOf: decoder.asOf, fault: null });
      expect(decoder.decode(VIN).source).toEqual({ name: 'NHTSA vPIC', asOf: decoder.asOf });
    }
    await bench.importMonth('2026_09');
    for (const { decoder, standing } of processes) {
      await vi.waitFor(() => expect(standing().release).toBe('vPICList_lite_2026_09'));
      const { source, make } = decoder.decode(VIN);
      expect([source.release, make]).toEqual(['vPICList_lite_2026_09', 'HONDA']);
    }
    await bench.store.rollBack(NOW);
    for (const { standing } of processes) await vi.waitFor(() => expect(standing().release).toBeNull());
  });

  it('finishes work with the release it started with', async () => {
    await bench.importMonth('2026_09');
    const { decoder, catalogue, refresh } = bench.start();
    const [pinned, names] = [decoder.pinned(), catalogue.pinned()];
    await bench.importMonth('2026_10');
    await refresh();
    expect(pinned.decode(VIN).source.release).toBe('vPICList_lite_2026_09');
    expect(decoder.decode(VIN).source.release).toBe('vPICList_lite_2026_10');
    expect(catalogue.pinned()).not.toBe(names);
    expect(catalogue.pinned()).toBe(catalogue.pinned());
    expect(catalogue.models('Honda', 2003)).toEqual(names.models('Honda', 2003));
  });

  it('never serves excerpts of two releases under the same URL', async () => {
    await bench.importMonth('2026_09');
    const { decoder, refresh } = bench.start();
    const before = decoder.shardFolder;
    expect(before).toMatch(/^\/assets\/vpic\/vPICList_lite_2026_09-[0-9a-f]{8}\/$/);
    await bench.importMonth('2026_10');
    await refresh();
    expect(decoder.shardFolder).toMatch(/^\/assets\/vpic\/vPICList_lite_2026_10-[0-9a-f]{8}\/$/);
    expect(decoder.shard('1HG-3')?.length).toBeGreaterThan(0);
  });
});

describe("a release that can't be opened", () => {
  it('is never used: the previous one stays and the fault is logged once', async () => {
    const about = await bench.importMonth('2026_09');
    const { decoder, refresh, standing } = bench.start();
    const broken = { index: Buffer.from('no index'), catalogue: Buffer.from('no catalog') };
    await bench.store.use(broken, { ...about, release: 'vPICList_lite_2026_10' }, NOW);
    await refresh();
    await refresh();
    expect(standing()).toMatchObject({ release: 'vPICList_lite_2026_09', fault: expect.stringMatching(/\w/) });
    expect(bench.log.error).toHaveBeenCalledTimes(1);
    expect(decoder.decode(VIN)).toMatchObject({ make: 'HONDA', source: { release: 'vPICList_lite_2026_09' } });
  });

  it("makes startup fall back to the build's index", async () => {
    await bench.importMonth('2026_09');
    writeFileSync(bench.store.inUse()!.indexFile, 'no index');
    const { decoder, standing, refresh } = bench.start();
    expect(decoder.decode(VIN).make).toBe('HONDA');
    expect(standing()).toMatchObject({ release: null, fault: expect.stringMatching(/\w/) });
    await bench.importMonth('2026_10');
    await refresh();
    expect(standing()).toMatchObject({ release: 'vPICList_lite_2026_10', fault: null });
  });

  it('survives an unreadable pointer and logs it as a fault', async () => {
    await bench.importMonth('2026_09');
    const { refresh, standing } = bench.start();
    writeFileSync(join(bench.store.folder, 'current.json'), '{"current": "../../etc", "previous": null}');
    await refresh();
    expect(standing()).toMatchObject({ release: 'vPICList_lite_2026_09', fault: expect.stringMatching(/\w/) });
  });

  it('fails startup with instructions if the build has no index either', async () => {
    const nowhere = join(bench.dataDir, 'vpic.index');
    expect(() => bench.start({ index: nowhere, catalogue: nowhere })).toThrow('npm run build');
    await bench.importMonth('2026_09');
    expect(bench.start({ index: nowhere, catalogue: nowhere }).standing().release).toBe('vPICList_lite_2026_09');
  });
});
