import { type Act, recordAct } from '@vinlore/audit';
import type { CouponDiscount, CouponTerms } from '@vinlore/billing-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { Selectable } from 'kysely';
import type { CouponTables } from './tables.ts';

/** A coupon as an operator creates it: terms that passed `judgeTerms`, and the discount it returned for them. */
export type CouponToCreate = CouponDiscount &
  Omit<CouponTerms, keyof CouponDiscount> & {
    readonly brand: string;
    /** In upper case. */
    readonly code: string;
    /** Created by the quick start; valid in trial mode only. */
    readonly sample?: boolean;
  };

/** When the act happens, and its actor as the audit log records it; `command` is an operator at the command line. */
export interface CouponAct {
  readonly now: Date;
  readonly by: 'command' | Pick<Act, 'brand' | 'actor' | 'from'>;
}

const actOf = (
  { by }: CouponAct,
  { brand, code }: Pick<CouponToCreate, 'brand' | 'code'>,
): Pick<Act, 'brand' | 'actor' | 'from' | 'detail'> =>
  by === 'command' ? { brand, actor: null, detail: { by, code } } : { ...by, detail: { code } };

/**
 * Creates a coupon within a transaction.
 *
 * @returns its id; null if the brand has or ever had a coupon with that code, whose terms then stay unchanged
 */
export async function createCouponIn(tx: Tx, coupon: CouponToCreate, act: CouponAct): Promise<string | null> {
  const { brand, sample = false, ...terms } = coupon;
  const kept = { ...terms, plans: terms.plans && [...terms.plans] };
  const made = await tables<CouponTables>(tx)
    .insertInto('coupon')
    .values({ brand, ...kept, created_at: act.now, is_sample: sample })
    .onConflict((conflict) => conflict.columns(['brand', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return null;
  const subject = { kind: 'coupon', id: made.id };
  await recordAct(tx, { ...actOf(act, coupon), act: 'coupon.created', subject, after: kept });
  return made.id;
}

/**
 * Creates a coupon at the command line.
 *
 * @returns false if the brand has or ever had a coupon with that code
 */
export async function createCoupon(database: Database, coupon: CouponToCreate, now: Date): Promise<boolean> {
  return (await database.transaction((tx) => createCouponIn(tx, coupon, { now, by: 'command' }))) !== null;
}

/**
 * Ends a coupon at once; orders already started with it keep it.
 *
 * @returns false if it has already ended
 */
export async function endCouponIn(
  tx: Tx,
  { id, brand, code, ends_at }: Pick<Selectable<CouponTables['coupon']>, 'id' | 'brand' | 'code' | 'ends_at'>,
  act: CouponAct,
): Promise<boolean> {
  const ended = await tables<CouponTables>(tx)
    .updateTable('coupon')
    .set({ ends_at: act.now })
    .where('id', '=', id)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', act.now)]))
    .returning('id')
    .executeTakeFirst();
  if (!ended) return false;
  const changed = { before: { ends_at }, after: { ends_at: act.now } };
  await recordAct(tx, {
    ...actOf(act, { brand, code }),
    act: 'coupon.ended',
    subject: { kind: 'coupon', id },
    ...changed,
  });
  return true;
}

/**
 * Ends a coupon at the command line.
 *
 * @returns false if the brand has no such coupon or it has already ended
 */
export function endCoupon(
  database: Database,
  { brand, code }: Pick<CouponToCreate, 'brand' | 'code'>,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const coupon = await tables<CouponTables>(tx)
      .selectFrom('coupon')
      .select(['id', 'brand', 'code', 'ends_at'])
      .where('brand', '=', brand)
      .where('code', '=', code)
      .executeTakeFirst();
    return coupon !== undefined && endCouponIn(tx, coupon, { now, by: 'command' });
  });
}
