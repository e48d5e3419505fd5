import { randomUUID } from 'node:crypto';
import type { HistoryEvent } from '@vinlore/report-domain';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearHistory, forgetReplaced } from './clear-history.ts';
import { historyMigrations } from './events-migrations.ts';
import { eventsSource } from './events-source.ts';
import { HISTORY_LOCK } from './import-guard.ts';
import { keepEvents, keepStatement, type RecordKey } from './keep-events.ts';
import { removeSource, weighSource } from './remove-source.ts';
import { replaceImports } from './replace-imports.ts';
import { undoImport, undoStanding, weighImport } from './undo-import.ts';

const VIN = '4T4BF1FK5DR275482';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'report', migrations: historyMigrations }] });
});
const empty = () =>
  database.asOwner((owner) =>
    sql`truncate history_event, history_source, history_past, history_import, history_import_source, history_mark`.execute(
      owner,
    ),
  );
beforeEach(empty);
afterAll(() => database.drop());

const event = (source: string, recordId: string, note: string, more: Partial<HistoryEvent> = {}): HistoryEvent => ({
  ...{ vin: VIN, kind: 'damage', date: '2020', odometer: null, place: null, source, recordId },
  ...{ confidence: 'reported', sample: false, detail: { note } },
  ...more,
});
const stored = async () =>
  (
    await sql<{ key: string; note: string; by: string | null }>`
      select source || ' ' || record_id as key, detail ->> 'note' as note, import_id as by
      from history_event order by 1`.execute(database.kysely)
  ).rows;
const told = async () => (await stored()).map(({ key, note }) => `${key}: ${note}`);
const undo = (id: string) => database.transaction((tx) => undoImport(tx, id));
const remove = (source: string) => database.transaction((tx) => removeSource(tx, source));
const asked = () =>
  eventsSource(database).ask(
    { vin: VIN, year: null, make: null, model: null, decoded: null, type: 'US' },
    new AbortController().signal,
  );

