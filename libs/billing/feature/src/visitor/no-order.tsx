import { useAddress, useTranslator } from '@vinlore/ui';
import type { visitorMessages } from './messages/index.ts';
import { Told } from './told.tsx';

/** No order opens with this link: what to do instead. */
export function NoOrder() {
  const { t } = useTranslator<typeof visitorMessages>();
  const address = useAddress();
  return (
    <Told status="stop" title={t('visitor.none')} lead={t('visitor.noneText')}>
      <a className="btn btn-lg btn-primary" href={address('/members/orders')}>
        {t('visitor.toOrders')}
      </a>
    </Told>
  );
}
