import { keepDays } from '@vinlore/billing-server';
import { type Database, tables } from '@vinlore/database';
import { type Kysely, sql } from 'kysely';
import type { DeskList } from './desk-list.ts';
import { fill } from './fill.ts';
import { seedApprovals } from './seed-approvals.ts';

const ROWS = 1_000_000;
const rows = sql`generate_series(1, ${ROWS}::int) as n`;

/** One row a minute, up to now: two years of orders. */
const AT = sql`(now() - n * interval '1 minute')`;
/** A searchable id per row. */
const idOf = (of: string) => sql`md5(${of} || n)::uuid`;
/** Eight plans, from rare to common. */
const PLAN = sql`(array['single', 'single', 'single', 'bundle', 'bundle', 'monthly', 'yearly', 'rare'])[
  case when n % 1000 = 0 then 8 else 1 + n % 7 end]`;
/** Nine in ten are paid; the rest is declined, refunded, or pending. */
const STATE = sql`(case when n % 10 < 9 then 'paid' when n % 100 = 9 then 'refunded' when n < 100 then 'pending'
  else 'declined' end)`;

/** Indexes that are faster to build at the end than row by row. */
const INDEXES = {
  billing_order_list: sql`(brand, ordered_at desc, id desc)`,
  billing_order_list_plan: sql`(brand, plan_id, ordered_at desc, id desc)`,
  billing_order_search: sql`using gin (email gin_trgm_ops)`,
} as const;

/** Whether a table is filled already: lists of one table are measured in any order, and alone. */
async function isFull(database: Database, table: string): Promise<boolean> {
  const { rows: found } = await sql`select from ${sql.id(table)} limit 1`.execute(database.kysely);
  return found.length > 0;
}

/** A million orders, and subscriptions for one in twenty. */
async function seedOrders(database: Database, brand: string): Promise<void> {
  if (await isFull(database, 'billing_order')) return;
  const work = async (db: Kysely<object>) => {
    await sql`set maintenance_work_mem = '512MB'`.execute(db);
    for (const name of Object.keys(INDEXES)) await sql`drop index ${sql.id(name)}`.execute(db);
    await sql`insert into billing_order (id, brand, account_id, email, plan, product, credits, pot, amount, discount,
        refunded, currency, gateway, payment, state, idempotency_key, request_hash, vehicle, wants_document, language,
        ordered_at, settled_at, followed_up_at)
      select ${idOf('order')}, ${brand}, md5((n % 200000)::text)::uuid, 'member' || n % 200000 || '@example.com',
        jsonb_build_object('id', ${PLAN}, 'kind', 'bundle', 'product', 'sticker', 'audience', 'user', 'price', 1999,
          'currency', 'USD', 'credits', 3, 'name', '{"en": "Stickers", "es": "Etiquetas"}'::jsonb,
          'description', '{"en": "Some.", "es": "Unas."}'::jsonb),
        'sticker', 3, 'sticker', 1999, 0, case when n % 100 = 9 then 1999 else 0 end, 'USD',
        case when n % 3 = 0 then 'sandbox' else 'stripe' end, 'pay', ${STATE}, 'bench-' || n, '', '{}', false, 'en',
        ${AT}, case when ${STATE} in ('paid', 'refunded') then ${AT} end, ${AT}
      from ${rows}`.execute(db);
    for (const [name, of] of Object.entries(INDEXES))
      await sql`create index ${sql.id(name)} on billing_order ${of}`.execute(db);
    await sql`insert into billing_subscription (brand, account_id, order_id, plan, began_as, gateway, reference, began_at,
        period_start, period_end, ended_at)
      select ${brand}, md5((n % 200000)::text)::uuid, ${idOf('order')}, '{}', ${PLAN}, 'stripe', 'bench-' || n, ${AT}, ${AT},
        ${AT} + interval '30 days', case when n % 3 = 0 then ${AT} + interval '90 days' end
      from ${rows} where n % 20 = 0`.execute(db);
  };
  await database.asOwner((db) => db.connection().execute(work));
  await keepDays(database, brand, new Date());
}