describe('undoing an import', () => {
  const [one, two] = [randomUUID(), randomUUID()];

  it('removes what it added and restores what it had replaced', async () => {
    await keepEvents(database, [event('A', '1', 'first'), event('A', '2', 'first')], { importId: one });
    await keepStatement(database, ['A'], { asOf: '2026-01-01', covers: ['damage'] }, one);
    await keepEvents(database, [event('A', '2', 'second'), event('A', '3', 'second')], { importId: two });
    await keepStatement(database, ['A'], { asOf: '2026-06-01', covers: ['damage', 'title'] }, two);
    expect(await weighImport(database, two)).toEqual({ removed: 2, restored: 1 });
    expect(await undo(two)).toBe(true);
    await clearHistory(database);
    expect(await told()).toEqual(['A 1: first', 'A 2: first']);
    expect(await undoStanding(database, two)).toMatchObject({ is_done: true, removed: 2, restored: 1 });
    expect((await asked()).answers).toMatchObject([{ name: 'A', asOf: '2026-01-01', covers: ['damage'], records: 2 }]);
    expect(await undo(two)).toBe(false);
  });

  it('leaves a later import’s version alone, even if it is identical', async () => {
    await keepEvents(database, [event('A', '1', 'same'), event('A', '2', 'old')], { importId: one });
    await keepEvents(database, [event('A', '1', 'same'), event('A', '2', 'new')], { importId: two });
    await undo(one);
    await clearHistory(database);
    expect(await told()).toEqual(['A 1: same', 'A 2: new']);
    await undo(two);
    await clearHistory(database);
    expect(await told()).toEqual([]);
    expect((await asked()).answers).toEqual([]);
  });

  it('counts what somebody imports while it reads the source, which holds up nobody', async () => {
    await keepEvents(database, [event('A', '1', 'kept', { kind: 'title' })], { importId: two });
    await keepEvents(database, [event('A', '2', 'gone')], { importId: one });
    await undo(one);
    await sql`delete from history_event where import_id = ${one}`.execute(database.kysely);
    const waiting = async () =>
      (await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(database.kysely)).rows
        .length;
    const locked = (work: (tx: Kysely<object>) => Promise<void>) =>
      database.maintenance((db) =>
        db.transaction().execute(async (tx) => {
          await sql.raw(HISTORY_LOCK).execute(tx);
          await work(tx);
        }),
      );
    let [clearing, importing]: (Promise<void> | undefined)[] = [];
    await locked(async () => {
      clearing = clearHistory(database);
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      importing = locked(async (tx) => {
        await sql`insert into history_event
          select made.* from history_event as kept, jsonb_populate_record(kept, '{"record_id": "3", "kind": "sale"}') as made
          where kept.record_id = '1'`.execute(tx);
        await sql`update history_source set kinds = '{sale,title}' where name = 'A'`.execute(tx);
        // The undo has read the source without these, and waits to store what it read.
        await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      });
      await expect.poll(waiting, { timeout: 20_000 }).toBe(2);
    });
    await Promise.all([importing, clearing]);
    const { rows } = await sql`select kinds from history_source`.execute(database.kysely);
    expect(rows).toEqual([{ kinds: ['sale', 'title'] }]);
  });

  it('stops an import that is still running', async () => {
    await keepEvents(database, [event('A', '1', 'first')], { importId: one });
    await undo(one);
    const more = keepEvents(database, [event('A', '2', 'first')], { importId: one });
    await expect(more).rejects.toThrow('This import was undone');
    await clearHistory(database);
    expect(await told()).toEqual([]);
  });

  it('keeps and restores records from before imports were recorded', async () => {
    await keepEvents(database, [event('A', '1', 'old')]);
    await keepEvents(database, [event('A', '1', 'new')], { importId: one });
    await undo(one);
    await clearHistory(database);
    expect(await stored()).toEqual([{ key: 'A 1', note: 'old', by: null }]);
  });

  it('resumes after a killed process and counts each record once', async () => {
    const many = Array.from({ length: 12_000 }, (_, n) => event('A', `${n}`, 'x'));
    await keepEvents(database, many.slice(0, 500));
    await keepEvents(database, many, { importId: one });
    await undo(one);
    const killed = new AbortController();
    setTimeout(() => killed.abort(), 0);
    await clearHistory(database, killed.signal);
    // Two at once, as when the server's job and a command run at the same time.
    await Promise.all([clearHistory(database), clearHistory(database)]);
    expect((await told()).length).toBe(500);
    expect(await undoStanding(database, one)).toMatchObject({ is_done: true, removed: 12_000, restored: 500 });
  });

  it('no longer restores replaced records after 90 days', async () => {
    await keepEvents(database, [event('A', '1', 'first')], { importId: one });
    await keepEvents(database, [event('A', '1', 'second')], { importId: two });
    await sql`update history_past set replaced_at = now() - interval '91 days'`.execute(database.kysely);
    await forgetReplaced(database);
    expect(await weighImport(database, two)).toEqual({ removed: 1, restored: 0 });
    await undo(two);
    await clearHistory(database);
    expect(await told()).toEqual([]);
  });
});

describe('removing a source', () => {
  const one = randomUUID();

  it('stops queries at once, then deletes its records and leaves other sources alone', async () => {
    await keepEvents(database, [event('A', '1', 'x'), event('B', '1', 'x')], { importId: one });
    await keepEvents(database, [event('A', '1', 'y')], { importId: randomUUID() });
    expect(await weighSource(database, 'A')).toBe(1);
    expect(await remove('A')).toBe(true);
    expect((await asked()).answers.map(({ name }) => name)).toEqual(['B']);
    expect(await remove('A')).toBe(false);
    await clearHistory(database);
    expect(await told()).toEqual(['B 1: x']);
    expect((await sql`select from history_past where source = 'A'`.execute(database.kysely)).rows).toEqual([]);
    expect(await weighSource(database, 'A')).toBeNull();
  });

  it('stops a running import from adding its records again, during and after the removal', async () => {
    await keepEvents(database, [event('A', '1', 'x')], { importId: one });
    await remove('A');
    const rest = () => keepEvents(database, [event('A', '2', 'x')], { importId: one });
    await expect(rest()).rejects.toThrow('is being removed');
    await clearHistory(database);
    await expect(rest()).rejects.toThrow('was removed during this import');
    await keepEvents(database, [event('A', '2', 'x')], { importId: randomUUID() });
    expect(await told()).toEqual(['A 2: x']);
  });

  it('isn’t possible for product samples', async () => {
    await keepEvents(database, [event('A', '1', 'x', { sample: true })]);
    expect([await weighSource(database, 'A'), await remove('A')]).toEqual([null, false]);
  });
});

