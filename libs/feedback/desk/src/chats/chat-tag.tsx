import { StatusTag, type Tone } from '@vinlore/desk-ui';
import type { ChatState } from '@vinlore/feedback-domain';
import { useTranslator } from '@vinlore/ui';
import type { feedbackDeskMessages } from '../messages/index.ts';

const TONES: Readonly<Record<ChatState, Tone>> = { waiting: 'wait', answered: 'none', closed: 'ok' };

/** Where a conversation stands. */
export function ChatTag({ state }: { readonly state: ChatState }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  return <StatusTag tone={TONES[state]}>{t(state === 'waiting' ? 'support.open' : `support.${state}`)}</StatusTag>;
}
