import { type CouponTerms, isGenerous, judgeTerms, sayTermsFault, staffCouponContract } from '@vinlore/billing-domain';
import { pageOf } from '@vinlore/database';
import {
  type CallContext,
  defineModule,
  demandSecond,
  type Handler,
  refuse,
  type ServerModule,
  staffAct,
  type NewApprovalRequest,
} from '@vinlore/server-kit';
import { createCouponIn, endCouponIn } from '../administration.ts';
import type { CouponDeps } from '../deps.ts';
import { couponView, staffCouponOf, staffCouponsPage } from './coupon-list.ts';
import { couponDeskMessages } from './messages/index.ts';

/** The approval request that shows the second approver what the coupon grants. */
function generousCouponRequest({ text }: CallContext<'staff'>, code: string, terms: CouponTerms): NewApprovalRequest {
  const { percent, plans, uses_in_all: uses, ends_at: until } = terms;
  const lines = {
    discount: percent === null ? text.number(terms.amount! / 100) : `${percent} %`,
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

/** Staff desk calls that list, create, and end a brand's coupons. */
export function createCouponDeskModule({ database, clock }: Pick<CouponDeps, 'clock' | 'database'>): ServerModule {
  const create: Handler<typeof staffCouponContract.staffCreateCoupon> = async ({ code, ...terms }, context) => {
    const { brand, text } = context;
    const now = clock();
    const judged = judgeTerms(terms, brand.plans, now);
    if ('faults' in judged) return refuse(422, sayTermsFault(text, judged.faults[0]!, terms, brand.plans));
    return database.transaction(async (tx) => {
      const coupon = { ...terms, ...judged.discount, brand: brand.key, code };
      const made = await createCouponIn(tx, coupon, { now, by: staffAct(context) });
      if (made === null) return refuse(409, text.t('couponDesk.taken', { code }));
      if (isGenerous(terms, brand.plans)) await demandSecond(tx, context, generousCouponRequest(context, code, terms));
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
        const found = pageOf(await staffCouponsPage(database, brand.key, search, now));
        return { coupons: found.rows.map((coupon) => couponView(coupon, now)), more: found.more };
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
