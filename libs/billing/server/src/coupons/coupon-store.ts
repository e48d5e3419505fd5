import { type CouponAnswer, CouponAnswerSchema } from '@vinlore/billing-domain';
import { type Database, tables } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import type { CouponTables } from './tables.ts';

/** Who asks about a coupon, and for what. */
export interface CouponQuestion {
  /** Key of the brand. */
  readonly brand: string;
  readonly code: string;
  /** E-mail in lower case. */
  readonly person: string;
  /** Id of the plan; null: any. */
  readonly plan: string | null;
  readonly now: Date;
}

/** Whether a coupon is good, by the rules that a purchase is held to; nothing is counted. */
export async function checkCoupon(
  database: Database,
  { brand, code, person, plan, now }: CouponQuestion,
): Promise<CouponAnswer> {
  const { rows } = await sql<{ answer: unknown }>`
    select billing_check_coupon(${brand}, ${code}, ${person}, null, ${plan}, ${now}) as answer`.execute(
    database.kysely,
  );
  return v.parse(CouponAnswerSchema, rows[0]!.answer);
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