/** Ids spread across a table, for page cursors. */
async function somewhere(database: Database, table: string, brand: string): Promise<string[]> {
  const { rows: found } = await sql<{ id: string }>`
    select id from ${sql.id(table)} tablesample system (1) where brand = ${brand} limit 4`.execute(tables(database));
  return found.map(({ id }) => id);
}

/** Each filter with each search, from the start and from a few cursors. */
const addressesOf = (
  path: string,
  filters: readonly string[],
  searches: readonly string[],
  cursors: readonly string[],
) =>
  filters.flatMap((filter) =>
    ['', ...searches].flatMap((search) =>
      ['', ...cursors.slice(0, search === '' ? 4 : 1)].map((cursor) => {
        const request = [filter, search && `search=${encodeURIComponent(search)}`, cursor && `cursor=${cursor}`];
        return `${path}?${request.filter(Boolean).join('&')}`;
      }),
    ),
  );

/** A million orders: by status, plan, gateway, and day, by part of an email, and by number. */
export const ordersList: DeskList = {
  name: 'orders',
  seed: seedOrders,
  addresses: async (database, brand) => {
    const cursors = await somewhere(database, 'billing_order', brand);
    const filters = [
      '',
      'state=paid',
      'state=declined',
      'state=pending',
      'plan=rare',
      'plan=single&state=refunded',
      'gateway=stripe',
      'from=2026-01-01&to=2026-01-31',
    ];
    return addressesOf(
      '/api-cwa/staff/orders',
      filters,
      ['example.com', 'member4711@', cursors[0]!, 'nobody'],
      cursors,
    );
  },
};

/**
 * One refund per order, one in a hundred in progress; and a million approval requests: one in a hundred pending, one in
 * a hundred declined, the rest approved.
 */
async function seedRefunds(database: Database, brand: string): Promise<void> {
  await seedOrders(database, brand);
  await fill(
    database,
    'billing_refund',
    sql`insert into billing_refund (brand, order_id, idempotency_key, reason, amount, currency, credits, actor, begun_at,
        done_at)
      select ${brand}, ${idOf('order')}, 'bench-' || n, 'asked-in-time', 1999, 'USD', 3, md5((n % 10)::text)::uuid, ${AT},
        case when n % 100 > 0 then ${AT} end
      from ${rows}`,
  );
  await seedApprovals(database, brand);
  await fill(
    database,
    'billing_refund_wish',
    sql`insert into billing_refund_wish (id, brand, order_id, idempotency_key, reason, amount, currency, why, take_credits,
        refunded_before, actor, asked_at, approval, state)
      select ${idOf('wish')}, ${brand}, ${idOf('order')}, 'wish-' || n, 'goodwill', 1999, 'USD', 'Late.', false, 0,
        md5((n % 10)::text)::uuid, ${AT}, ${idOf('approval')}::text, case when n % 100 < 2 then 'waiting' else 'given' end
      from ${rows}`,
  );
}

/** A million refunds: all, done, in progress, and pending approval. */
export const refundsList: DeskList = {
  name: 'refunds',
  seed: seedRefunds,
  addresses: async (database, brand) => {
    const cursors = await somewhere(database, 'billing_refund', brand);
    const { rows: requests } = await sql<{ id: string }>`
      select id from billing_refund_wish where brand = ${brand} and state = 'waiting' order by random() limit 4`.execute(
      tables(database),
    );
    return [
      ...addressesOf('/api-cwa/staff/refunds', ['', 'state=done', 'state=underway'], [], cursors),
      ...addressesOf(
        '/api-cwa/staff/refunds',
        ['state=waiting'],
        [],
        requests.map(({ id }) => id),
      ),
    ];
  },
};

