import { Credits } from '@vinlore/billing-feature';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { usePageTitle } from '../use-page.ts';
import { buyLink, documentLink } from './members-links.tsx';

/** `/members/credits` */
export function CreditsPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.credits'));
  return <Credits buyLink={buyLink} documentLink={documentLink} />;
}
