import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoundRecalls } from '../found-recalls.ts';
import { recallMigrations } from '../migrations.ts';
import { keptRecalls } from './kept-recalls.ts';

const CIVIC = { year: 2018, make: 'Honda', model: 'Civic', series: null, trim: 'EX' };
const NOTHING: FoundRecalls = { recalls: [], sources: [] };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'recall', migrations: recallMigrations }] });
});
afterAll(() => database.drop());

function counted(answer: () => Promise<FoundRecalls> = () => Promise.resolve(NOTHING)) {
  const asked: object[] = [];
  const lookUp = keptRecalls(database, (vehicle) => (asked.push(vehicle), answer()));
  return { asked, lookUp };
}

describe('cached recall lookups', () => {
  it('run once for concurrent and repeated requests, separately per vehicle', async () => {
    const { asked, lookUp } = counted();
    await Promise.all([lookUp(CIVIC), lookUp(CIVIC)]);
    await lookUp({ ...CIVIC });
    expect(asked).toEqual([CIVIC]);
    await lookUp({ ...CIVIC, trim: 'LX' });
    expect(asked).toHaveLength(2);
  });

  it('run again after another load becomes active or a file is imported', async () => {
    const { asked, lookUp } = counted();
    await lookUp(CIVIC);
    await sql`update recall_slot set slot = 1, changed_at = now() where name = 'recalls'`.execute(database.kysely);
    await lookUp(CIVIC);
    await sql`insert into recall_source (source, as_of, sample) values ('NHTSA', '2026-11-01', false)`.execute(
      database.kysely,
    );
    await lookUp(CIVIC);
    await sql`update recall_source set imported_at = imported_at + interval '1 second'`.execute(database.kysely);
    await lookUp(CIVIC);
    expect(asked).toHaveLength(4);
  });

  it("don't cache failures", async () => {
    const { asked, lookUp } = counted(() => Promise.reject(new Error('gone')));
    await expect(lookUp(CIVIC)).rejects.toThrow('gone');
    await expect(lookUp(CIVIC)).rejects.toThrow('gone');
    expect(asked).toHaveLength(2);
  });
});
