import { PART_BYTES } from '@vinlore/data-domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeFiles } from './imports/parts-store.ts';
import { createDataBench, type DataBench } from './testing/data-bench.ts';

let bench: DataBench;
beforeAll(async () => {
  bench = await createDataBench();
});
beforeEach(() => bench.clean());
afterAll(() => bench.database.drop());

const olga = () => bench.caller('olga');
const SMALL = 'plate\nA1\nbad\nB2\nC3\n';
const bytes = (text: string) => new TextEncoder().encode(text);
/** A file of more than two parts, mostly empty lines. */
const large = () => bytes('plate\nA1\n'.padEnd(2 * PART_BYTES + 1_000, '\n'));

describe('uploading a file in parts', () => {
  it('resumes after a lost connection, and says when the same file was imported before', async () => {
    const content = large();
    const { data: begun } = await olga().begin(content);
    expect(begun).toMatchObject({ parts: [], imported_before: null, import: { state: 'uploading', received: 0 } });
    const { id } = begun.import;
    await olga().part(id, 2, content.subarray(2 * PART_BYTES));
    expect((await olga().part(id, 0, content.subarray(0, PART_BYTES))).data).toEqual({ received: PART_BYTES + 1_000 });
    const { data: resumed } = await olga().begin(content);
    expect(resumed).toMatchObject({ parts: [0, 2], import: { id, received: PART_BYTES + 1_000 } });
    // A different source or a different person makes it a different import.
    expect((await olga().begin(content, { source: 'DMV' })).data.parts).toEqual([]);
    expect((await bench.caller('omar').begin(content)).data.parts).toEqual([]);
    expect((await olga().start(id)).status).toBe(422);
    // Sending a part twice stores it once.
    for (let time = 0; time < 2; time++)
      expect((await olga().part(id, 1, content.subarray(PART_BYTES, 2 * PART_BYTES))).data).toEqual({
        received: content.byteLength,
      });
    expect((await olga().start(id)).data).toMatchObject({ state: 'waiting', mode: 'run' });
    await bench.work();
    expect((await olga().one(id)).data).toMatchObject({ state: 'done', share: 1, has_file: false });
    expect(await bench.parts()).toBe(0);
    expect((await olga().begin(content)).data).toMatchObject({
      parts: [],
      imported_before: expect.any(String) as string,
    });
  });

  it('rejects a corrupted part, a part out of range, and a late part', async () => {
    const content = bytes(SMALL);
    const { id } = (await olga().begin(content)).data.import;
    expect(await olga().part(id, 0, content, 'a'.repeat(64))).toMatchObject({
      status: 422,
      message: 'Part of the file was damaged during upload. Send it again.',
    });
    expect((await olga().part(id, 1, content)).status).toBe(422);
    expect((await olga().part(id, 0, content.subarray(1))).status).toBe(422);
    expect((await olga().part(id, 0, content)).status).toBe(200);
    await olga().start(id);
    expect((await olga().part(id, 0, content)).status).toBe(409);
  });

  it('rejects a file that differs from the one announced', async () => {
    const { id } = (await olga().begin(bytes(SMALL))).data.import;
    await olga().part(id, 0, bytes(SMALL.replace('A1', 'Z9')));
    expect(await olga().start(id)).toMatchObject({
      status: 422,
      message: 'This isn’t the file you started uploading. Start a new import.',
    });
  });

  it.each([
    ['an empty file', { size: 0 }, 400, 'This file is empty. Choose a different one.'],
    ['more than 512 MB', { size: 512 * 1024 * 1024 + 1 }, 400, 'This file is larger than 512 MB.'],
    ['a source for recalls', { kind: 'recalls', source: 'X' }, 422, 'already has a source'],
    ['a mapping for plates', { map: 'own' }, 422, 'Only vehicle history accepts'],
    ['a mapping that is not there', { kind: 'history', map: '/etc/passwd' }, 422, 'Mapping “/etc/passwd” not found'],
    ['a day to come', { kind: 'history', as_of: '2026-11-23' }, 422, 'future date'],
    ['a folder for a name', { name: '../plates.csv' }, 400, 'name'],
  ])('bad input: %s is told in words', async (_what, more, status, words) => {
    const answer = await olga().begin(bytes(SMALL), more);
    expect(answer.status).toBe(status);
    expect(answer.message).toContain(words);
    expect(await bench.parts()).toBe(0);
  });

  it('deletes uploads left idle for a day', async () => {
    const { upload, list } = olga();
    await upload(SMALL);
    await sql`update data_import set begun_at = ${new Date('2026-11-20')}`.execute(bench.database.kysely);
    await purgeFiles(bench.database, new Date('2026-11-22'));
    expect(await bench.parts()).toBe(0);
    expect((await list()).data.imports).toMatchObject([{ state: 'cancelled', received: 0 }]);
  });
});

