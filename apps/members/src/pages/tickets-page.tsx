import { Tickets } from '@vinlore/feedback-feature/tickets';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { usePageTitle } from '../use-page.ts';
import { contactLink, ticketLink } from './members-links.tsx';
import { SupportTexts } from './support-texts.ts';

/** `#tickets` of the dashboard (docs/decisions.md §4). */
export function TicketsPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.support'));
  return (
    <SupportTexts>
      <Tickets ticketLink={ticketLink} contactLink={contactLink} />
    </SupportTexts>
  );
}
