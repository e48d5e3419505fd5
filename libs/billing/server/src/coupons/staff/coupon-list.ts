import type { CouponState, StaffCoupon } from '@vinlore/billing-domain';
import { comesAfter, type Database, PAGE_SIZE, tables, type Tx } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';
import type { CouponTables } from '../tables.ts';

/** Uses are counted up to this number; beyond it the list only says that there are many. */
const MOST_COUNTED = 10_000;

/** A coupon with its number of uses, at most `MOST_COUNTED`. */
export type ListedCoupon = Selectable<CouponTables['coupon']> & { readonly used: number };

/** Filter of the staff list of a brand's coupons. */
export interface CouponSearch {
  readonly state?: CouponState | undefined;
  /** Start of the code, in upper case; empty for all coupons. */
  readonly search: string;
  readonly cursor?: string | undefined;
}

// The order makes the count use the index. Without it, when nearly all uses belong to one coupon, the planner would
// scan the table from the start.
const coupons = (source: Database | Tx) =>
  tables<CouponTables>(source)
    .selectFrom('coupon')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from (
        select from coupon_use where coupon_id = coupon.id order by person limit ${MOST_COUNTED}) as use)`.as('used'),
    );

// Tests the end first: after years most coupons have ended, and the index on the end finds the few others.
const notOver = (now: Date) => sql<boolean>`(ends_at is null or ends_at > ${now})`;
const STATES = {
  planned: (now: Date) => sql<boolean>`${notOver(now)} and starts_at > ${now}`,
  running: (now: Date) => sql<boolean>`${notOver(now)} and (starts_at is null or starts_at <= ${now})`,
  ended: (now: Date) => sql<boolean>`ends_at <= ${now}`,
} as const satisfies Record<CouponState, unknown>;

/** One page of a brand's coupons, newest first, after the cursor; one extra row if there are more. */
export function staffCouponsPage(
  source: Database,
  brand: string,
  { state, search, cursor }: CouponSearch,
  now: Date,
): Promise<ListedCoupon[]> {
  let query = coupons(source)
    .where('brand', '=', brand)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (state) query = query.where(STATES[state](now));
  // A code contains only letters, digits, and hyphens, none of which LIKE treats as a wildcard.
  if (search) query = query.where('code', 'like', `${search}%`);
  if (cursor !== undefined)
    query = query.where(comesAfter({ table: 'coupon', by: 'created_at' }, { brand, id: cursor }));
  return query.execute();
}

/** One coupon of a brand. */
export const staffCouponOf = (source: Database | Tx, brand: string, id: string): Promise<ListedCoupon | undefined> =>
  coupons(source).where('brand', '=', brand).where('id', '=', id).executeTakeFirst();

/** Maps a coupon to the staff view. */
export function couponView(coupon: ListedCoupon, now: Date): StaffCoupon {
  const { id, code, percent, amount, currency, plans, first_purchase, uses_in_all, uses_per_person, used } = coupon;
  return {
    id,
    code,
    state: stateOf(coupon, now),
    percent,
    amount,
    currency,
    plans,
    first_purchase,
    starts_at: coupon.starts_at?.toISOString() ?? null,
    ends_at: coupon.ends_at?.toISOString() ?? null,
    uses_in_all,
    uses_per_person,
    used,
    created_at: coupon.created_at.toISOString(),
  };
}

function stateOf({ starts_at, ends_at }: Pick<ListedCoupon, 'starts_at' | 'ends_at'>, now: Date): CouponState {
  if (ends_at && ends_at <= now) return 'ended';
  return starts_at && starts_at > now ? 'planned' : 'running';
}
