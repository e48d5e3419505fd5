import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDataName } from '@vinlore/data-domain';
import { type Mirror, startMirror } from '@vinlore/data-server/testing';
import { createProductApi } from '@vinlore/server/product-api';
import { sized } from '@vinlore/testing-node';
import { writeSyntheticDump } from '@vinlore/vehicle-vpic/testing';
import { bundleChild } from '@vinlore/testing-node/bundle-child';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerOf } from '../testing/caller.ts';
import { openTestProduct, type TestProduct } from '../testing/test-product.ts';
import { CIVIC, recallFile } from './recall-file.ts';
import { startSync, type SyncOrder } from './sync-process.ts';

/** Enough lines for several batches. */
const LINES = sized(25_000, 330_000);
/** A dozen processes open the whole product. */
const TIMEOUT = sized(180_000, 1_800_000);
const [POST, PRE] = ['/data/recalls/FLAT_RCL_POST_2010.zip', '/data/recalls/FLAT_RCL_PRE_2010.zip'];

let program: Awaited<ReturnType<typeof bundleChild>>;
let mirror: Mirror;
let test: TestProduct;
let caller: Caller;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  program = await bundleChild(new URL('sync-worker.ts', import.meta.url));
  mirror = await startMirror();
});
afterAll(async () => {
  await mirror.close();
  await program.remove();
});
beforeEach(async () => {
  test = await openTestProduct({ OPEN_DATA_MIRROR: `${mirror.base}/data` });
  caller = callerOf(await createProductApi(test.product));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  mirror.clear();
  await test.close();
});

/** Another process of the same product that syncs a source. */
function start(source: OpenDataName, killAt: SyncOrder['killAt'] = null) {
  const started = startSync(program.file, { env: test.env, source, killAt });
  children.add(started.child);
  return started;
}
/** The same, killed by SIGKILL at a given point. */
async function killed(source: OpenDataName, killAt: SyncOrder['killAt']) {
  const ended = await start(source, killAt).ended;
  expect(ended).toMatchObject({ signal: 'SIGKILL', end: null });
  return ended;
}
/** Syncs a source in this process. @returns null if another one holds it */
async function sync(source: OpenDataName) {
  const end = await test.product.openData.sync(source, { force: false, stop: new AbortController().signal });
  return end && { outcome: end.outcome, words: end.words?.en ?? null };
}
const outcome = async (source: OpenDataName) => (await sync(source))?.outcome;

/** A run updates its heartbeat every second. */
const afterAMinute = () =>
  sql`update data_open_source set beat_at = beat_at - interval '61 seconds' where run_id is not null`.execute(
    test.database.kysely,
  );

/** NHTSA's recalls as currently published. */
function publish(campaign: string): void {
  mirror.put(POST, recallFile(campaign, LINES), { etag: `"${campaign}"` });
  mirror.put(PRE, recallFile('05V000000', 10, 10_000_000), { etag: '"old"' });
}

/** Recalls that a visitor sees for the Civic. */
async function told(): Promise<{ state: string; campaigns: string[] }> {
  const answer = await caller.ask(
    { method: 'POST', path: '/api/recall-check' },
    { brand: 'open', headers: { 'content-type': 'application/json' }, body: JSON.stringify(CIVIC) },
  );
  expect(answer.status).toBe(200);
  const { state, recalls } = answer.data as { state: string; recalls: { campaign: string }[] };
  return { state, campaigns: recalls.map(({ campaign }) => campaign).sort() };
}
const served = (campaign: string) => ({ state: 'loaded', campaigns: ['05V000000', campaign] });

/** Whether all loaded data is in use, as `npm run data -- verify` counts it. */
async function isWhole(): Promise<boolean> {
  const { sources, standings } = test.product.openData;
  const { in_use } = (await standings('en')).find(({ name }) => name === 'recalls')!;
  return (
    in_use!.rows === LINES + 10 &&
    (await sources.find(({ name }) => name === 'recalls')!.loader.count()) === in_use!.rows
  );
}

describe('open data: a process killed by SIGKILL', { timeout: TIMEOUT }, () => {
  it.each([
    ['in the middle of the download', { step: 'downloading', share: 0.2 }],
    ['before the first row', { step: 'loading', share: 0 }],
    ['in the middle of the load', { step: 'loading', share: 0.2 }],
    ['when all rows are loaded but not in use yet', { step: 'loading', share: 1 }],
  ] as const)('%s leaves the load of before, whole, and the next sync finishes', async (_where, killAt) => {
    expect(await told()).toEqual({ state: 'not-loaded', campaigns: [] });
    publish('20V000001');
    expect(await outcome('recalls')).toBe('loaded');
    expect(await told()).toEqual(served('20V000001'));

    publish('21V000001');
    await killed('recalls', killAt);
    expect(await told()).toEqual(served('20V000001'));
    expect(await isWhole()).toBe(true);
    // It may still be alive: no one takes over its source yet.
    expect(await sync('recalls')).toBeNull();
    await afterAMinute();
    expect(await outcome('recalls')).toBe('loaded');
    expect(await told()).toEqual(served('21V000001'));
    expect(await isWhole()).toBe(true);
    expect(await outcome('recalls')).toBe('unchanged');
  });

  it('several times in a row, at any row, leaves the first load intact', async () => {
    publish('20V000001');
    await sync('recalls');
    publish('21V000001');
    const kills = sized(3, 12);
    for (let kill = 1; kill <= kills; kill += 1) {
      await killed('recalls', { step: 'loading', share: (0.5 * kill) / (kills + 1) });
      expect([await told(), await isWhole()]).toEqual([served('20V000001'), true]);
      await afterAMinute();
    }
    expect(await outcome('recalls')).toBe('loaded');
    expect([await told(), await isWhole()]).toEqual([served('21V000001'), true]);
  });
});

