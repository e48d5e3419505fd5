import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { brand, PLANS } from '../purchase/testing/buying-api.ts';
import { purchaseOf } from '../purchase/testing/cart.ts';
import { createPurchaseBench } from '../purchase/testing/purchase-bench.ts';
import { guestOrderHolds, replaceGuestDocument } from './guest-documents.ts';
import type { OrderDocument } from './tables.ts';

const bench = await createPurchaseBench();
const { database } = bench;
afterAll(() => bench.end());

interface Bought {
  readonly id: string;
  readonly buyer: { readonly brand: string; readonly accountId: string };
  readonly document: OrderDocument;
}

/** A paid order with its document. */
async function bought(vin: string, as: { readonly token?: string } = {}): Promise<Bought> {
  const { data } = await bench.buy(purchaseOf(PLANS.single, { vin, email: `${vin.toLowerCase()}@example.com` }), as);
  const { rows } = await sql<{ account_id: string; document: OrderDocument }>`
    select account_id, document from billing_order where id = ${data.id}`.execute(database.kysely);
  const [{ account_id: accountId, document }] = rows as [(typeof rows)[0]];
  return { id: data.id, buyer: { brand: brand.key, accountId }, document };
}
const heldBy = async ({ id }: Bought) => {
  const { rows } = await sql<{ document: OrderDocument }>`
    select document from billing_order where id = ${id}`.execute(database.kysely);
  return rows[0]!.document;
};

describe('docs/decisions.md §4: a visitor’s order links the latest version of its document', () => {
  it('replaces the previous version in this order only', async () => {
    const [order, other] = [await bought('1HGCM82633A004101'), await bought('1HGCM82633A004102')];
    expect(await guestOrderHolds(database, order.buyer, order.document)).toBe(true);
    const next = { kind: order.document.kind, id: 'NEXT', title: 'Next' };
    await replaceGuestDocument(database, order.buyer, order.document, next);
    expect(await heldBy(order)).toEqual(next);
    expect(await heldBy(other)).toEqual(other.document);
    expect(await guestOrderHolds(database, order.buyer, order.document)).toBe(false);
    expect(await guestOrderHolds(database, order.buyer, next)).toBe(true);
  });

  it('ignores orders of another buyer, another brand, another kind, or a member', async () => {
    const order = await bought('1HGCM82633A004103');
    const other = await bought('1HGCM82633A004104');
    expect(await guestOrderHolds(database, other.buyer, order.document)).toBe(false);
    expect(await guestOrderHolds(database, { ...order.buyer, brand: 'another' }, order.document)).toBe(false);
    const otherKind = order.document.kind === 'sticker' ? 'report' : 'sticker';
    expect(await guestOrderHolds(database, order.buyer, { ...order.document, kind: otherKind })).toBe(false);
    const own = await bought('1HGCM82633A004105', { token: bench.member('own@example.com') });
    expect(await guestOrderHolds(database, own.buyer, own.document)).toBe(false);
    await replaceGuestDocument(database, own.buyer, own.document, { ...own.document, id: 'NEXT' });
    expect(await heldBy(own)).toEqual(own.document);
  });

  it('ignores refunded orders', async () => {
    const order = await bought('1HGCM82633A004106');
    await sql`update billing_order set state = 'refunded' where id = ${order.id}`.execute(database.kysely);
    expect(await guestOrderHolds(database, order.buyer, order.document)).toBe(false);
  });
});
