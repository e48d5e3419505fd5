import { createTestDatabase, slotIndexFaults } from '@vinlore/testing-node';
import { expect, it } from 'vitest';
import { recallMigrations } from '../migrations.ts';
import { CANADA_SET, NHTSA_SET } from './recall-sets.ts';

it('indexes that a load of recalls makes are those of the migrations', async () => {
  const database = await createTestDatabase({ migrations: [{ slice: 'recall', migrations: recallMigrations }] });
  expect(await slotIndexFaults(database, [NHTSA_SET, CANADA_SET])).toEqual([]);
  await database.drop();
});