describe('open data: several processes', { timeout: TIMEOUT }, () => {
  it('only one of two concurrent syncs of a source runs, and the other says so', async () => {
    publish('20V000001');
    let goOn: () => void = () => {};
    const mayGoOn = new Promise<void>((done) => (goOn = done));
    const isAsked = new Promise<void>((done) => {
      mirror.next(POST, (_request, response) => {
        done();
        // The path is requested again and answered then.
        void mayGoOn.then(() => response.writeHead(307, { location: POST }).end());
      });
    });
    const one = start('recalls');
    await isAsked;
    expect(await sync('recalls')).toBeNull();
    expect((await start('recalls').ended).end?.outcome).toBeNull();
    goOn();
    expect((await one.ended).end?.outcome).toBe('loaded');
    expect(mirror.asked.filter(({ path }) => path === PRE)).toHaveLength(1);
    expect([await told(), await isWhole()]).toEqual([served('20V000001'), true]);
  });

  it('a server serves the current load until the new one is complete, and never a mix', async () => {
    publish('20V000001');
    await sync('recalls');
    publish('21V000001');
    const loading = start('recalls');
    let isOver = false;
    const ended = loading.ended.then((synced) => {
      isOver = true;
      return synced;
    });
    const answers: Awaited<ReturnType<typeof told>>[] = [];
    let duringLoad = 0;
    while (!isOver) {
      const step = loading.words.findLast((word) => word.kind === 'progress')?.step;
      answers.push(await told());
      if (step === 'loading') duringLoad += 1;
    }
    expect((await ended).end?.outcome).toBe('loaded');
    expect(duringLoad).toBeGreaterThan(0);
    const change = answers.findIndex(({ campaigns }) => campaigns.includes('21V000001'));
    const [before, after] = change < 0 ? [answers, []] : [answers.slice(0, change), answers.slice(change)];
    for (const answer of before) expect(answer).toEqual(served('20V000001'));
    for (const answer of after) expect(answer).toEqual(served('21V000001'));
    expect(await told()).toEqual(served('21V000001'));
  });
});

describe('open data: vPIC', { timeout: TIMEOUT }, () => {
  const name = (month: string) => `vPICList_lite_${month}.plain.zip`;
  const VIN = '1HGCM82633A004352';

  /** NHTSA's download page and its dumps. */
  async function publishDumps(...months: string[]): Promise<void> {
    const links = months.map((month) => `<li><a href="/downloads/${name(month)}">${name(month)}</a></li>`).join('\n');
    mirror.put('/data/vpic/', `<!DOCTYPE html><ul>${links}</ul>`, { type: 'text/html' });
    const aside = mkdtempSync(join(tmpdir(), 'dumps-'));
    for (const month of months) {
      await writeSyntheticDump(join(aside, name(month)));
      mirror.put(`/data/vpic/${name(month)}`, readFileSync(join(aside, name(month))), { etag: `"${month}"` });
    }
    rmSync(aside, { recursive: true });
  }
  /** The release that the running product decodes with. */
  async function release(): Promise<string | undefined> {
    await test.product.refreshVpic();
    return test.product.decoder.decode(VIN).source.release;
  }
  const isGone = (pid: number) => {
    try {
      // An exited process stays a zombie until its parent waits for it.
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.startsWith('Z');
    } catch {
      return true;
    }
  };

  it("loads the page's newest dump, uses it without a restart, and rolls back", async () => {
    const { openData, database } = test.product;
    await publishDumps('2026_07', '2026_08');
    expect(await release()).toBeUndefined();
    expect(await outcome('vpic')).toBe('loaded');
    expect(await release()).toBe('vPICList_lite_2026_08');
    expect(mirror.asked.map(({ path }) => path)).toEqual(['/data/vpic/', `/data/vpic/${name('2026_08')}`]);
    expect(await outcome('vpic')).toBe('unchanged');
    await publishDumps('2026_08', '2026_09');
    expect(await outcome('vpic')).toBe('loaded');
    expect(await release()).toBe('vPICList_lite_2026_09');
    expect(await database.transaction((tx) => openData.rollBack(tx, 'vpic', null))).toBe('done');
    expect(await release()).toBe('vPICList_lite_2026_08');
    expect(await outcome('vpic')).toBe('unchanged');
  });

  it('a sync killed while building its index leaves no process behind and keeps the release in use', async () => {
    await publishDumps('2026_08');
    await sync('vpic');
    await publishDumps('2026_08', '2026_09');
    const { words } = await killed('vpic', { step: 'loading', share: 0.01 });
    const [child] = words.flatMap((word) => (word.kind === 'dying' ? word.children : []));
    await expect.poll(() => isGone(child!), { timeout: 30_000 }).toBe(true);
    expect(await release()).toBe('vPICList_lite_2026_08');
    await afterAMinute();
    expect(await outcome('vpic')).toBe('loaded');
    expect(await release()).toBe('vPICList_lite_2026_09');
  });

  it('reports a publisher with only an older dump or none, and changes nothing', async () => {
    await publishDumps('2026_08');
    await sync('vpic');
    await publishDumps('2026_07');
    expect(await sync('vpic')).toMatchObject({
      outcome: 'refused',
      words: expect.stringContaining('vPICList_lite_2026_07') as string,
    });
    await publishDumps();
    expect(await sync('vpic')).toMatchObject({
      outcome: 'failed',
      words: expect.stringContaining('doesn’t list any of the files we need') as string,
    });
    expect(await release()).toBe('vPICList_lite_2026_08');
  });
});