/** Revenue of these orders by day, week, and month. */
export const figuresList: DeskList = {
  name: 'figures',
  seed: seedOrders,
  addresses: () => {
    const to = new Date().toISOString().slice(0, 10);
    const from = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const spans = [30, 90, 365, 730].flatMap((days) =>
      ['day', 'week', 'month'].map((unit) => `/api-cwa/staff/figures?from=${from(days)}&to=${to}&unit=${unit}`),
    );
    return Promise.resolve(spans);
  },
};

/** Retention of these orders' subscriptions by month and plan. */
export const cohortsList: DeskList = {
  name: 'cohorts',
  seed: seedOrders,
  addresses: () =>
    Promise.resolve(['', '?plan=monthly', '?plan=rare'].map((query) => `/api-cwa/staff/figures/cohorts${query}`)),
};

/** A million coupons, most of them expired, one of them used a million times. */
export const couponsList: DeskList = {
  name: 'coupons',
  seed: async (database, brand) => {
    await database.asOwner(async (db) => {
      await sql`insert into coupon (id, brand, code, percent, first_purchase, starts_at, ends_at, created_at)
        select ${idOf('coupon')}, ${brand}, 'C-' || n, 10, false,
          case when n % 500 = 0 then now() + interval '30 days' end,
          case when n % 100 = 0 then null when n % 100 = 1 then now() + interval '90 days' else ${AT} end, ${AT}
        from ${rows}`.execute(db);
      await sql`insert into coupon_use (order_id, coupon_id, person, used_at)
        select ${idOf('order')}, md5('coupon1')::uuid, 'member' || n % 200000 || '@example.com', ${AT} from ${rows}`.execute(
        db,
      );
    });
  },
  addresses: async (database, brand) => {
    const cursors = await somewhere(database, 'coupon', brand);
    const filters = ['', 'state=planned', 'state=running', 'state=ended'];
    return addressesOf('/api-cwa/staff/coupons', filters, ['C-4711', 'NOBODY'], cursors);
  },
};

/** The ledger of a member with a million entries. */
export const creditsList: DeskList = {
  name: 'credits',
  seed: async (database, brand) => {
    await database.asOwner(async (db) => {
      await sql`insert into account (id, brand, email, roles, created_at)
        values (md5('books')::uuid, ${brand}, 'books@bench.example', '{}', now())`.execute(db);
      await sql`insert into ledger_member (brand, account_id) values (${brand}, md5('books')::uuid)`.execute(db);
      // Hand-made entries match the balances that the functions would write; verifying each entry takes minutes.
      await sql`alter table ledger_entry disable trigger ledger_adds_up`.execute(db);
      await sql`insert into ledger_transaction (id, member_id, brand, kind, cause, cause_id, at, detail)
        select ${idOf('entry')}, m.id, ${brand}, 'grant', 'gift', 'bench-' || n, ${AT}, '{}'
        from ledger_member m, ${rows} where m.account_id = md5('books')::uuid order by n`.execute(db);
      await sql`insert into ledger_entry (member_id, pot, book, number, transaction_id, credits, sum)
        select m.id, 'global', side.book, n, ${idOf('entry')}, side.credits, side.credits * n
        from ledger_member m, (values ('issued', -1), ('balance', 1)) as side (book, credits), ${rows}
        where m.account_id = md5('books')::uuid`.execute(db);
      await sql`alter table ledger_entry enable trigger ledger_adds_up`.execute(db);
    });
  },
  addresses: async (database, brand) => {
    const { rows: found } = await sql<{ id: string }>`
      select id from ledger_transaction tablesample system (1) where brand = ${brand} limit 10`.execute(
      database.kysely,
    );
    const { rows: member } = await sql<{ id: string }>`
      select id from account where brand = ${brand} and email = 'books@bench.example'`.execute(database.kysely);
    const address = `/api-cwa/staff/credits?account_id=${member[0]!.id}`;
    return [address, ...found.map(({ id }) => `${address}&cursor=${id}`)];
  },
};
