import { createTestDatabase, slotIndexFaults } from '@vinlore/testing-node';
import { expect, it } from 'vitest';
import { modelMigrations } from '../migrations.ts';
import { COMMUNICATIONS, COMPLAINTS, EPA, INVESTIGATIONS, NCAP } from './sets.ts';

it('indexes that loads of large sources make are those of the migrations', async () => {
  const database = await createTestDatabase({ migrations: [{ slice: 'model', migrations: modelMigrations }] });
  // Small ones keep theirs up with each row.
  expect(await slotIndexFaults(database, [COMPLAINTS, INVESTIGATIONS, COMMUNICATIONS])).toEqual([]);
  expect(await slotIndexFaults(database, [EPA, NCAP])).toHaveLength(6);
  await database.drop();
});
