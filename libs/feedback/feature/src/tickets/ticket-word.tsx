import type { TicketState } from '@vinlore/feedback-domain';
import { type Status, StatusWord, useTranslator } from '@vinlore/ui';
import type { ticketMessages } from './messages/index.ts';

const STATUS: Record<TicketState, Status> = { open: 'no', answered: 'info', resolved: 'ok' };

/** Where a ticket stands, in a word or two. */
export function TicketWord({ state }: { readonly state: TicketState }) {
  const { t } = useTranslator<typeof ticketMessages>();
  return <StatusWord status={STATUS[state]}>{t(`tickets.state.${state}`)}</StatusWord>;
}
