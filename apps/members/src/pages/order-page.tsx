import { useParams } from '@tanstack/react-router';
import { Order } from '@vinlore/billing-feature';
import { useTranslator } from '@vinlore/ui';
import { usePageTitle } from '../use-page.ts';
import { allOrdersLink, ORDER_WAYS } from './members-links.tsx';
import type { pageMessages } from './messages/index.ts';

/** `/members/orders/<id>`: the thank-you page after payment, and the order later. */
export function OrderPage() {
  const { t } = useTranslator<typeof pageMessages>();
  usePageTitle(t('members.orderTitle'));
  const { id } = useParams({ from: '/_members/members/orders/$id' });
  return <Order key={id} id={id} ways={ORDER_WAYS} allLink={allOrdersLink} />;
}
