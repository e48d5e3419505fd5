import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { OrderView, PurchaseInput } from '@vinlore/billing-domain';
import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { BuyingApi } from './buying-api.ts';
import { formOf } from './cart.ts';

/** Serves purchase calls on a local port. */
export async function openShop({ api }: Pick<BuyingApi, 'api'>): Promise<{ port: number; close: () => void }> {
  const answer = getRequestListener(api.fetch);
  // It also answers failed requests and never rejects.
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The answer to a purchase. */
export interface Answer {
  readonly status: number;
  readonly data: OrderView;
}

/** A random address: limits apply per visitor, and these are many visitors. */
export const anyAddress = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.');

/**
 * Buys over a new connection.
 *
 * @param cutAfterMs cuts the connection after this time, even during the answer
 * @throws if it was cut
 */
export function buyAt(port: number, input: PurchaseInput, cutAfterMs?: number): Promise<Answer> {
  return new Promise((done, failed) => {
    const body = formOf(input).toString();
    const asked = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api-cwa/cwa_sticker_registration',
      agent: false,
      headers: {
        host: 'open.localhost',
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': anyAddress(),
      },
    });
    if (cutAfterMs !== undefined) {
      const timer = setTimeout(() => asked.destroy(new Error('The connection was cut.')), cutAfterMs);
      asked.once('close', () => clearTimeout(timer));
    }
    asked.on('error', failed).on('response', (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('error', failed);
      response.on('end', () => {
        const { data } = JSON.parse(text) as { data: OrderView };
        done({ status: response.statusCode ?? 0, data });
      });
    });
    asked.end(body);
  });
}

/** State of the books after a storm of purchases. */
export interface Books {
  /** Ids of paid orders, sorted. */
  readonly paid: readonly string[];
  /** Ids of orders that were charged, sorted. */
  readonly charged: readonly string[];
  /** Ids of orders whose credits were granted, once per grant, sorted. */
  readonly granted: readonly string[];
  /** Ids of orders that have an invoice, sorted. */
  readonly invoiced: readonly string[];
  readonly waiting: number;
}

/** Reads the books. */
export async function readBooks(database: Database): Promise<Books> {
  const ids = async (query: ReturnType<typeof sql<{ id: string }>>) =>
    (await query.execute(tables(database))).rows.map(({ id }) => id);
  const { rows } = await sql<{ count: number }>`
    select count(*) from billing_order where state in ('pending', 'action')`.execute(tables(database));
  return {
    paid: await ids(sql`select id from billing_order where state = 'paid' order by id`),
    charged: await ids(sql`select order_id as id from sandbox_charge where state = 'paid' order by 1`),
    granted: await ids(sql`
      select t.cause_id as id from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      where t.cause = 'order' and e.credits = 3 order by 1`),
    invoiced: await ids(sql`select cause_id as id from invoice where cause_kind = 'order' order by 1`),
    waiting: rows[0]!.count,
  };
}