describe('checking, running, and watching an import', () => {
  it('checks without storing, then imports, and lists each rejected line', async () => {
    const id = await olga().upload(SMALL, { source: 'DMV' });
    await olga().start(id, 'check');
    await bench.work();
    const counts = { lines: 4, kept: 3, faults: 1 };
    expect((await olga().one(id)).data).toMatchObject({ state: 'checked', has_file: true, ...counts });
    expect(await bench.plates()).toEqual([]);
    await olga().start(id);
    await bench.work();
    expect((await olga().one(id)).data).toMatchObject({ state: 'done', by: 'olga@example.com', ...counts });
    expect(await bench.plates()).toEqual(['A1', 'B2', 'C3']);
    expect((await olga().faults(id)).data).toEqual({
      faults: [{ line: 3, column: 'plate', what: 'has a bad plate', allowed: 'A–Z' }],
      more: false,
    });
    expect((await olga().start(id)).status).toBe(409);
    expect((await bench.acts()).slice(-3)).toEqual(['import.begun', 'import.check-started', 'import.started']);
  });

  it('reads check results of an older version, which recorded only whether a value rejected its line', async () => {
    const id = await olga().upload(SMALL, { source: 'DMV' });
    await olga().start(id, 'check');
    await bench.work();
    const column = { column: 'plate', fields: ['plate'], filled: 4, samples: [] };
    const kept = (unknown: readonly unknown[]) =>
      sql`update data_import set columns = ${JSON.stringify([{ ...column, unknown }])} where id = ${id}`.execute(
        bench.database.kysely,
      );
    await kept([
      { value: 'A', lines: 2, refused: true },
      { value: 'B', lines: 1, refused: false },
    ]);
    const outcomes = async () => (await olga().one(id)).data.columns![0]!.unknown;
    expect(await outcomes()).toEqual([
      { value: 'A', lines: 2, outcome: 'refused' },
      { value: 'B', lines: 1, outcome: 'left-out' },
    ]);
    const told = [{ value: 'C', lines: 1, outcome: 'in-words' }];
    await kept(told);
    expect(await outcomes()).toEqual(told);
  });

  it('lists at most 1,000 rejected lines, in pages and as CSV with formulas escaped', async () => {
    const id = await olga().upload(`plate\nA1\n${'bad\n'.repeat(1_200)}`, { name: '=evil.csv' });
    await olga().start(id);
    await bench.work();
    expect((await olga().one(id)).data).toMatchObject({ state: 'done', kept: 1, faults: 1_200 });
    const first = (await olga().faults(id)).data;
    expect([first.faults.length, first.more, first.faults[0]!.line]).toEqual([50, true, 3]);
    expect((await olga().faults(id, 1_000)).data).toMatchObject({
      faults: [{ line: 1_001 }, { line: 1_002 }],
      more: false,
    });
    await sql`update data_import_fault set what_en = '=1+1' where line = 3`.execute(bench.database.kysely);
    const file = await olga().send(`/api-cwa/staff/import/faults-csv?id=${id}`);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await file.text()).split('\r\n');
    expect(lines).toHaveLength(1_002);
    expect(lines[1]).toBe(`"3","plate","'=1+1","A–Z"`);
  });

  it.each([
    ['only names of columns', 'plate\n', 'plates.csv has no lines. Nothing was changed.'],
    ['what is not UTF-8', null, 'plates.csv isn’t encoded in UTF-8 (before byte 4). Convert it first.'],
    ['a quote that is never closed', 'plate\n"A1\nB2\n', 'Line 2: a quotation mark is never closed.'],
    ['right data type', `plate\n${'bad\n'.repeat(10_001)}`, 'None of the first 10000 lines could be read.'],
  ])('bad input: %s ends it with words, and nothing is kept', async (_what, content, words) => {
    const file = content === null ? new Uint8Array([112, 10, 0xff, 0xfe]) : bytes(content);
    const { id } = (await olga().begin(file)).data.import;
    await olga().part(id, 0, file);
    await olga().start(id);
    await bench.work();
    const { state, words: said } = (await olga().one(id)).data;
    expect(state).toBe('failed');
    expect(said).toContain(words);
    expect(await bench.plates()).toEqual([]);
  });

  it('reports an internal error without exposing details, and can be restarted', async () => {
    const id = await olga().upload(SMALL, { kind: 'history' });
    await olga().start(id);
    await bench.work();
    const { data } = await olga().one(id);
    expect(data).toMatchObject({ state: 'failed', has_file: true });
    expect(data.words).toContain('went wrong on our end');
    expect((await olga().start(id)).status).toBe(200);
  });

  it('cancels a running import, and keeps and counts the lines stored so far', async () => {
    const id = await olga().upload(`plate\n${Array.from({ length: 20 }, (_, at) => `P${at}`).join('\n')}\n`);
    await olga().start(id);
    let batches = 0;
    bench.during.batch = async (signal) => {
      if (++batches < 2) return;
      await olga().cancel(id);
      // The run checks twice a second whether it was canceled.
      await new Promise((aborted) => signal.addEventListener('abort', aborted));
    };
    await bench.work();
    const { data } = await olga().one(id);
    expect(data).toMatchObject({ state: 'cancelled', kept: 4 });
    expect(await bench.plates()).toHaveLength(4);
    expect(await bench.parts()).toBe(0);
    expect((await olga().cancel(id)).data.state).toBe('cancelled');
    expect((await bench.acts()).filter((act) => act === 'import.cancelled')).toHaveLength(1);
  });

  it('restarts an import whose process was killed, and gives up after three interruptions', async () => {
    const id = await olga().upload(SMALL);
    await olga().start(id);
    const dead = () =>
      sql`update data_import set state = 'running', run_id = gen_random_uuid(), beat_at = now() - interval '2 minutes',
        attempts = greatest(attempts, 1) where id = ${id}`.execute(bench.database.kysely);
    await dead();
    await bench.work();
    expect((await olga().one(id)).data).toMatchObject({ state: 'done', kept: 3 });
    await sql`update data_import set attempts = 3`.execute(bench.database.kysely);
    await dead();
    await bench.work();
    expect((await olga().one(id)).data.words).toContain('interrupted three times');
  });

  it('requeues the import when its process stops, and waits for a run in another process', async () => {
    const id = await olga().upload(SMALL);
    await olga().start(id);
    const stop = new AbortController();
    bench.during.batch = () => Promise.resolve(stop.abort(new Error('stopping')));
    await bench.work(stop.signal);
    expect((await olga().one(id)).data.state).toBe('waiting');
    bench.during.batch = () => Promise.resolve();
    await sql`insert into data_import (brand, kind, name, size, fingerprint, state, run_id, beat_at)
      values ('one', 'plates', 'other.csv', 1, '', 'running', gen_random_uuid(), now())`.execute(bench.database.kysely);
    await bench.work();
    expect((await olga().one(id)).data.state).toBe('waiting');
    await sql`delete from data_import where name = 'other.csv'`.execute(bench.database.kysely);
    await bench.work();
    expect((await olga().one(id)).data).toMatchObject({ state: 'done', kept: 3 });
  });
});

