import type { TicketState, TicketSummary } from '@vinlore/feedback-domain';
import { type Status, StatusWord, useTranslator } from '@vinlore/ui';
import type { ticketMessages } from './messages/index.ts';

const STATUS: Record<TicketState, Status> = { open: 'no', answered: 'info', resolved: 'ok' };

/** Where a ticket stands, in a word or two. */
export function TicketWord({ ticket: { state, messages } }: { ticket: Pick<TicketSummary, 'state' | 'messages'> }) {
  const { t } = useTranslator<typeof ticketMessages>();
  // What nobody asked is no answer: support wrote first.
  const word = state === 'answered' && messages === 1 ? 'wrote' : state;
  return <StatusWord status={STATUS[state]}>{t(`tickets.state.${word}`)}</StatusWord>;
}
