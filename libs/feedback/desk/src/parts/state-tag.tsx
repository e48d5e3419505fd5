import { StatusTag, type Tone } from '@vinlore/desk-ui';
import type { ChatState, TicketState } from '@vinlore/feedback-domain';
import { useTranslator } from '@vinlore/ui';
import type { feedbackDeskMessages } from '../messages/index.ts';

/** Status of a ticket or chat. */
export type WorkState = TicketState | ChatState;

const TONES: Readonly<Record<WorkState, Tone>> = {
  open: 'wait',
  waiting: 'wait',
  answered: 'none',
  resolved: 'ok',
  closed: 'ok',
};

/** Message keys of the statuses, and of their counts. */
export const STATE_WORDS = {
  open: ['support.open', 'support.countOpen'],
  waiting: ['support.open', 'support.countOpen'],
  answered: ['support.answered', 'support.countAnswered'],
  resolved: ['support.resolved', 'support.countResolved'],
  closed: ['support.closed', 'support.countClosed'],
} as const satisfies Record<WorkState, readonly [string, string]>;

/** The status of a ticket or chat as a tag. */
export function StateTag({ state }: { readonly state: WorkState }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  return <StatusTag tone={TONES[state]}>{t(STATE_WORDS[state][0])}</StatusTag>;
}
