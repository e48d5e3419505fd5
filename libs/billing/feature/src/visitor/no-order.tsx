import { useAddress, useTranslator } from '@vinlore/ui';
import type { visitorMessages } from './messages/index.ts';
import { VisitorNotice } from './visitor-notice.tsx';

/** Notice that the link opens no order, and what to do instead. */
export function NoOrder() {
  const { t } = useTranslator<typeof visitorMessages>();
  const address = useAddress();
  return (
    <VisitorNotice status="stop" title={t('visitor.none')} lead={t('visitor.noneText')}>
      <a className="btn btn-lg btn-primary" href={address('/members/orders')}>
        {t('visitor.toOrders')}
      </a>
    </VisitorNotice>
  );
}
