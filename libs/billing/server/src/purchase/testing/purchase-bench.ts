import { balancesOf } from '@vinlore/billing-ledger';
import type { OrderView, PurchaseInput } from '@vinlore/billing-domain';
import type { SliceMigrations } from '@vinlore/database';
import { createTestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { brand, buyingMigrations, type BuyingOptions, createBuyingApi } from './buying-api.ts';
import { type Bought, formOf, purchaseOf } from './cart.ts';

/** Start time of each test. */
const BEGIN = new Date('2026-11-20T10:00:00Z');

/** The caller of a request. */
export interface Asking {
  readonly token?: string;
  readonly of?: typeof brand;
  readonly path?: string;
  /** The visitor's address, as reported by a trusted proxy. */
  readonly from?: string;
  /** JSON body sent instead of a form. */
  readonly json?: object;
  /** The cookie from an earlier answer (`Bought`). */
  readonly cookie?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Options of a bench. */
export type BenchOptions = BuyingOptions & { readonly migrations?: readonly SliceMigrations[] };

/** Buying on its own database, with a clock that tests set. */
export async function createPurchaseBench({ migrations = buyingMigrations, ...options }: BenchOptions = {}) {
  const database = await createTestDatabase({ migrations });
  let now = BEGIN;
  const buying = await createBuyingApi(database, { clock: () => now, ...options });
  let visitors = 0;

  const post = async (path: string, form: URLSearchParams, asking: Asking = {}): Promise<Bought> => {
    const {
      of = brand,
      token,
      from = `198.51.${Math.floor(++visitors / 250)}.${visitors % 250}`,
      cookie,
      json,
      headers,
    } = asking;
    const host = `${of.key}.localhost`;
    const answer = await buying.api.request(
      `http://${host}${path}`,
      {
        method: 'POST',
        body: json ? JSON.stringify(json) : form,
        headers: {
          host,
          'x-forwarded-for': from,
          ...(token !== undefined && { bearer: token }),
          ...(cookie && { cookie }),
          ...(json && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
    );
    const { message, data } = (await answer.json()) as { message?: string; data: OrderView };
    return {
      status: answer.status,
      message,
      data,
      retryAfter: answer.headers.get('retry-after'),
      cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? null,
    };
  };

  const count = async (table: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(database.kysely);
    return rows[0]!.count;
  };

  return {
    ...buying,
    database,
    post,
    count,
    pass: (ms: number) => (now = new Date(now.getTime() + ms)),
    now: () => now,
    buy: (input: PurchaseInput = purchaseOf(), asking: Asking = {}) =>
      post(asking.path ?? '/api-cwa/cwa_sticker_registration', formOf(input), asking),
    update: (key: string, asking: Asking = {}) =>
      post('/api-cwa/payment-update', new URLSearchParams({ custom_data: key }), asking),
    answer: (key: string, answer: 'approve' | 'refuse', asking: Asking = {}) =>
      post('/api-cwa/sandbox-challenge', new URLSearchParams({ custom_data: key, answer }), asking),
    /** Balances of a buyer, by email or token. */
    balance: async (who: string, of = brand) => {
      const { rows } = await sql<{ id: string }>`
        select id from bench_account where brand = ${of.key} and email = ${who}`.execute(database.kysely);
      return balancesOf(database, of.key, rows[0]?.id ?? who);
    },
    acts: async (subject: string) => {
      const { rows } = await sql<{ act: string }>`
        select act from audit_entry where subject_id = ${subject} order by id`.execute(database.kysely);
      return rows.map(({ act }) => act);
    },
    end: () => database.drop(),
  };
}

/** A bench that counts gateway calls and makes them wait while its door is shut. */
export async function createDoorBench(options: Pick<BenchOptions, 'migrations'> = {}) {
  const door = { shut: Promise.resolve(), charged: 0 };
  const bench = await createPurchaseBench({
    ...options,
    gateway: (sandbox) => ({
      ...sandbox,
      pay: async (request) => {
        door.charged += 1;
        await door.shut;
        return sandbox.pay(request);
      },
    }),
  });
  return { bench, door };
}
