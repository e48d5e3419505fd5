import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the invoice module, forward only. */
export const invoiceMigrations: readonly Migration[] = [
  {
    name: '0001-invoices',
    async up(db) {
      await sql`create table invoice (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        kind text not null check (kind in ('invoice', 'credit-note')),
        year integer not null,
        -- Paid in test mode.
        sample boolean not null,
        -- Gapless per brand, kind, sample, and year: the last number plus one, taken under a lock (issue-document.ts).
        serial integer not null check (serial > 0),
        cause_kind text not null check (cause_kind in ('order', 'renewal', 'refund')),
        cause_id text not null,
        corrects uuid references invoice,
        account_id uuid,
        -- The buyer's details; null once the account is erased.
        buyer jsonb,
        content jsonb not null,
        total integer not null check (total >= 0),
        currency text not null,
        issued_at timestamptz not null,
        unique (brand, kind, sample, year, serial),
        unique (brand, cause_kind, cause_id),
        check ((kind = 'credit-note') = (corrects is not null))
      )`.execute(db);
      await sql`create index invoice_of_account on invoice (account_id, issued_at)`.execute(db);
      // Issued documents do not change; a credit note corrects errors. Erasure removes the buyer and nothing else.
      await sql`create function invoice_stays() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if new.buyer is null and new.account_id is null
            and to_jsonb(new) - 'buyer' - 'account_id' = to_jsonb(old) - 'buyer' - 'account_id'
          then return new; end if;
        end if;
        raise exception 'an issued invoice stays as it is';
      end $$`.execute(db);
      await sql`create trigger invoice_stays before update or delete on invoice
        for each row execute function invoice_stays()`.execute(db);
      await sql`create trigger invoices_stay before truncate on invoice
        for each statement execute function invoice_stays()`.execute(db);
    },
  },
  {
    // A failed refund gets a separate invoice that reverses the credit note.
    name: '0002-refund-failed',
    async up(db) {
      await sql`alter table invoice drop constraint invoice_cause_kind_check`.execute(db);
      await sql`alter table invoice add constraint invoice_cause_kind_check
        check (cause_kind in ('order', 'renewal', 'refund', 'refund-failed')) not valid`.execute(db);
    },
  },
  {
    // When a member's accounts are merged, a document may move to the other account; its content does not change.
    name: '0003-merged-accounts',
    async up(db) {
      await sql`create or replace function invoice_stays() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if to_jsonb(new) - 'buyer' - 'account_id' = to_jsonb(old) - 'buyer' - 'account_id'
            and (new.buyer is null and new.account_id is null
              or new.buyer is not distinct from old.buyer and new.account_id is not null and old.account_id is not null)
          then return new; end if;
        end if;
        raise exception 'an issued invoice stays as it is';
      end $$`.execute(db);
    },
  },
];
