import { useParams } from '@tanstack/react-router';
import { Ticket } from '@vinlore/feedback-feature/tickets';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { usePageTitle } from '../use-page.ts';
import { allTicketsLink, creditsLink } from './members-links.tsx';
import { SupportTexts } from './support-texts.ts';

/** `/members/tickets/<number>`: a ticket's conversation, linked from its emails. */
export function TicketPage() {
  const { t } = useTranslator<typeof membersMessages>();
  const { number } = useParams({ from: '/_members/members/tickets/$number' });
  usePageTitle(`${t('members.support')} ${number}`);
  return (
    <SupportTexts>
      <Ticket key={number} number={number} allLink={allTicketsLink} creditsLink={creditsLink} />
    </SupportTexts>
  );
}
