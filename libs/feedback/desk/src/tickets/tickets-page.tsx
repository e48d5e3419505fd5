import { DeskPage } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { ListKeys } from '../parts/list-keys.tsx';
import { TicketList } from './ticket-list.tsx';

/** /staff/tickets: all tickets of the brand. */
export function TicketsPage() {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  return (
    <DeskPage title={t('support.tickets')} lead={t('support.ticketsLead')} actions={<ListKeys />}>
      <TicketList />
    </DeskPage>
  );
}

/** /staff/disputes: tickets in which a member disputes a record of a report. */
export function DisputesPage() {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  return (
    <DeskPage title={t('support.disputes')} lead={t('support.disputesLead')} actions={<ListKeys />}>
      <TicketList about="dispute" />
    </DeskPage>
  );
}
