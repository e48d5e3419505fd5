import { type CouponAnswer, judgeUse } from '@vinlore/billing-domain';
import { callRoutine, type Database, tables } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';
import { askCouponRoutine } from './routines.ts';
import type { CouponTables } from './tables.ts';

/** Who asks about a coupon, and for what. */
export interface CouponQuestion {
  /** Key of the brand. */
  readonly brand: string;
  readonly code: string;
  /** Id of the plan; null: any. */
  readonly plan: string | null;
  readonly now: Date;
  /** The asking browser and account: what they left at a bank does not count, since buying anew gives it up. */
  readonly browser: string | null;
  readonly accountId: string | null;
}

/**
 * Whether a coupon is good, by those rules of a purchase that are not about a person; nothing is counted. Anybody can type
 * somebody's email here: whether that person is a customer is judged at payment alone (docs/decisions.md §4).
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

/** A coupon with how often it was used. */
export type CouponInUse = Selectable<CouponTables['coupon']> & { readonly used: number };

/** The brand's coupons, the newest first. */
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
