import { createTestDatabase, slotIndexFaults } from '@vinlore/testing-node';
import { expect, it } from 'vitest';
import { modelMigrations } from '../migrations.ts';
import { COMMUNICATIONS, COMPLAINTS, EPA, INVESTIGATIONS, NCAP } from './sets.ts';

it('loads of large sources create the same indexes as the migrations', async () => {
  const database = await createTestDatabase({ migrations: [{ slice: 'model', migrations: modelMigrations }] });
  // Small sources update indexes row by row.
  expect(await slotIndexFaults(database, [COMPLAINTS, INVESTIGATIONS, COMMUNICATIONS])).toEqual([]);
  expect(await slotIndexFaults(database, [EPA, NCAP])).toHaveLength(6);
  await database.drop();
});
