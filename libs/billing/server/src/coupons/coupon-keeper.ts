import { type Database, tables } from '@vinlore/database';
import type { DataKeeper, DataOwner } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { CouponTables } from './tables.ts';

// A use stores the email of its purchase. That may be a former email of the owner, so uses are also found through their
// orders.
const usesOf = ({ id, brand, email }: DataOwner) => sql<boolean>`
  coupon_id in (select id from coupon where brand = ${brand.key})
  and (person = ${email} or order_id in (select id from billing_order where account_id = ${id}))`;

/** Exports and erases coupon uses for data requests. After erasure a use still counts, without its email. */
export function couponKeeper(database: Database): DataKeeper {
  return {
    name: 'coupons',
    // Uses under the old email count against the merged account, and also against a visitor who only types the email.
    merge: {
      move: async (tx, { from, into }) => {
        await tables<CouponTables>(tx)
          .updateTable('coupon_use')
          .set({ person: into.email })
          .where('person', '=', from.email)
          .where(
            ({ selectFrom }) =>
              sql<boolean>`coupon_id in (${selectFrom('coupon').select('id').where('brand', '=', from.brand.key)})`,
          )
          .execute();
      },
    },
    exportOf: (owner) =>
      tables<CouponTables>(database)
        .selectFrom('coupon_use')
        .innerJoin('coupon', 'coupon.id', 'coupon_use.coupon_id')
        .select(['coupon.code', 'coupon_use.person as email', 'coupon_use.used_at'])
        .where(usesOf(owner))
        .orderBy('coupon_use.used_at')
        .execute(),
    erase: async (tx, owner) => {
      await tables<CouponTables>(tx).updateTable('coupon_use').set({ person: null }).where(usesOf(owner)).execute();
    },
  };
}
