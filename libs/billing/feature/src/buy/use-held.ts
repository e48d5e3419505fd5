import { subscriptionFlags, type SubscriptionView } from '@vinlore/billing-domain';
import type { PlanProduct } from '@vinlore/brand';
import { useQuery } from '@tanstack/react-query';
import { useBrand, useCall, useTranslator } from '@vinlore/ui';
import { creditsOf, type Left, leftForReports, leftForStickers } from '../credits/credits-state.ts';
import { useCredits } from '../credits/use-credits.ts';
import type { billingMessages } from '../messages/index.ts';
import { subscriptionsQuery } from '../subscription/subscriptions-query.ts';

/** The unlimited plan of a product that has not ended; an account has at most one. */
export const unlimitedOf = (
  subscriptions: readonly SubscriptionView[] | undefined,
  product: PlanProduct,
): SubscriptionView | undefined =>
  subscriptions?.find(({ plan, state }) => plan.kind === 'unlimited' && plan.product === product && state !== 'ended');

/** A short text for each product with what the member has of it; null while loading. */
export function useHeldInWords(): Readonly<Record<PlanProduct, string | null>> {
  const { t, date } = useTranslator<typeof billingMessages>();
  const brand = useBrand();
  const { data: credits } = useCredits();
  const isUnlimited =
    credits !== undefined && (leftForReports(credits, brand) === 'Unlimited' || credits.sticker_credit === 'Unlimited');
  const { data: subscriptions } = useQuery({ ...subscriptionsQuery(useCall()), enabled: isUnlimited });
  const inWords = (product: PlanProduct, left: Left): string => {
    if (left !== 'Unlimited') return t('billing.heldLeft', { count: left });
    const plan = unlimitedOf(subscriptions, product);
    if (!plan) return t('billing.unlimited');
    const words = plan.state === 'active' ? 'billing.heldRenews' : 'billing.heldUntil';
    return t(words, { date: date(plan.period_end) });
  };
  if (!credits) return { report: null, sticker: null };
  return {
    report: inWords('report', leftForReports(credits, brand)),
    sticker: inWords('sticker', leftForStickers(creditsOf(credits), subscriptionFlags(credits), brand)),
  };
}
