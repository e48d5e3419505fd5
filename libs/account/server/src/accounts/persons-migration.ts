import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/**
 * Assigns every account to a person. The rule lives in triggers because emails change in several places and none may
 * skip it: accounts that share an email, now or earlier, belong to one person, and an email change never moves an
 * account to another person. `account_person_email` stores a person's emails as hashes.
 *
 * The functions run with their owner's rights, because accounts of one person span brands.
 */
export const personsMigration: Migration = {
  name: '0012-persons',
  async up(db) {
    await sql`create table account_person_email (
      email_hash bytea primary key,
      person uuid not null
    )`.execute(db);
    await sql`create index account_person_email_person on account_person_email (person)`.execute(db);
    await sql`insert into account_person_email
      select sha256(convert_to(email, 'UTF8')), gen_random_uuid() from account group by email`.execute(db);
    await sql`alter table account add column person uuid, add column email_changed_at timestamptz`.execute(db);
    await sql`update account set person = known.person from account_person_email known
      where known.email_hash = sha256(convert_to(account.email, 'UTF8'))`.execute(db);
    await sql`alter table account alter column person set not null,
      alter column person set default gen_random_uuid()`.execute(db);
    await sql`create index account_person on account (person)`.execute(db);
    await sql`create function account_set_person() returns trigger
      language plpgsql security definer set search_path from current as $$
      declare known uuid;
      begin
        if tg_op = 'UPDATE' then
          if new.email = old.email then return new; end if;
          new.email_changed_at := clock_timestamp();
        end if;
        -- A concurrent insert of the same email waits here and gets the same person.
        insert into account_person_email as kept (email_hash, person)
          values (sha256(convert_to(new.email, 'UTF8')), new.person)
          on conflict (email_hash) do update set person = kept.person
          returning person into known;
        if known <> new.person then
          if tg_op = 'UPDATE' then
            update account set person = known where person = new.person and id <> new.id;
            update account_person_email set person = known where person = new.person;
          end if;
          new.person := known;
        end if;
        return new;
      end $$`.execute(db);
    await sql`create trigger account_set_person before insert or update of email on account
      for each row execute function account_set_person()`.execute(db);
    await sql`create function account_forget_person() returns trigger
      language plpgsql security definer set search_path from current as $$
      begin
        delete from account_person_email where person = old.person
          and not exists (select from account where person = old.person);
        return null;
      end $$`.execute(db);
    await sql`create trigger account_forget_person after delete on account
      for each row execute function account_forget_person()`.execute(db);
    await sql`create function account_same_person(one uuid, other uuid) returns boolean
      language sql stable security definer set search_path from current as $$
        select one = other or exists (select from account a join account b on a.person = b.person
          where a.id = one and b.id = other)
      $$`.execute(db);
  },
};
