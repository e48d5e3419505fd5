import { auditMigrations } from '@vinlore/audit';
import type { SliceMigrations } from '@vinlore/database';
import { accountMigrations } from '../migrations.ts';
import { passkeyMigrations } from '../passkeys/migrations.ts';
import { secondFactorMigrations } from '../second-factor/migrations.ts';
import { deskMigrations } from '../staff/migrations.ts';

/** The migrations that tests of this module need. */
export const testMigrations: readonly SliceMigrations[] = [
  auditMigrations,
  { slice: 'account', migrations: accountMigrations },
  { slice: 'passkey', migrations: passkeyMigrations },
  { slice: 'second-factor', migrations: secondFactorMigrations },
  { slice: 'desk', migrations: deskMigrations },
];
