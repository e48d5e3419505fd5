import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Database } from '../database.ts';
import { freshDatabase, query } from '../testing/support.ts';
import { loadSlot, SlotBusyError } from './load-slot.ts';
import {
  createSlotPointer,
  createSlotTable,
  partOf,
  rollBackSlot,
  slotIndexes,
  slotInUse,
  slotsInUse,
  type SlotSet,
  useSlot,
} from './slot-set.ts';

const ONE: SlotSet = { pointer: 'book_slot', name: 'one', slots: [0, 1], tables: ['book', 'page'] };
const OTHER: SlotSet = { ...ONE, name: 'other', slots: [2, 3] };
const BOOK = { table: 'book', columns: ['id', 'title'] };

let database: Database;
beforeEach(async () => {
  database = await freshDatabase();
  await createSlotPointer(database.kysely, 'book_slot');
  for (const table of ONE.tables)
    await createSlotTable(
      database.kysely,
      table,
      'id integer not null, title text, primary key (slot, id)',
      [0, 1, 2, 3],
    );
});

const titles = async (set = ONE) =>
  (
    await sql<{ title: string }>`select title from book where slot = ${slotInUse(set)} order by id`.execute(
      database.kysely,
    )
  ).rows.map(({ title }) => title);
const all = async () =>
  (
    await sql<{ title: string }>`
      select book.title from ${slotsInUse('book_slot')} join book using (slot) order by title`.execute(database.kysely)
  ).rows.map(({ title }) => title);

const fill = (titled: readonly string[], set = ONE) =>
  loadSlot(database, set, (load) =>
    load.add(
      BOOK,
      titled.map((title, id) => [id, title]),
    ),
  );
async function load(titled: readonly string[], set = ONE) {
  const { slot } = await fill(titled, set);
  await database.transaction((tx) => useSlot(tx, set, slot));
}
const back = (set = ONE) => database.transaction((tx) => rollBackSlot(tx, set));

describe('tables with two slots', () => {
  it('show the old rows until the new ones are activated, all at once', async () => {
    expect(await titles()).toEqual([]);
    await load(['a', 'b']);
    const { slot } = await fill(['c']);
    expect(await titles()).toEqual(['a', 'b']);
    await expect(
      database.transaction(async (tx) => {
        await useSlot(tx, ONE, slot);
        throw new Error('thought better of it');
      }),
    ).rejects.toThrow('thought better of it');
    expect(await titles()).toEqual(['a', 'b']);
    await database.transaction((tx) => useSlot(tx, ONE, slot));
    expect(await titles()).toEqual(['c']);
  });

  it('roll back to the previous load, and forward again; a first load has none', async () => {
    expect(await back()).toBe(false);
    await load(['a']);
    expect(await back()).toBe(false);
    await load(['b']);
    expect([await back(), await titles()]).toEqual([true, ['a']]);
    expect([await back(), await titles()]).toEqual([true, ['b']]);
  });

  it('change nothing on a failed load, and never roll back to it', async () => {
    await load(['a']);
    await load(['b']);
    await expect(
      loadSlot(database, ONE, async ({ add }) => {
        await add(BOOK, [[1, 'c']]);
        throw new Error('a bad file');
      }),
    ).rejects.toThrow('a bad file');
    await expect(fill(['x', 'y']).then(() => fill(['x'].concat(['y'])))).resolves.toBeDefined();
    expect([await back(), await titles()]).toEqual([false, ['b']]);
    await load(['d']);
    expect([await back(), await titles()]).toEqual([true, ['b']]);
  });

  it('fail a load with an invalid row, even the last one', async () => {
    await expect(loadSlot(database, ONE, ({ add }) => add(BOOK, [['no number', 'a']]))).rejects.toThrow('integer');
    await load(['a']);
    expect(await titles()).toEqual(['a']);
  });

  it('copy rows from the load in use, and update added ones', async () => {
    await load(['a', 'b', 'c']);
    const { slot, result } = await loadSlot(database, ONE, async (to) => {
      const kept = await to.takeOver(BOOK, 'title <> all ($1)', [['b']]);
      await to.add(BOOK, [[9, 'new']]);
      await to.run(`update ${partOf('book', to.slot)} set title = upper(title) where id = $1`, [9]);
      return kept;
    });
    await database.transaction((tx) => useSlot(tx, ONE, slot));
    expect([result, await titles()]).toEqual([2, ['a', 'c', 'NEW']]);
  });

  it('keep sets that share tables apart', async () => {
    await load(['a']);
    await load(['x'], OTHER);
    await load(['b']);
    expect([await all(), await titles(OTHER)]).toEqual([['b', 'x'], ['x']]);
    expect([await back(OTHER), await all()]).toEqual([false, ['b', 'x']]);
  });

  it('reject the second of two concurrent loads, and keep both slots intact', async () => {
    await loadSlot(database, ONE, async ({ add }) => {
      await add(BOOK, [[1, 'first']]);
      await expect(fill(['second'])).rejects.toThrow(SlotBusyError);
    });
    await load(['third']);
    expect(await titles()).toEqual(['third']);
  });

  it('wait for a current reader without blocking later ones', async () => {
    await load(['a']);
    await load(['b']);
    let filling: Promise<unknown> | undefined;
    await database.transaction(async (tx) => {
      const kysely = tx as unknown as typeof database.kysely;
      await sql`select count(*) from book`.execute(kysely);
      filling = load(['c']);
      for (let asked = 0; asked < 20; asked++) expect(await titles()).toEqual(['b']);
    });
    await filling;
    expect(await titles()).toEqual(['c']);
  });

  describe('indexes of a set', () => {
    const INDEXED: SlotSet = { ...ONE, indexes: [{ name: 'book_titled', table: 'book', columns: 'title, id' }] };
    const indexes = async () =>
      (
        (await query(
          database.connectionString,
          `select indexdef from pg_indexes where indexname like 'book_titled%' order by indexname`,
        )) as { indexdef: string }[]
      ).map((row) => row.indexdef.replace(/^create index (.*) using btree/i, '$1'));
    const both = ['book_titled_0 ON public.book_0 (title, id)', 'book_titled_1 ON public.book_1 (title, id)'];
    beforeEach(async () => {
      for (const { name, on } of slotIndexes(INDEXED.indexes!, INDEXED.slots))
        await query(database.connectionString, `create index ${name} on ${on}`);
    });

    it('are rebuilt after the rows, and readers always have theirs', async () => {
      await load(['a'], INDEXED);
      expect(await indexes()).toEqual(both);
      await loadSlot(database, INDEXED, async (to) => {
        await to.add(BOOK, [[1, 'b']]);
        await to.run('select 1');
        expect(await indexes()).toEqual([both[0]]);
      });
      expect(await indexes()).toEqual(both);
    });

    it('are built by the next load if one failed or was killed', async () => {
      const failing = loadSlot(database, INDEXED, () => Promise.reject(new Error('killed')));
      await expect(failing).rejects.toThrow('killed');
      expect(await indexes()).toEqual([both[1]]);
      await load(['a'], INDEXED);
      expect(await indexes()).toEqual(both);
    });
  });

  it('a query for the slot in use reads no other', async () => {
    await load(['a']);
    await load(['b']);
    const plan = (await query(
      database.connectionString,
      `explain (analyze, costs off, timing off) select * from book
        where slot = (select slot from book_slot where name = 'one') and id = 1`,
    )) as Record<string, string>[];
    const lines = plan.map((row) => Object.values(row)[0]!);
    const scans = lines.filter((line) => / on book_\d/.test(line));
    expect(scans.filter((line) => !line.includes('never executed'))).toHaveLength(1);
  });
});
