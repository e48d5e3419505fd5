import { type Migration, rowsOf } from '@vinlore/database';
import { sql } from 'kysely';

/** Linked identities. A person at a provider is linked to one account per brand. */
export const identitiesMigration: Migration = {
  name: '0006-identities',
  walls: { account_identity: rowsOf('account', 'account_id') },
  async up(db) {
    await sql`create table account_identity (
      account_id uuid not null,
      brand text not null,
      provider text not null,
      subject text not null,
      linked_at timestamptz not null,
      primary key (brand, provider, subject),
      foreign key (account_id, brand) references account (id, brand) on delete cascade
    )`.execute(db);
    await sql`create index account_identity_account on account_identity (account_id)`.execute(db);
  },
};
