import type { Migration } from '@vinlore/database';
import { comparableIndex } from './comparable/comparable-migration.ts';
import { eventsMigrations, seenOrHappened, stewardshipMigrations } from './events/events-migrations.ts';
import { savedMappings } from './import/mapping-migration.ts';
import { reportMigrations, reportSignatures } from './report-migrations.ts';
import { shareMigration } from './shares/share-migration.ts';
import { reportsByVin, toldOwners } from './staff/migration.ts';

/** Tables of the report module, oldest first. */
export const migrations: readonly Migration[] = [
  ...eventsMigrations,
  ...reportMigrations,
  shareMigration,
  reportsByVin,
  seenOrHappened,
  reportSignatures,
  comparableIndex,
  ...stewardshipMigrations,
  toldOwners,
  savedMappings,
];
