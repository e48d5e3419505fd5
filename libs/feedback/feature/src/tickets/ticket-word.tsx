import type { TicketState, TicketSummary } from '@vinlore/feedback-domain';
import { type Status, StatusWord, useTranslator } from '@vinlore/ui';
import type { ticketMessages } from './messages/index.ts';

const STATUS: Record<TicketState, Status> = { open: 'no', answered: 'info', resolved: 'ok' };

/** The status of a ticket. */
export function TicketWord({ ticket: { state, messages } }: { ticket: Pick<TicketSummary, 'state' | 'messages'> }) {
  const { t } = useTranslator<typeof ticketMessages>();
  // Support wrote first, so it isn't a reply.
  const word = state === 'answered' && messages === 1 ? 'wrote' : state;
  return <StatusWord status={STATUS[state]}>{t(`tickets.state.${word}`)}</StatusWord>;
}
