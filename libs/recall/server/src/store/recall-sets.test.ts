import { createTestDatabase, slotIndexFaults } from '@vinlore/testing-node';
import { expect, it } from 'vitest';
import { recallMigrations } from '../migrations.ts';
import { CANADA_SET, NHTSA_SET } from './recall-sets.ts';

it('recall loads create the same indexes as the migrations', async () => {
  const database = await createTestDatabase({ migrations: [{ slice: 'recall', migrations: recallMigrations }] });
  expect(await slotIndexFaults(database, [NHTSA_SET, CANADA_SET])).toEqual([]);
  await database.drop();
});