describe('after any sequence of imports, repeated imports, undos, and removals', () => {
  /** Versions of a record, one per import; the last one counts. Null: the record was removed. */
  type Pile = { readonly by: string; readonly note: string | null }[];

  const SOURCES = ['A', 'B'];
  const RECORDS = ['1', '2', '3'];
  const imports = Array.from({ length: 4 }, () => randomUUID());

  const record = fc.record({ source: fc.constantFrom(...SOURCES), recordId: fc.constantFrom(...RECORDS) });
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        what: fc.constant('import' as const),
        id: fc.constantFrom(...imports),
        records: fc.uniqueArray(record, {
          minLength: 1,
          maxLength: 4,
          selector: ({ source, recordId }) => source + recordId,
        }),
        note: fc.constantFrom('x', 'y', 'z'),
        unmade: fc.array(record, { maxLength: 2 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        what: fc.constant('replace' as const),
        id: fc.constantFrom(...imports),
        of: fc.constantFrom(...imports),
      }),
    },
    { weight: 2, arbitrary: fc.record({ what: fc.constant('undo' as const), id: fc.constantFrom(...imports) }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('remove' as const), source: fc.constantFrom(...SOURCES) }) },
  );

  it('stored records match a simple model', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        await empty();
        const piles = new Map<string, Pile>();
        const undone = new Set<string>();
        const barred = new Set<string>();
        const brought = new Set<string>();
        const keyOf = ({ source, recordId }: RecordKey) => `${source} ${recordId}`;
        const top = (key: string) => piles.get(key)?.at(-1);
        const pile = (key: string, by: string, note: string | null) =>
          piles.set(key, [...(piles.get(key) ?? []), { by, note }]);
        const drop = (key: string, by: string) =>
          piles.set(
            key,
            (piles.get(key) ?? []).filter((each) => each.by !== by),
          );
        for (const each of steps) {
          if (each.what === 'import') {
            const { id, records, note, unmade } = each;
            const isBarred = undone.has(id) || records.some(({ source }) => barred.has(`${id} ${source}`));
            const work = keepEvents(
              database,
              records.map(({ source, recordId }) => event(source, recordId, note)),
              {
                importId: id,
                unmade: unmade.filter(({ source }) => records.some((one) => one.source === source)),
              },
            );
            if (isBarred) {
              await expect(work).rejects.toThrow();
              continue;
            }
            await work;
            const keys = records.map(keyOf);
            for (const { source } of records) brought.add(`${id} ${source}`);
            for (const absent of new Set(
              unmade.filter(({ source }) => records.some((one) => one.source === source)).map(keyOf),
            )) {
              const last = top(absent);
              if (!keys.includes(absent) && last && last.note !== null && last.by !== id) pile(absent, id, null);
            }
            for (const key of keys) {
              drop(key, id);
              pile(key, id, note);
            }
          } else if (each.what === 'replace') {
            const { id, of } = each;
            if (id === of || undone.has(id)) continue;
            const taken = [...piles.keys()].filter((key) => top(key)?.by === of && top(key)?.note !== null);
            if (taken.some((key) => barred.has(`${id} ${key[0]!}`))) continue;
            await replaceImports(database, id, [of]);
            for (const key of taken) {
              brought.add(`${id} ${key[0]!}`);
              pile(key, id, null);
            }
          } else if (each.what === 'undo') {
            await undo(each.id);
            await clearHistory(database);
            undone.add(each.id);
            for (const key of piles.keys()) drop(key, each.id);
          } else {
            const isThere = [...piles.keys()].some((key) => key.startsWith(each.source) && top(key)?.note != null);
            const { rows } = await sql`select from history_source where name = ${each.source}`.execute(database.kysely);
            // A source without records may still be listed; one with records must be.
            if (isThere) expect(rows).toHaveLength(1);
            if (rows.length === 0) continue;
            await remove(each.source);
            await clearHistory(database);
            for (const key of [...piles.keys()]) if (key.startsWith(each.source)) piles.delete(key);
            for (const pair of brought) if (pair.endsWith(` ${each.source}`)) barred.add(pair);
          }
          const model = [...piles].flatMap(([key, said]) => {
            const last = said.at(-1);
            return last?.note == null ? [] : [`${key}: ${last.note} ${last.by}`];
          });
          expect((await stored()).map(({ key, note, by }) => `${key}: ${note} ${by!}`)).toEqual(model.sort());
        }
      }),
      { numRuns: 20 },
    );
  });
});
