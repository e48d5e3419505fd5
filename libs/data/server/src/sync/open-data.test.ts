import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { zipOf } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, cutOffAfter, stallAfter } from '../testing/mirror.ts';
import { createSyncBench, type SyncBench } from '../testing/sync-bench.ts';

const HOUR = 3_600_000;
const LIST = '/data/epa/list.csv';
const [NEW, OLD] = ['/data/recalls/new.zip', '/data/recalls/old.zip'];

let bench: SyncBench;
beforeEach(async () => {
  bench = await createSyncBench();
});
afterEach(() => bench.close());

const list = (...items: string[]) => `item\n${items.join('\n')}\n`;
const put = (path: string, items: readonly string[], etag?: string) =>
  bench.mirror.put(path, path.endsWith('.zip') ? zipOf('a.csv', list(...items)) : list(...items), {
    ...(etag && { etag }),
  });
const askedFor = (path: string) => bench.mirror.asked.filter((each) => each.path === path).length;

describe('loading a source', () => {
  it('runs automatically after the first start, and again only when the publisher has new data', async () => {
    put(LIST, ['a', 'b'], '"1"');
    const { openData, work, standing, woken } = bench.open();
    expect((await openData.begin()).map(({ name }) => name)).toEqual(['epa', 'recalls']);
    expect(woken()).toBe(1);
    await work();
    expect(await bench.items('epa')).toEqual(['a', 'b']);
    expect(await standing('epa')).toMatchObject({
      in_use: { rows: 2, refused: 0, as_of: null, loaded_at: '2026-11-24T10:00:00.000Z' },
      previous: null,
      running: null,
      outcome: 'loaded',
      failure: null,
    });
    await work();
    expect(askedFor(LIST)).toBe(1);
    bench.pass(26 * HOUR);
    await work();
    expect([askedFor(LIST), (await standing('epa')).outcome]).toEqual([2, 'unchanged']);
    put(LIST, ['b', 'c'], '"2"');
    bench.pass(26 * HOUR);
    await work();
    expect(await bench.items('epa')).toEqual(['b', 'c']);
    expect((await openData.begin()).map(({ name }) => name)).toEqual(['recalls']);
    expect(existsSync(join(bench.folder, 'process/open-data/epa'))).toBe(false);
  });

  it('changes nothing when a file without validators has the same content', async () => {
    put(LIST, ['a']);
    const { sync } = bench.open();
    expect((await sync('epa'))!.outcome).toBe('loaded');
    expect((await sync('epa'))!.outcome).toBe('unchanged');
    expect((await sync('epa', true))!.outcome).toBe('loaded');
  });

  it('downloads and reads only the new files of several', async () => {
    put(NEW, ['n1', 'n2'], '"n1"');
    put(OLD, ['o1', 'o2'], '"o1"');
    const { sync, loaders, standing } = bench.open();
    await sync('recalls');
    put(NEW, ['n2', 'n3'], '"n2"');
    bench.mirror.asked.length = 0;
    expect((await sync('recalls'))!.loaded).toMatchObject({ rows: 4 });
    expect(await bench.items('recalls')).toEqual(['n2', 'n3', 'o1', 'o2']);
    expect(bench.mirror.asked.map(({ path }) => path)).toEqual([NEW, OLD]);
    // A new loader version rereads every file.
    loaders.recalls.version = 2;
    await sync('recalls');
    expect(bench.mirror.asked.slice(2).every(({ headers }) => headers['if-none-match'] === undefined)).toBe(true);
    expect((await standing('recalls')).outcome).toBe('loaded');
  });

  it('OPEN_DATA=manual syncs only on request; off never syncs', async () => {
    put(LIST, ['a']);
    const manual = bench.open('manual');
    await manual.openData.begin();
    await manual.work();
    expect(bench.mirror.asked).toEqual([]);
    expect((await manual.standing('epa')).next_at).toBeNull();
    expect(await bench.database.transaction((tx) => manual.openData.ask(tx, 'epa'))).toBe(true);
    expect(await bench.database.transaction((tx) => manual.openData.ask(tx, 'epa'))).toBe(false);
    await manual.work();
    expect(bench.mirror.asked.map(({ path }) => path)).toEqual([LIST]);
    const off = bench.open('off');
    expect([await off.openData.begin(), off.woken()]).toEqual([[], 0]);
  });
});

