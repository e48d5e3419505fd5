import { StatusTag, type Tone } from '@vinlore/desk-ui';
import type { TicketState } from '@vinlore/feedback-domain';
import { useTranslator } from '@vinlore/ui';
import type { feedbackDeskMessages } from '../messages/index.ts';

const TONES: Readonly<Record<TicketState, Tone>> = { open: 'wait', answered: 'none', resolved: 'ok' };

/** Where a ticket stands. */
export function TicketTag({ state }: { readonly state: TicketState }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  return <StatusTag tone={TONES[state]}>{t(`support.${state}`)}</StatusTag>;
}
