import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearHistory } from '../events/clear-history.ts';
import { migrations } from '../migrations.ts';
import { undoImport } from '../events/undo-import.ts';
import { importHistory } from './import-history.ts';

const VIN = '4T4BF1FK5DR275482';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'report', migrations }] });
  folder = mkdtempSync(join(tmpdir(), 'again-'));
});
beforeEach(() =>
  database.asOwner((owner) =>
    sql`truncate history_event, history_source, history_past, history_import, history_import_source`.execute(owner),
  ),
);
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const written = (name: string, content: string) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
/** A mapping of `VIN,Day,Damage,Sold`; a line produces an event only if that event's column has a value. */
const mapping = (...names: readonly ('damage' | 'sale')[]) =>
  written(
    `${names.join('-')}.json`,
    JSON.stringify({
      source: 'County',
      vin: { column: 'VIN' },
      record_id: { columns: ['VIN', 'Day'] },
      events: names.map((name) => ({
        name,
        when: name === 'damage' ? 'Damage' : 'Sold',
        kind: name,
        date: { column: 'Day', formats: ['iso'] },
      })),
    }),
  );
const HEAD = 'VIN,Day,Damage,Sold\n';
const bring = async (map: string, lines: string, replaces: readonly string[] = []) => {
  const id = randomUUID();
  const order = { map, source: null, asOf: null, today: '2026-11-20', id, replaces };
  await importHistory(database, written('file.csv', HEAD + lines), order);
  return id;
};
const stored = async () =>
  (await sql<{ id: string }>`select record_id as id from history_event order by 1`.execute(database.kysely)).rows.map(
    ({ id }) => id.replace(`${VIN}|`, ''),
  );
const undo = async (id: string) => {
  await database.transaction((tx) => undoImport(tx, id));
  await clearHistory(database);
};

const TWO = `${VIN},2020-01-01,yes,yes\n${VIN},2021-01-01,yes,yes\n`;

describe('importing a file again', () => {
  it('with another mapping removes records that only the first one produced, and undoing it restores them', async () => {
    const first = await bring(mapping('damage', 'sale'), TWO);
    const second = await bring(mapping('sale'), TWO, [first]);
    expect(await stored()).toEqual(['2020-01-01', '2021-01-01'].map((day) => `${day}#sale`));
    await undo(second);
    expect(await stored()).toEqual(['2020-01-01#damage', '2020-01-01#sale', '2021-01-01#damage', '2021-01-01#sale']);
  });

  it('leaves records of another file alone', async () => {
    await bring(mapping('damage', 'sale'), TWO);
    await bring(mapping('sale'), `${VIN},2020-01-01,,yes\n`);
    expect(await stored()).toContain('2020-01-01#damage');
  });

  it('with the same mapping removes records that a line no longer produces', async () => {
    const both = mapping('damage', 'sale');
    await bring(both, TWO);
    const later = await bring(both, `${VIN},2020-01-01,,yes\n`);
    expect(await stored()).toEqual(['2020-01-01#sale', '2021-01-01#damage', '2021-01-01#sale']);
    await undo(later);
    expect(await stored()).toHaveLength(4);
  });

  it('accepts two lines that together produce the events of one record', async () => {
    const both = mapping('damage', 'sale');
    await bring(both, TWO);
    await bring(both, `${VIN},2020-01-01,yes,\n${VIN},2020-01-01,,yes\n`);
    expect(await stored()).toHaveLength(4);
  });
});
