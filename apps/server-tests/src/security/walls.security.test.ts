import { acrossBrands, forBrand, tables } from '@vinlore/database';
import { staffAddresses } from '@vinlore/server/staff-names';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestProduct, type TestProduct } from '../testing/test-product.ts';

/** Tables without a brand, and why none of their rows belong to one. */
const EVERYBODYS = {
  account_attempt: 'counts of tries by hashed keys',
  account_person_email: 'hashes of emails, by which one person is known at all brands',
  applied_migration: 'which migrations there were',
  applied_routine: 'which routines there are',
  audit_link: 'the chain over all entries',
  audit_seal: 'signatures of the chain',
  audit_unsealed: 'entries that wait for the chain',
  billing_decline: 'counts of declined payments by hashed keys',
  catalogue_entry: 'product data',
  catalogue_epa_vehicle: 'product data',
  data_import_fault: 'product data that was refused',
  data_import_part: 'files of product data on their way',
  data_open_source: 'how open data stands',
  data_service: 'how sources answer',
  data_service_slot: 'how sources answered',
  gateway_event: 'ids of events that were taken',
  history_coverage: 'counts of product data',
  history_event: 'product data',
  history_import: 'which imports brought product data',
  history_import_source: 'of which sources imports brought product data',
  history_mapping: 'how files of product data are read',
  history_mark: 'what staff say of product data',
  history_past: 'product data before it was replaced',
  history_source: 'product data',
  mail_outbox: 'letters of a trial, behind the admin listener',
  model_bulletin: 'product data',
  model_bulletin_of: 'product data',
  model_complaint: 'product data, without who complained',
  model_complaint_sum: 'product data',
  model_component: 'product data',
  model_epa: 'product data',
  model_investigation: 'product data',
  model_name: 'product data',
  model_ncap: 'product data',
  model_release: 'product data',
  model_slot: 'product data',
  passkey_spent_challenge: 'challenges that were used',
  recall_campaign: 'product data',
  recall_slot: 'product data',
  recall_source: 'product data',
  recall_vehicle: 'product data',
  sandbox_charge: 'play money of a trial',
  sandbox_clock: 'play time of a trial',
  sandbox_refund: 'play money of a trial',
  sandbox_subscription: 'play money of a trial',
  server_backup: 'when backups were made',
  server_process: 'which processes run',
  service_day: 'minutes of services, of all brands',
  shared_limit: 'counts of requests by keys',
  stripe_session: 'which checkout belongs to which order',
  vehicle_plate: 'product data',
  vehicle_release: 'product data',
  vehicle_slot: 'product data',
};

/** Functions that run as the table owner, bypassing row-level security, and what they may return. */
const AS_OWNER = [
  'account_forget_person',
  'account_same_person',
  'account_set_person',
  'account_with_words',
  'billing_order_with_words',
  'content_document_with_words',
  'content_text_showing',
  'feedback_conversation_with_words',
  'rating_with_words',
  'ticket_with_words',
];

let test: TestProduct;
beforeAll(async () => {
  test = await openTestProduct();
});
afterAll(() => test.close());

const names = async (query: ReturnType<typeof sql<{ name: string }>>) =>
  (await query.execute(test.database.kysely)).rows.map(({ name }) => name);
const inPublic = sql`relnamespace = 'public'::regnamespace`;

describe('security: brands are isolated in the database too', () => {
  it("every table has row-level security, or is listed as holding no brand's rows", async () => {
    const open = await names(sql<{ name: string }>`select c.relname as name from pg_class c
      where ${inPublic} and relkind in ('r', 'p') and not relispartition and not (relrowsecurity
        and exists (select from pg_policy p where p.polrelid = c.oid)) order by 1`);
    expect(open).toEqual(Object.keys(EVERYBODYS).sort());
    const branded = await names(sql<{ name: string }>`select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'brand'
      where ${inPublic} and relkind in ('r', 'p') order by 1`);
    expect(branded.length).toBeGreaterThan(50);
    expect(branded.filter((name) => name in EVERYBODYS)).toEqual([]);
  });

  it('every view and function that bypasses it is listed', async () => {
    const views = await names(sql<{ name: string }>`select relname as name from pg_class
      where ${inPublic} and relkind in ('v', 'm') and not coalesce('security_invoker=true' = any (reloptions), false)`);
    expect(views).toEqual([]);
    const functions = await names(sql<{ name: string }>`select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef order by 1`);
    expect(functions).toEqual(AS_OWNER);
  });

  it('the product runs as a role subject to row-level security', async () => {
    const { rows } = await sql<{ holds: boolean }>`select not rolsuper and not rolbypassrls and not exists (
        select from pg_class where relname = 'account' and pg_has_role(current_user, relowner, 'usage')) as holds
      from pg_roles where rolname = current_user`.execute(test.database.kysely);
    expect(rows).toEqual([{ holds: true }]);
  });

  it('names who acted at a desk, whatever brand their account belongs to', async () => {
    const { database } = test;
    const { rows } = await sql<{ id: string; email: string }>`
      select id, email from account where brand = 'other' order by email limit 1`.execute(database.kysely);
    const [{ id, email }] = rows as [{ id: string; email: string }];
    expect([...(await forBrand('open', () => staffAddresses(database)('open', [id])))]).toEqual([[id, email]]);
  });

  it('accounts, orders, ledger, tickets, and chats are invisible to other brands, whatever the query', async () => {
    const { database } = test;
    await acrossBrands(async () => {
      for (const brand of ['open', 'other']) {
        await sql`insert into ticket (brand, number, account_id, request_id, state, vin, email, name, phone, language, subject,
            messages, opened_at, last_message_at, place, search)
          select ${brand}, ${brand}, id, gen_random_uuid(), 'open', '', email, '', '', 'en', 'x', 1, now(), now(), 1, email
          from account where brand = ${brand} limit 1`.execute(database.kysely);
        await sql`insert into feedback_conversation (brand, number, account_id, email, language, messages, last_message_at,
            state, place, search)
          select ${brand}, ${brand}, id, email, 'en', 1, now(), 'waiting', 1, email
          from account where brand = ${brand} limit 1`.execute(database.kysely);
      }
    });
    for (const table of ['account', 'ledger_member', 'ledger_transaction', 'ticket', 'feedback_conversation']) {
      const seen = (brand: string) =>
        forBrand(brand, async () => {
          const { rows } = await sql<{ brand: string; n: number }>`
            select brand, count(*)::int as n from ${sql.table(table)} group by 1`.execute(tables<object>(database));
          return rows;
        });
      for (const brand of ['open', 'other']) {
        const rows = await seen(brand);
        expect(
          rows.map((row) => row.brand),
          `${table} for ${brand}`,
        ).toEqual([brand]);
        expect(rows[0]!.n).toBeGreaterThan(0);
      }
    }
    const entries = (brand: string) =>
      forBrand(brand, async () => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from ledger_entry`.execute(database.kysely);
        return rows[0]!.n;
      });
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ledger_entry`.execute(database.kysely);
    expect((await entries('open')) + (await entries('other')) + (await entries('gated'))).toBe(rows[0]!.n);
  });
});
