import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger, ImportError, type OpenDataFile } from '@vinlore/server-kit';
import { createTestDatabase, type TestDatabase, zipOf } from '@vinlore/testing-node';
import { writeSyntheticDump } from '@vinlore/vehicle-vpic/testing';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vehicleMigrations } from '../migrations.ts';
import { builderOf, dumpOf, makerOf, releaseBench, smallRelease } from '../testing/made-up-release.ts';
import { type LiveVpic, openLiveVpic } from './live-vpic.ts';
import { makeApart, type MakeRelease } from './make-apart.ts';
import { vpicLoader } from './vpic-loader.ts';

let database: TestDatabase;
/** Two machines with one database. */
let here: ReturnType<typeof releaseBench>;
let there: ReturnType<typeof releaseBench>;
const open: LiveVpic[] = [];
let files: Awaited<ReturnType<typeof smallRelease>>;
beforeAll(async () => void (files = await smallRelease()));
beforeEach(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'vehicle', migrations: vehicleMigrations }] });
  [here, there] = [releaseBench(), releaseBench()];
});
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
  await database.drop();
  here.close();
  there.close();
});

const loaderOf = (make: MakeRelease = makerOf(files)) =>
  vpicLoader({ database, dataDir: here.dataDir, clock: () => new Date(), make });

/** A dump as downloaded by the sync. */
function downloaded(
  month: string,
  dump: string | Uint8Array = dumpOf(2_000),
): Extract<OpenDataFile, { unchanged: false }> {
  const name = `vPICList_lite_${month}.plain.zip`;
  const path = join(here.dataDir, name);
  writeFileSync(path, typeof dump === 'string' ? zipOf(name.replace('plain.zip', 'sql'), dump) : dump);
  return { name, path, bytes: 1, sha256: '', modified: null, unchanged: false };
}
const watch = { signal: new AbortController().signal, onProgress: () => {} };

/** Loads a dump and puts it into use. */
async function bring(file: OpenDataFile, { loader = loaderOf(), force = false } = {}) {
  const loaded = await loader.load([file], { ...watch, force });
  await database.transaction((tx) => loader.use(tx));
  return loaded;
}
const rollBack = () => database.transaction((tx) => loaderOf().rollBack(tx));

/** A process on a machine. */
async function processOn({ dataDir }: typeof here) {
  const built = { index: join(dataDir, 'built.index'), catalogue: join(dataDir, 'built-catalogue.bin') };
  writeFileSync(built.index, files.index);
  writeFileSync(built.catalogue, files.catalogue);
  const live = openLiveVpic({ dataDir, built, clock: () => new Date(), log: createLogger('silent') });
  open.push(live);
  live.follow(database);
  await live.refresh();
  return live;
}
/** If the database is too busy to respond, the next poll retries. */
const SOON = { timeout: 30_000 };
const releaseOf = async (live: LiveVpic) => {
  await live.refresh();
  return live.standing().release;
};

describe('open data: vPIC', () => {
  it('builds its index in a separate process and distributes it to every process on every machine', async () => {
    const processes = [await processOn(here), await processOn(here), await processOn(there)];
    const file = downloaded('2026_09');
    await writeSyntheticDump(file.path);
    const loader = loaderOf(makeApart);
    const seen: number[] = [];
    const loaded = await loader.load([file], { ...watch, onProgress: ({ rows }) => void seen.push(rows) });
    expect(loaded).toMatchObject({ refused: 0, release: 'vPICList_lite_2026_09', asOf: expect.any(String) as string });
    expect(seen.at(-1)).toBe(loaded.rows);
    for (const live of processes) expect(await releaseOf(live)).toBeNull();
    await database.transaction((tx) => loader.use(tx));
    await Promise.all(processes.map((live) => expect.poll(() => releaseOf(live), SOON).toBe('vPICList_lite_2026_09')));
    for (const live of processes) {
      expect(live.standing()).toEqual({ release: 'vPICList_lite_2026_09', asOf: loaded.asOf, fault: null });
      expect(live.decoder.raw('1HGCM82633A004352').errorCodes.length).toBeGreaterThan(0);
    }
    expect(await loader.count()).toBe(loaded.rows);
  });

  it('rolls back to the previous release and forward again on every machine', async () => {
    const [one, other] = [await processOn(here), await processOn(there)];
    await bring(downloaded('2026_09'));
    expect(await rollBack()).toBe(false);
    await bring(downloaded('2026_10'));
    const both = async () => [await releaseOf(one), await releaseOf(other)];
    await expect.poll(both, SOON).toEqual(Array(2).fill('vPICList_lite_2026_10'));
    expect(await rollBack()).toBe(true);
    await expect.poll(both, SOON).toEqual(Array(2).fill('vPICList_lite_2026_09'));
    await rollBack();
    await expect.poll(both, SOON).toEqual(Array(2).fill('vPICList_lite_2026_10'));
  });

  it('keeps a manual import on its machine until the next release is loaded', async () => {
    const live = await processOn(here);
    await bring(downloaded('2026_08'));
    await expect.poll(() => releaseOf(live), SOON).toBe('vPICList_lite_2026_08');
    const making = builderOf(() => Promise.resolve(files));
    await here.importMonth('2026_09', dumpOf(2_000), { making, at: new Date(Date.now() + 1_000) });
    await expect.poll(() => releaseOf(live), SOON).toBe('vPICList_lite_2026_09');
    await expect(loaderOf().load([downloaded('2026_08')], watch)).rejects.toThrow(
      'is older than the current release, vPICList_lite_2026_09',
    );
    await sql`update vehicle_slot set changed_at = now() + interval '1 minute'`.execute(database.kysely);
    await expect.poll(() => releaseOf(live), SOON).toBe('vPICList_lite_2026_08');
  });

  it('repairs a damaged current.json from the shared release', async () => {
    const live = await processOn(here);
    await bring(downloaded('2026_09'));
    await expect.poll(() => releaseOf(live), SOON).toBe('vPICList_lite_2026_09');
    writeFileSync(join(here.store.folder, 'current.json'), 'damaged');
    expect(() => here.store.inUse()).toThrow('current.json is damaged');
    await live.refresh();
    await expect.poll(() => live.standing().fault, SOON).toBeNull();
    expect(here.store.inUse()?.about.release).toBe('vPICList_lite_2026_09');
  });

  it('never uses a release that is damaged in the database, and verify treats it as missing', async () => {
    const live = await processOn(here);
    await bring(downloaded('2026_09'));
    expect(await loaderOf().count()).toBe(2_000);
    await sql`update vehicle_release set index_packed = 'damaged'`.execute(database.kysely);
    expect(await releaseOf(live)).toBeNull();
    expect(live.standing().fault).toContain('vPICList_lite_2026_09');
    expect(await loaderOf().count()).toBe(0);
  });
});

