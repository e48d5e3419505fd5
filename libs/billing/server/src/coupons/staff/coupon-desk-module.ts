import { staffCouponContract } from '@vinlore/billing-domain';
import {
  type CallContext,
  defineModule,
  demandSecond,
  refuse,
  type ServerModule,
  staffAct,
  type Wish as SecondWish,
} from '@vinlore/server-kit';
import { createCouponIn, endCouponIn } from '../administration.ts';
import type { CouponPorts } from '../ports.ts';
import { couponView, PAGE, staffCouponOf, staffCouponsPage } from './coupon-list.ts';
import { couponTerms, isGenerous, type WishedTerms } from './coupon-terms.ts';
import { couponDeskMessages } from './messages/index.ts';

type Wish = WishedTerms & { readonly code: string; readonly first_purchase: boolean };

/** What a coupon is for whoever approves it. */
function generousWish({ text }: CallContext<'staff'>, wish: Wish): SecondWish {
  const { code, percent, plans, uses_in_all: uses, ends_at: until } = wish;
  const lines = {
    discount: percent === null ? text.number(wish.amount! / 100) : `${percent} %`,
    plans: plans?.join(', ') ?? 'every',
    uses: uses === null ? 'unlimited' : String(uses),
    until: until?.toISOString().slice(0, 10) ?? 'unlimited',
  };
  return {
    kind: 'coupon',
    permission: 'billing',
    subject: { kind: 'coupon', id: code },
    facts: { code },
    changes: Object.entries(lines).map(([name, after]) => ({ name, before: null, after })),
  };
}

/** A brand's coupons at the desk: listed, made and ended. */
export function createCouponDeskModule({ database, clock }: Pick<CouponPorts, 'clock' | 'database'>): ServerModule {
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
      if (isGenerous(brand, wish)) await demandSecond(tx, context, generousWish(context, wish));
      return couponView((await staffCouponOf(tx, brand.key, made))!, now);
    });
  };

  return defineModule({
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