describe('permissions and brand separation', () => {
  it('hides imports from support and from other brands’ owners, and answers in the reader’s language', async () => {
    const id = await olga().upload(SMALL);
    await olga().start(id);
    await bench.work();
    expect((await bench.caller('sue').list()).status).toBe(403);
    const elsewhere = bench.caller('omar', 'other');
    expect((await elsewhere.list()).data.imports).toEqual([]);
    for (const answer of [elsewhere.one(id), elsewhere.faults(id), elsewhere.start(id), elsewhere.cancel(id)])
      expect((await answer).status).toBe(404);
    const spanish = bench.caller('olga', 'dos');
    expect((await spanish.begin(bytes(SMALL), { kind: 'recalls', source: 'X' })).message).toContain('fuente');
  });

  it('lists imports newest first, by type and status, in pages', async () => {
    const values = Array.from({ length: 120 }, (_, at) => (at % 2 ? 'plates' : 'recalls'));
    await sql`insert into data_import (brand, kind, name, size, fingerprint, state)
      select 'one', kind, kind, 1, '', case when kind = 'plates' then 'done' else 'failed' end
      from unnest(${values}::text[]) as new(kind)`.execute(bench.database.kysely);
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const { imports, more } = (await olga().list(cursor && `?cursor=${cursor}`)).data;
      seen.push(...imports.map(({ id }) => id));
      if (!more) break;
      cursor = imports.at(-1)!.id;
    }
    expect(new Set(seen).size).toBe(120);
    expect((await olga().list('?kind=plates&state=done')).data.imports).toHaveLength(50);
    expect((await olga().list('?kind=plates&state=failed')).data.imports).toEqual([]);
  });

  it('includes imports in the data export of the person who started them, and removes the name on erasure', async () => {
    const id = await olga().upload(SMALL);
    const keeper = bench.module.keepers[0]!;
    const owner = {
      id: '11111111-1111-4111-8111-111111111111',
      email: 'olga@example.com',
      brand: { key: 'one' } as never,
    };
    expect(await keeper.exportOf(owner)).toMatchObject([{ kind: 'plates', name: 'plates.csv' }]);
    await bench.database.transaction((tx) => keeper.erase(tx, owner));
    expect((await olga().one(id)).data.by).toBeNull();
  });
});

describe('a second owner for data that all brands share', () => {
  it('holds a load until a second owner approves it, showing which file it is; a check runs immediately', async () => {
    const content = bytes(SMALL);
    const { id, fingerprint } = (await olga().begin(content, { source: 'Two' })).data.import;
    await olga().part(id, 0, content);
    expect(await olga().askToStart(id)).toMatchObject({ status: 202 });
    expect(bench.asked.at(-1)).toMatchObject({
      kind: 'import',
      permission: 'owner',
      subject: { kind: 'import', id },
      facts: { kind: 'plates', file: 'plates.csv', bytes: content.byteLength, fingerprint, source: 'Two' },
    });
    expect((await olga().one(id)).data).toMatchObject({ state: 'uploading', mode: null });
    await bench.approve();
    expect((await olga().one(id)).data).toMatchObject({ state: 'waiting', mode: 'run' });
    await bench.work();
  });
});