describe('keeps the data in use intact, whatever is downloaded', () => {
  const zip = (...items: string[]) => zipOf('a.csv', list(...items));
  beforeEach(async () => {
    put(NEW, ['a', 'b', 'c', 'd']);
    put(OLD, ['o']);
    const { sync } = bench.open();
    expect((await sync('recalls'))!.outcome).toBe('loaded');
  });

  it.each([
    ['a bomb', () => zipOf('a.csv', Buffer.alloc(30_000_000, 'a')), 'is larger than'],
    ['an archive that claims less than it has', () => zipOf('a.csv', 'x'.repeat(9_000), { claimed: 20 }), 'damaged'],
    ['an archive that was cut in half', () => zip('a', 'b', 'c', 'e').subarray(0, 60), 'isn’t a ZIP archive'],
    ['a changed column', () => zipOf('a.csv', 'thing\na\nb\nc\ne\n'), 'No column "item".'],
    ['lines that nobody can read', () => zip('a', 'b', 'bad', 'bad'), '40% of lines'],
    ['a file with far fewer rows', () => zip('a'), '2 rows; the current data has 5'],
    ['a file with far more rows', () => zip(...Array.from({ length: 30 }, (_, at) => `i${at}`)), 'too many'],
  ])('%s is refused in words', async (_what, content, words) => {
    bench.mirror.put(NEW, content(), { etag: '"bad"' });
    const { sync, standing } = bench.open();
    expect((await sync('recalls'))!.outcome).toBe('refused');
    expect(await bench.items('recalls')).toEqual(['a', 'b', 'c', 'd', 'o']);
    expect((await standing('recalls')).failure).toContain(words);
    expect((await standing('recalls')).failure).not.toContain(bench.folder);
    // The same bad file isn't read again every day, and stays rejected.
    const before = askedFor(NEW);
    await sync('recalls');
    expect(askedFor(NEW)).toBe(before + 1);
    expect(await standing('recalls')).toMatchObject({
      outcome: 'refused',
      failure: expect.stringContaining(words) as string,
    });
    bench.mirror.put(NEW, zip('a', 'b', 'c', 'new'), { etag: '"good"' });
    expect((await sync('recalls'))!.outcome).toBe('loaded');
    expect(await bench.items('recalls')).toEqual(['a', 'b', 'c', 'new', 'o']);
  });

  it('rejects an older file unless the operator forces it', async () => {
    const dated = (day: string, item: string) =>
      zipOf('a.csv', `item,as_of\n${item},${day}\nb,${day}\nc,${day}\nd,${day}\n`);
    const { sync, standing } = bench.open();
    bench.mirror.put(NEW, dated('2026-11-24', 'today'));
    await sync('recalls');
    bench.mirror.put(NEW, dated('2026-11-23', 'yesterday'));
    expect((await sync('recalls'))!.outcome).toBe('refused');
    expect((await standing('recalls')).failure).toContain('files are older');
    expect(await bench.items('recalls')).toContain('today');
    expect((await sync('recalls', true))!.outcome).toBe('loaded');
    expect(await bench.items('recalls')).toContain('yesterday');
  });

  it.each([
    ['stalls', stallAfter(Buffer.alloc(900), 10), 'No response from'],
    ['is cut off', cutOffAfter(Buffer.alloc(900), 10), 'cut off several times'],
    ['is a page', answer(200, { 'content-type': 'text/html' }, '<html>'), 'returned a web page'],
    ['is gone', answer(404), 'new.zip wasn’t found'],
    ['is not to be had now', answer(503), 'may be overloaded'],
  ])('a file that %s is tried again later, and later', async (what, trick, words) => {
    const impatient = { stallMs: 1_500, tries: 1, betweenTriesMs: 1 };
    const { work, standing, openData } = bench.open('auto', 'process', what === 'stalls' ? impatient : undefined);
    await openData.begin();
    put(NEW, ['a', 'b', 'c', 'new']);
    bench.mirror.next(NEW, ...Array.from({ length: 6 }, () => trick));
    bench.pass(26 * HOUR);
    await work();
    expect(await standing('recalls')).toMatchObject({
      outcome: 'failed',
      failure: expect.stringContaining(words) as string,
    });
    const waits = async () =>
      Date.parse((await standing('recalls')).next_at!) - Date.parse((await standing('recalls')).ended_at!);
    const first = await waits();
    bench.pass(first);
    bench.mirror.next(NEW, ...Array.from({ length: 6 }, () => trick));
    await work();
    expect(await waits()).toBe(2 * first);
    expect(await bench.items('recalls')).toEqual(['a', 'b', 'c', 'd', 'o']);
  });

  it('reports a failing loader as an internal error, and retries with the same file', async () => {
    put(NEW, ['a', 'b', 'c', 'new']);
    bench.during.batch = () => Promise.reject(new Error('something of ours'));
    const { sync, standing } = bench.open();
    expect((await sync('recalls'))!.outcome).toBe('failed');
    expect((await standing('recalls')).failure).toBe('Something went wrong on our end. See the log for details.');
    bench.during.batch = () => Promise.resolve();
    expect((await sync('recalls'))!.outcome).toBe('loaded');
  });
});

