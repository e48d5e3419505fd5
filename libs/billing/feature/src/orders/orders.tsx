import { useTranslator } from '@vinlore/ui';
import type { billingMessages } from '../messages/index.ts';
import { Page } from '../page/page.tsx';
import { OrderList, type OrderListProps } from './order-list.tsx';

/** Page of the member’s orders. */
export function Orders(props: OrderListProps) {
  const { t } = useTranslator<typeof billingMessages>();
  return (
    <Page title={t('billing.ordersTitle')} lead={t('billing.ordersLead')}>
      <OrderList {...props} />
    </Page>
  );
}
