import { type Purchase, purchaseType } from '@vinlore/billing-domain';
import type { Plan } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { TextSigner } from '@vinlore/server-kit';
import { ordersOfKeys } from '../orders/order-store.ts';

/** Without an idempotency key, identical purchases within this time count as one (docs/decisions.md §6). */
const WINDOW_MS = 10 * 60_000;
/** Attempts per window after declines; the limits on declined payments stop a buyer earlier. */
const MOST_TRIES = 10;

/** What a key is derived from. */
export interface KeylessPurchase {
  /** The brand's key. */
  readonly brand: string;
  /** Null for a visitor, who is identified by email. */
  readonly accountId: string | null;
  /** In lower case. */
  readonly email: string;
  readonly plan: Plan;
  readonly input: Pick<Purchase, 'vin' | 'payment_gateway' | 'coupon' | 'price'>;
  readonly at: Date;
}

/**
 * Derives the idempotency key of a purchase that has none from the account or email, the seven fields that identify a
 * purchase (spec §4), and a window of ten minutes. A purchase begun less than ten minutes ago in the previous window
 * counts as the same; after a declined one the next is a new purchase. Keys are HMACs, so nobody can use up another
 * buyer's key.
 */
export async function derivedKey(
  { database, signer }: { readonly database: Database; readonly signer: TextSigner },
  { brand, accountId, email, plan, input, at }: KeylessPurchase,
): Promise<string> {
  const { vin, payment_gateway: gateway, coupon, price } = input;
  const seven = [purchaseType(plan), plan.id, email, vin, gateway, coupon, price];
  const window = Math.floor(at.getTime() / WINDOW_MS);
  const keysOf = (index: number) =>
    Array.from({ length: MOST_TRIES }, (_, attempt) =>
      signer.code('billing.purchase', JSON.stringify([brand, accountId, ...seven, index, attempt])).slice(0, 64),
    );
  const keys = keysOf(window);
  const known = await ordersOfKeys(database, brand, [...keys, ...keysOf(window - 1)]);
  const since = at.getTime() - WINDOW_MS;
  const same = known.find(({ state, ordered_at }) => state !== 'declined' && ordered_at.getTime() > since);
  if (same) return same.idempotency_key;
  const used = new Set(known.map(({ idempotency_key }) => idempotency_key));
  return keys.find((key) => !used.has(key)) ?? keys.at(-1)!;
}