describe('without a network', () => {
  it('skips other sources on an unreachable host, and retries them all later', async () => {
    const { openData, work, standing } = bench.open();
    await openData.begin();
    bench.mirror.next(LIST, answer(503));
    await work();
    expect(bench.mirror.asked).toHaveLength(1);
    expect((await standing('epa')).failure).toContain('may be overloaded');
    expect((await standing('recalls')).outcome).toBeNull();
    put(LIST, ['a']);
    bench.pass(2 * 60_000);
    await work();
    expect((await standing('epa')).outcome).toBe('loaded');
  });

  it('logs the outage once, even if several processes retry', async () => {
    const tries = [bench.open(), bench.open(), bench.open()];
    for (const path of [LIST, NEW]) bench.mirror.next(path, ...Array.from({ length: 9 }, () => answer(503)));
    for (const { openData, work } of tries) {
      await openData.begin();
      await work();
      bench.pass(26 * HOUR);
    }
    const told = tries.map(({ said }) => said.filter((line) => line.includes('trying again later')).length);
    expect(told).toEqual([1, 0, 0]);
  });

  it('respects the publisher’s Retry-After', async () => {
    const { openData, work, standing } = bench.open();
    await openData.begin();
    bench.mirror.next(LIST, answer(429, { 'retry-after': '7200' }));
    await work();
    const { next_at: next, ended_at: ended } = await standing('epa');
    expect(Date.parse(next!) - Date.parse(ended!)).toBe(2 * HOUR);
  });
});

