import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The ledger's tables (ADR 15). Each member has books in each pot: `balance` (available credits), `issued` (credits
 * granted), `used` (credits spent on documents), `plan:<subscription>:<period>` (uses of an unlimited plan), and
 * `reserved:<transaction>`. A transaction moves credits between books; `sum` is a book's running total.
 */
export async function createLedgerTables(db: Kysely<object>): Promise<void> {
  // Every change of a member's books locks this row first.
  await sql`create table ledger_member (
    id bigint generated always as identity primary key,
    brand text not null,
    account_id uuid not null,
    unique (account_id, brand)
  )`.execute(db);
  await sql`create table ledger_transaction (
    id uuid primary key default gen_random_uuid(),
    number bigint generated always as identity,
    member_id bigint not null references ledger_member,
    brand text not null,
    kind text not null check (kind in ('grant', 'spend', 'give-back', 'take-back', 'reserve', 'release')),
    cause text,
    cause_id text,
    at timestamptz not null,
    detail jsonb not null,
    check ((cause is null) = (cause_id is null))
  )`.execute(db);
  await sql`create unique index ledger_transaction_cause on ledger_transaction (brand, cause, cause_id)
    where cause is not null`.execute(db);
  await sql`create unique index ledger_transaction_member on ledger_transaction (member_id, number)`.execute(db);
  await sql`create table ledger_entry (
    member_id bigint not null,
    pot text not null check (pot in ('vhr', 'sticker', 'global')),
    book text not null,
    number int not null check (number > 0),
    transaction_id uuid not null references ledger_transaction,
    credits int not null check (credits <> 0),
    sum int not null,
    primary key (member_id, pot, book, number),
    check (number > 1 or sum = credits),
    -- Books that give credits out (issued, plan) are never positive; all others are never negative.
    constraint ledger_never_negative check (case when book = 'issued' or book like 'plan:%' then sum <= 0 else sum >= 0 end)
  )`.execute(db);
  await sql`create index ledger_entry_transaction on ledger_entry (transaction_id)`.execute(db);
}

/** Guards in the database, for any writer: entries are append-only, and books must add up. */
export async function createLedgerGuards(db: Kysely<object>): Promise<void> {
  await sql`create function ledger_stays() returns trigger language plpgsql as
    $$ begin raise exception 'the ledger is append-only'; end $$`.execute(db);
  for (const table of ['ledger_member', 'ledger_transaction', 'ledger_entry']) {
    await sql`create trigger ledger_stays before update or delete or truncate on ${sql.table(table)}
      for each statement execute function ledger_stays()`.execute(db);
  }
  await sql`create function ledger_adds_up() returns trigger language plpgsql as $$
    begin
      if exists (select from ledger_entry where transaction_id = new.transaction_id
                 group by pot having sum(credits) <> 0) then
        raise exception 'the entries of ledger transaction % do not sum to zero', new.transaction_id;
      end if;
      if new.number > 1 and not exists (
        select from ledger_entry where member_id = new.member_id and pot = new.pot and book = new.book
          and number = new.number - 1 and sum = new.sum - new.credits) then
        raise exception 'entry % of book % is not the sum of those before it', new.number, new.book;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create constraint trigger ledger_adds_up after insert on ledger_entry
    deferrable initially deferred for each row execute function ledger_adds_up()`.execute(db);
}
