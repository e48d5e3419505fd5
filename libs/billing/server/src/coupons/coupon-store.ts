import { type CouponAnswer, judgeUse } from '@vinlore/billing-domain';
import { callRoutine, type Database, tables } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';
import { askCouponRoutine } from './routines.ts';
import type { CouponTables } from './tables.ts';

/** Who wants to use a coupon, and for which plan. */
export interface CouponQuestion {
  /** The brand's key. */
  readonly brand: string;
  readonly code: string;
  /** Plan id; null for any plan. */
  readonly plan: string | null;
  readonly now: Date;
  /** The caller's browser and account. Their unpaid purchases do not count, because buying again cancels those. */
  readonly browser: string | null;
  readonly accountId: string | null;
}

/**
 * Checks a coupon by the purchase rules that do not depend on the person; counts no use. Anyone can type another
 * person's email here, so rules about the person are applied only at payment (docs/decisions.md §4).
 */
export async function checkCoupon(
  database: Database,
  { brand, code, plan, now, browser, accountId }: CouponQuestion,
): Promise<CouponAnswer> {
  return judgeUse(
    await callRoutine(database, askCouponRoutine, { brand, code, browser, account: accountId }),
    plan,
    now,
  );
}

/** A coupon with its number of uses. */
export type CouponInUse = Selectable<CouponTables['coupon']> & { readonly used: number };

/** The brand's coupons, newest first. */
export async function couponsOf(database: Database, brand: string): Promise<CouponInUse[]> {
  return tables<CouponTables>(database)
    .selectFrom('coupon')
    .selectAll()
    .select((expression) =>
      expression
        .selectFrom('coupon_use')
        .select(sql<number>`count(*)::int`.as('used'))
        .whereRef('coupon_use.coupon_id', '=', 'coupon.id')
        .as('used'),
    )
    .where('brand', '=', brand)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .$narrowType<{ used: number }>()
    .execute();
}
