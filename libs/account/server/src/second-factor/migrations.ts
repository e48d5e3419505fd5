import { type Migration, rowsOf } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the second factor, forward only; depends on the account module's. */
export const secondFactorMigrations: readonly Migration[] = [
  {
    name: '0001-authenticators',
    walls: {
      account_authenticator: rowsOf('account', 'account_id'),
      account_recovery_code: rowsOf('account', 'account_id'),
    },
    async up(db) {
      await sql`create table account_authenticator (
        account_id uuid primary key references account (id) on delete cascade,
        sealed text not null,
        last_step bigint not null,
        set_at timestamptz not null
      )`.execute(db);
      await sql`create table account_recovery_code (
        account_id uuid not null references account (id) on delete cascade,
        code_hash bytea not null,
        created_at timestamptz not null,
        primary key (account_id, code_hash)
      )`.execute(db);
    },
  },
];
