import { Orders } from '@vinlore/billing-feature';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { usePageTitle } from '../use-page.ts';
import { buyLink, orderLink } from './members-links.tsx';

/** `/members/orders`, and the dashboard's orders section (docs/decisions.md §4). */
export function OrdersPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.orders'));
  return <Orders orderLink={orderLink} buyLink={buyLink} />;
}
