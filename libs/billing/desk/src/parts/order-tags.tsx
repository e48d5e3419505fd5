import type { OrderState, RefundState } from '@vinlore/billing-domain';
import { StatusTag, type Tone } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { billingDeskMessages } from '../messages/index.ts';

const ORDER_TONES: Record<OrderState, Tone> = {
  pending: 'wait',
  action: 'wait',
  paid: 'ok',
  declined: 'bad',
  refunded: 'none',
};
const REFUND_TONES: Record<RefundState, Tone> = {
  waiting: 'wait',
  underway: 'wait',
  done: 'ok',
  failed: 'bad',
  settled: 'none',
};

/** Status tag of an order. */
export function OrderTag({ state }: { readonly state: OrderState }) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  return <StatusTag tone={ORDER_TONES[state]}>{t(`money.state.${state}`)}</StatusTag>;
}

/** Status tag of a refund. */
export function RefundTag({ state }: { readonly state: RefundState }) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  return <StatusTag tone={REFUND_TONES[state]}>{t(`money.refundState.${state}`)}</StatusTag>;
}
