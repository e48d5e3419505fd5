import { recordAct } from '@vinlore/audit';
import type { CouponTerms } from '@vinlore/billing-domain';
import { type Database, tables } from '@vinlore/database';
import type { CouponTables } from './tables.ts';

/** A coupon as an operator makes it. */
export interface CouponToCreate {
  readonly brand: string;
  /** In upper case. */
  readonly code: string;
  readonly terms: CouponTerms;
  /** Ids of plans of the brand, in the currency of an amount; null, which percent alone may be: all. */
  readonly plans: readonly string[] | null;
  readonly firstPurchase: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly usesInAll: number | null;
  readonly usesPerPerson: number | null;
}

/**
 * Makes a coupon.
 *
 * @returns false where the brand has, or had, one of that code: what was promised under it stays as it is
 */
export function createCoupon(database: Database, coupon: CouponToCreate, now: Date): Promise<boolean> {
  const { brand, code, terms, plans } = coupon;
  return database.transaction(async (tx) => {
    const made = await tables<CouponTables>(tx)
      .insertInto('coupon')
      .values({
        brand,
        code,
        ...terms,
        plans: plans && [...plans],
        first_purchase: coupon.firstPurchase,
        starts_at: coupon.startsAt,
        ends_at: coupon.endsAt,
        uses_in_all: coupon.usesInAll,
        uses_per_person: coupon.usesPerPerson,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['brand', 'code']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return false;
    const subject = { kind: 'coupon', id: made.id };
    const detail = { by: 'command', code, percent: terms.percent, amount: terms.amount };
    await recordAct(tx, { brand, actor: null, act: 'coupon.created', subject, detail });
    return true;
  });
}

/**
 * Ends a coupon at once; orders that were begun with it keep it.
 *
 * @returns false where the brand has no such coupon, or it is over
 */
export function endCoupon(
  database: Database,
  { brand, code }: Pick<CouponToCreate, 'brand' | 'code'>,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const ended = await tables<CouponTables>(tx)
      .updateTable('coupon')
      .set({ ends_at: now })
      .where('brand', '=', brand)
      .where('code', '=', code)
      .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
      .returning('id')
      .executeTakeFirst();
    if (!ended) return false;
    const subject = { kind: 'coupon', id: ended.id };
    await recordAct(tx, { brand, actor: null, act: 'coupon.ended', subject, detail: { by: 'command', code } });
    return true;
  });
}