describe('several processes', () => {
  it('a web process leaves due sources to a worker, and starts one only if needed', async () => {
    put(LIST, ['a'], '"1"');
    put(NEW, ['n'], '"1"');
    put(OLD, ['o'], '"1"');
    const worker = bench.open('auto', 'worker');
    let begun = 0;
    const server = bench.open('auto', 'server', undefined, (stop) => {
      begun++;
      return worker.openData.syncDue(stop);
    });
    await server.openData.begin();
    await server.work();
    expect([begun, await bench.items('epa'), await bench.items('recalls')]).toEqual([1, ['a'], ['n', 'o']]);
    await server.work();
    expect(begun).toBe(1);
    await bench.database.transaction((tx) => server.openData.ask(tx, 'epa'));
    await server.work();
    expect([begun, askedFor(LIST)]).toEqual([2, 2]);
  });

  it('two processes never load the same source', async () => {
    put(LIST, ['a', 'b', 'c', 'd']);
    const [one, other] = [bench.open('auto', 'one'), bench.open('auto', 'other')];
    await one.openData.begin();
    const ends = await Promise.all([one.sync('epa'), other.sync('epa'), one.sync('epa'), other.sync('epa')]);
    expect(ends.filter((end) => end?.outcome === 'loaded')).toHaveLength(1);
    expect(ends.filter((end) => end === null).length).toBeGreaterThan(0);
    expect(await bench.items('epa')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('takes over from a killed process after a minute, and overwrites its partial load', async () => {
    put(LIST, ['a', 'b', 'c', 'd']);
    const { sync, standing } = bench.open();
    await sync('epa');
    put(LIST, ['a', 'b', 'c', 'e']);
    await sql`update data_open_source set run_id = gen_random_uuid(), beat_at = now() where name = 'epa'`.execute(
      bench.database.kysely,
    );
    expect(await sync('epa')).toBeNull();
    await sql`update data_open_source set beat_at = now() - interval '2 minutes'`.execute(bench.database.kysely);
    expect((await sync('epa'))!.outcome).toBe('loaded');
    expect((await standing('epa')).running).toBeNull();
    expect(await bench.items('epa')).toEqual(['a', 'b', 'c', 'e']);
  });

  it('a process that lost its source doesn’t activate its load', async () => {
    put(LIST, ['a', 'b', 'c', 'd']);
    const { sync } = bench.open();
    bench.during.batch = async () => {
      await sql`update data_open_source set run_id = gen_random_uuid() where name = 'epa'`.execute(
        bench.database.kysely,
      );
    };
    expect((await sync('epa'))!.outcome).toBe('stopped');
    expect(await bench.items('epa')).toEqual([]);
  });

  it('a stopping process releases its source immediately, and the next one starts over', async () => {
    put(LIST, ['a', 'b', 'c', 'd']);
    const stop = new AbortController();
    const one = bench.open();
    bench.during.batch = () => Promise.resolve(stop.abort(new Error('The process is stopping.')));
    expect((await one.sync('epa', false, stop.signal))!.outcome).toBe('stopped');
    bench.during.batch = () => Promise.resolve();
    expect((await bench.open('auto', 'process').sync('epa'))!.outcome).toBe('loaded');
    // Files already downloaded aren't downloaded again.
    expect(await bench.items('epa')).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('rolling back', () => {
  it('restores the previous load immediately, and doesn’t reload the same files automatically', async () => {
    put(LIST, ['a', 'b'], '"1"');
    const { openData, sync, work, standing } = bench.open();
    await openData.begin();
    await sync('epa');
    expect(await bench.rollBack(openData, 'epa')).toBe('nothing');
    bench.pass(HOUR);
    put(LIST, ['a', 'x'], '"2"');
    await sync('epa');
    const { in_use } = await standing('epa');
    expect(await bench.rollBack(openData, 'epa', in_use!.loaded_at)).toBe('done');
    // A duplicate request has no effect.
    expect(await bench.rollBack(openData, 'epa', in_use!.loaded_at)).toBe('other-load');
    expect(await bench.items('epa')).toEqual(['a', 'b']);
    expect(await standing('epa')).toMatchObject({
      outcome: 'rolled-back',
      in_use: { loaded_at: '2026-11-24T10:00:00.000Z' },
      previous: { loaded_at: in_use!.loaded_at },
    });
    bench.pass(26 * HOUR);
    await work();
    expect(await bench.items('epa')).toEqual(['a', 'b']);
    put(LIST, ['a', 'y'], '"3"');
    bench.pass(26 * HOUR);
    await work();
    expect(await bench.items('epa')).toEqual(['a', 'y']);
  });

  it('rereads the rolled-back files when another file of the source is new', async () => {
    put(NEW, ['n1'], '"n1"');
    put(OLD, ['o1'], '"o1"');
    const { openData, sync } = bench.open();
    await sync('recalls');
    put(OLD, ['o2'], '"o2"');
    await sync('recalls');
    expect(await bench.rollBack(openData, 'recalls')).toBe('done');
    put(NEW, ['n2'], '"n2"');
    await sync('recalls');
    expect(await bench.items('recalls')).toEqual(['n2', 'o2']);
  });

  it('is refused during a load, and after a failed load has overwritten the previous one', async () => {
    put(LIST, ['a', 'b'], '"1"');
    const { openData, sync, standing } = bench.open();
    await sync('epa');
    put(LIST, ['a', 'c'], '"2"');
    await sync('epa');
    put(LIST, ['a', 'd'], '"3"');
    const seen: string[] = [];
    bench.during.batch = async () => {
      seen.push(await bench.rollBack(openData, 'epa'));
      throw new Error('something of ours');
    };
    await sync('epa');
    expect(seen).toEqual(['running']);
    expect([await bench.rollBack(openData, 'epa'), (await standing('epa')).previous]).toEqual(['nothing', null]);
    expect(await bench.items('epa')).toEqual(['a', 'c']);
  });
});
