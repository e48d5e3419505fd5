import type { CallError } from '@vinlore/contract';
import { ErrorNotice, Notice, useTranslator } from '@vinlore/ui';
import type { billingMessages } from '../messages/index.ts';

/**
 * Why nothing was bought. Where no answer came nobody knows whether it was: the same button asks again, and the purchase is
 * made once however often it is asked.
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