const EMPTY_DUMP = 'CREATE SCHEMA vpic;\n-- PostgreSQL database dump complete\n';

describe('open data: a rejected vPIC dump changes nothing and gives the reason', () => {
  beforeEach(async () => {
    await bring(downloaded('2026_08'));
    await bring(downloaded('2026_09'));
  });
  afterEach(async () => {
    const live = await processOn(there);
    await expect.poll(() => releaseOf(live), SOON).toBe('vPICList_lite_2026_09');
    // The rollback target is still there.
    await rollBack();
    await expect.poll(() => releaseOf(live), SOON).toBe('vPICList_lite_2026_08');
  });

  it.each([
    ['a dump that was cut off', zipOf('vPIC.sql', 'CREATE SCHEMA vpic;\n'), 'is cut off', 'está incompleto'],
    ['another database', zipOf('vPIC.sql', 'SELECT 1;\n'), 'no schema "vpic"', 'no tiene el esquema "vpic"'],
    ['an archive of something else', zipOf('readme.md', 'Hello'), 'ends with .sql', 'termina en .sql'],
    ['a damaged archive', zipOf('vPIC.sql', dumpOf(), { claimed: 20 }), 'is damaged', 'está dañado'],
    ['a dump without its tables', zipOf('vPIC.sql', EMPTY_DUMP), 'The dump lacks', 'Al volcado le falta'],
  ])('%s', async (_what, content, en, es) => {
    const failure = await bring(downloaded('2026_10', content), { loader: loaderOf(makeApart) }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ImportError);
    const { words } = failure as ImportError;
    expect([words.en, words.es]).toEqual([expect.stringContaining(en), expect.stringContaining(es)]);
  });

  it('rejects an older dump and one that lost rows unless forced', async () => {
    await expect(bring(downloaded('2026_07'))).rejects.toThrow(
      /2026_07 \(.*\) is older than the current release, vPICList_lite_2026_09/,
    );
    const lost = () => downloaded('2026_10', dumpOf(1_500));
    await expect(bring(lost())).rejects.toThrow(/has 1500 rows in vpic.pattern, but .* has 2000/);
    expect(await loaderOf().load([lost()], { ...watch, force: true })).toMatchObject({ rows: 1_500 });
    await bring(downloaded('2026_08'), { force: true });
    await bring(downloaded('2026_09'));
  });

  it('rejects a truncated archive', async () => {
    const file = downloaded('2026_10');
    truncateSync(file.path, readFileSync(file.path).length - 40);
    await expect(bring(file, { loader: loaderOf(makeApart) })).rejects.toThrow('is damaged');
  });
});

describe('open data: the process that builds an index', () => {
  it('ends when the sync is stopped, with its reason', async () => {
    const file = downloaded('2026_09');
    await writeSyntheticDump(file.path);
    const stop = new AbortController();
    const loading = loaderOf(makeApart).load([file], {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('The process is stopping.')),
    });
    await expect(loading).rejects.toThrow('The process is stopping.');
    expect(await releaseOf(await processOn(here))).toBeNull();
  });

  it('reports its output if it crashes, and nothing has changed', async () => {
    const nowhere = { ...downloaded('2026_09'), path: join(here.dataDir, 'gone', 'vPICList_lite_2026_09.plain.zip') };
    await expect(loaderOf(makeApart).load([nowhere], watch)).rejects.toThrow('cannot be read');
    expect(await releaseOf(await processOn(here))).toBeNull();
  });
});
