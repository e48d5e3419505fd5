import type { CallError } from '@vinlore/contract';
import { ErrorNotice, Notice, useTranslator } from '@vinlore/ui';
import type { billingMessages } from '../messages/index.ts';

/**
 * Why the purchase failed. Without a response it may have gone through; retrying with the same button is safe, since
 * the purchase is made only once.
 */
export function FailedPayment({ failure }: { readonly failure: CallError }) {
  const { t } = useTranslator<typeof billingMessages>();
  if (failure.fault === 'refused') return <ErrorNotice error={failure} />;
  return (
    <Notice status="ask" role="alert" title={t('billing.unknown')}>
      <p>{t('billing.unknownText')}</p>
    </Notice>
  );
}
