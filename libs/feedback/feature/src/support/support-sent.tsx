import { SentNotice, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { supportMessages } from './messages/index.ts';
import type { OpenedTicket } from './support-form.tsx';

/** What `SupportSent` takes. */
export interface SupportSentProps {
  readonly ticket: OpenedTicket;
  /** Ways on: the modal's OK, a page's links. */
  readonly actions: ReactNode;
}

/**
 * A support ticket's success screen (spec §2, §8), in the server's words: of a free credit they speak only where one was
 * given (docs/decisions.md §4).
 */
export function SupportSent({ ticket, actions }: SupportSentProps) {
  const { t } = useTranslator<typeof supportMessages>();
  const [title, text] = ticket.words.split('\n');
  return (
    <SentNotice title={title} actions={actions}>
      <p>{text}</p>
      <p>{t('support.sentNumber', { number: ticket.number })}</p>
    </SentNotice>
  );
}
