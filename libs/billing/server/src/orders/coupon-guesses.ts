import { type Database, tables } from '@vinlore/database';
import { isLoopback, networkOf, type TextSigner } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { OrderTables } from './tables.ts';

const WINDOW_MS = 60 * 60_000;
/**
 * How often per hour a coupon may be refused because of the email, per address and per IPv6 /48. Such a refusal reveals
 * that the email has bought here, and anyone can type an email. Loopback addresses are not counted.
 */
export const MOST_REFUSALS = { address: 10, network: 40 } as const;

/** Where a coupon is tried without a login. */
export interface CouponTrier {
  readonly brand: string;
  readonly address: string;
}

/** Counts coupon refusals that reveal something about an email. */
export interface CouponGuesses {
  /** When coupons with rules about the person are accepted again from this address; null if they are accepted now. */
  until(now: Date): Promise<Date | null>;
  count(now: Date): Promise<void>;
}

/** Counts of an address, stored with those of declined payments under HMAC keys, never as addresses. */
export function couponGuesses(database: Database, signer: TextSigner, { brand, address }: CouponTrier): CouponGuesses {
  const network = networkOf(address);
  const limits = (
    [
      ['address', isLoopback(address) ? null : address],
      ['network', network],
    ] as const
  ).flatMap(([kind, who]) =>
    who === null
      ? []
      : [{ key: signer.code('billing.coupon-told', JSON.stringify([kind, brand, who])), most: MOST_REFUSALS[kind] }],
  );
  const db = tables<OrderTables>(database);
  return {
    until: async (now) => {
      if (limits.length === 0) return null;
      const counts = await db
        .selectFrom('billing_decline')
        .selectAll()
        .where('until', '>', now)
        .where(
          'key',
          'in',
          limits.map(({ key }) => key),
        )
        .execute();
      const over = counts.filter(({ key, count }) => limits.some((limit) => limit.key === key && count >= limit.most));
      return over.length === 0 ? null : new Date(Math.max(...over.map(({ until }) => until.getTime())));
    },
    count: async (now) => {
      if (limits.length === 0) return;
      const until = new Date(now.getTime() + WINDOW_MS);
      await db
        .insertInto('billing_decline')
        // Sorted so that two statements with the same two keys lock them in the same order.
        .values(limits.map(({ key }) => ({ key, count: 1, until })).sort((a, b) => (a.key < b.key ? -1 : 1)))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when billing_decline.until <= ${now} then 1 else billing_decline.count + 1 end`,
            until: sql`case when billing_decline.until <= ${now} then excluded.until else billing_decline.until end`,
          }),
        )
        .execute();
    },
  };
}
