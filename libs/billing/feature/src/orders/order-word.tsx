import type { OrderView } from '@vinlore/billing-domain';
import { type Status, StatusWord, useTranslator } from '@vinlore/ui';
import type { billingMessages } from '../messages/index.ts';

const STATUS: Record<OrderView['state'], Status> = {
  pending: 'no',
  action: 'ask',
  paid: 'ok',
  declined: 'stop',
  refunded: 'info',
};

/** The status of an order in a word or two. */
export function OrderWord({ order }: { readonly order: OrderView }) {
  const { t, money } = useTranslator<typeof billingMessages>();
  const { state, refunded, amount, currency } = order;
  if (refunded > 0 && refunded < amount)
    return <StatusWord status="info">{t('billing.refundedPart', { price: money(refunded, currency) })}</StatusWord>;
  return <StatusWord status={STATUS[state]}>{t(`billing.order.${state}`)}</StatusWord>;
}
