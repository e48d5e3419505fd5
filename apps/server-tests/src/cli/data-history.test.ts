import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importByCommand } from '@vinlore/data-server';
import { workData } from '@vinlore/server/cli/data';
import { composeImporters } from '@vinlore/server/importers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestProduct, type TestProduct } from '../testing/test-product.ts';

let test: TestProduct;
let folder: string;
beforeAll(async () => {
  test = await openTestProduct();
  folder = mkdtempSync(join(tmpdir(), 'data-history-'));
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const bring = async (source: string, records: number, note: string) => {
  const file = join(folder, `${source}.csv`);
  const lines = Array.from(
    { length: records },
    (_, n) => `r${n},4T4BF1FK5DR275482,damage,2020-01-0${1 + (n % 9)},${note}`,
  );
  writeFileSync(file, `record_id,vin,kind,date,note\n${lines.join('\n')}\n`);
  const mappings = { names: () => Promise.resolve([]), pin: () => Promise.resolve(null), check: () => {} };
  const deps = { ...test.product, importers: composeImporters(test.product), mappings };
  const { id } = await importByCommand(deps, 'history', { file, source, map: null, asOf: null }, {});
  return id!;
};
const notes = async (source: string) =>
  (
    await sql<{
      note: string;
    }>`select distinct detail ->> 'note' as note from history_event where source = ${source}`.execute(
      test.database.kysely,
    )
  ).rows.map(({ note }) => note);
const acts = async (act: string) =>
  (
    await sql<{ brand: string; detail: { reason: string } }>`
      select brand, detail from audit_entry where act = ${act} order by brand`.execute(test.database.kysely)
  ).rows;
const run = (...args: string[]) => workData(test.product, args);

it('an import is undone by id; without --yes, only shows what would be deleted', async () => {
  await bring('County', 3, 'first');
  const id = await bring('County', 4, 'second');
  expect((await run('imports')).words).toContain(id);
  expect((await run('undo', id)).words).toContain('Would undo County.csv: 4 records deleted, 3 records restored.');
  expect(await notes('County')).toEqual(['second']);
  expect((await run('undo', id, '--yes')).code).toBe(2);
  expect(await run('undo', id, '--yes', '--reason', 'Wrong file')).toEqual({
    code: 0,
    words: 'Undone: County.csv. 4 records deleted, 3 restored.\n',
  });
  expect(await notes('County')).toEqual(['first']);
  // Running it again, such as after being killed, changes nothing.
  expect((await run('undo', id, '--yes', '--reason', 'Wrong file')).code).toBe(0);
  expect(await notes('County')).toEqual(['first']);
  const told = await acts('import.undone');
  expect(told.map(({ brand }) => brand)).toEqual(test.product.brands.map(({ key }) => key).sort());
  expect(told[0]!.detail.reason).toBe('Wrong file');
});

it("removes a source with all its records, and logs the reason in each brand's audit log", async () => {
  await bring('Auction', 5, 'x');
  await bring('Another', 1, 'x');
  expect((await run('remove', 'Auction')).words).toContain('Would remove Auction: 5 records');
  expect(await notes('Auction')).toEqual(['x']);
  expect((await run('remove', 'Auction', '--yes', '--reason', 'Contract ended')).words).toBe(
    'Removed: Auction, 5 records.\n',
  );
  expect([await notes('Auction'), await notes('Another')]).toEqual([[], ['x']]);
  expect((await acts('history-source.removed')).length).toBe(test.product.brands.length);
  expect((await run('remove', 'Auction')).code).toBe(1);
});

it('bad input: reports unknown ids and refuses to delete built-in samples', async () => {
  expect((await run('undo', 'x')).words).toContain('Import x not found.');
  expect((await run('undo', crypto.randomUUID(), '--yes', '--reason', 'y')).code).toBe(1);
  const { rows } = await sql<{ name: string }>`select name from history_source where sample limit 1`.execute(
    test.database.kysely,
  );
  if (rows[0]) expect((await run('remove', rows[0].name)).code).toBe(1);
  expect((await run('undo')).code).toBe(2);
  expect((await run('status', '--yes')).code).toBe(2);
});
