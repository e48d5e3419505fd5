import { type Migration, rowsOf } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the passkey module, forward only; depends on the account module's. */
export const passkeyMigrations: readonly Migration[] = [
  {
    name: '0001-passkeys',
    // Visible with the account at any brand, so staff at another brand's desk still have their passkeys.
    walls: { passkey: rowsOf('account', 'account_id') },
    async up(db) {
      // As with sessions, the composite key ensures that a passkey belongs to its account's own brand
      // (docs/decisions.md §1).
      await sql`create table passkey (
        id uuid primary key default gen_random_uuid(),
        account_id uuid not null,
        brand text not null,
        rp_id text not null,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        synced boolean not null,
        name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz,
        foreign key (account_id, brand) references account (id, brand) on delete cascade
      )`.execute(db);
      await sql`create index passkey_account on passkey (account_id)`.execute(db);
      await sql`create table passkey_spent_challenge (
        nonce text primary key,
        expires_at timestamptz not null
      )`.execute(db);
    },
  },
];
