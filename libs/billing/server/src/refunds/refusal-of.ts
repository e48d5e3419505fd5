import { REFUND_DAYS } from '@vinlore/billing-domain';
import type { Translator } from '@vinlore/i18n';
import type { NoRefund, RefundRefused } from './refund-request.ts';

const STATUSES: Partial<Record<NoRefund, 403 | 404 | 409>> = {
  'no-order': 404,
  'own-order': 403,
  'other-key': 409,
  changed: 409,
  waiting: 409,
  'not-waiting': 409,
  settled: 409,
};

/** The status and text key for a refused refund; the text explains the reason and what to do. */
export function refusalOf({ reason, left }: RefundRefused, { money }: Pick<Translator, 'money'>) {
  return {
    status: STATUSES[reason] ?? 422,
    key: `refund.${reason}`,
    values: { days: REFUND_DAYS, left: left ? money(left.amount, left.currency) : '' },
  } as const;
}
