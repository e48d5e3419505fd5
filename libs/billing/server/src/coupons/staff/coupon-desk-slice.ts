import { staffCouponContract } from '@vinlore/billing-domain';
import { type CallContext, defineSlice, refuse, type Slice, staffAct } from '@vinlore/server-kit';
import { createCouponIn, endCouponIn } from '../administration.ts';
import type { CouponPorts } from '../ports.ts';
import { couponView, PAGE, staffCouponOf, staffCouponsPage } from './coupon-list.ts';
import { couponTerms, type WishedTerms } from './coupon-terms.ts';
import { couponDeskMessages } from './messages/index.ts';

type Wish = WishedTerms & { readonly code: string; readonly first_purchase: boolean };

/** A brand's coupons at the desk: listed, made and ended (issue 10). */
export function createCouponDeskSlice({ database, clock }: CouponPorts): Slice {
  const create = async (wish: Wish, context: CallContext<'staff'>) => {
    const { brand, text } = context;
    const now = clock();
    const judged = couponTerms(brand, wish, now);
    if ('fault' in judged) return refuse(422, text.t(`couponDesk.${judged.fault}`));
    return database.transaction(async (tx) => {
      const made = await createCouponIn(
        tx,
        {
          brand: brand.key,
          code: wish.code,
          terms: judged.terms,
          plans: wish.plans,
          firstPurchase: wish.first_purchase,
          startsAt: wish.starts_at,
          endsAt: wish.ends_at,
          usesInAll: wish.uses_in_all,
          usesPerPerson: wish.uses_per_person,
        },
        { now, by: staffAct(context) },
      );
      if (made === null) return refuse(409, text.t('couponDesk.taken', { code: wish.code }));
      return couponView((await staffCouponOf(tx, brand.key, made))!, now);
    });
  };

  return defineSlice({
    name: 'coupon-desk',
    contract: staffCouponContract,
    messages: couponDeskMessages,
    handlers: {
      staffCoupons: async (search, { brand }) => {
        const now = clock();
        const found = await staffCouponsPage(database, brand.key, search, now);
        return { coupons: found.slice(0, PAGE).map((coupon) => couponView(coupon, now)), more: found.length > PAGE };
      },
      staffCreateCoupon: create,
      staffEndCoupon: ({ id }, context) =>
        database.transaction(async (tx) => {
          const { brand, text } = context;
          const now = clock();
          const coupon = await staffCouponOf(tx, brand.key, id);
          if (!coupon) return refuse(404, text.t('couponDesk.none'));
          await endCouponIn(tx, coupon, { now, by: staffAct(context) });
          return couponView((await staffCouponOf(tx, brand.key, id))!, now);
        }),
    },
  });
}
