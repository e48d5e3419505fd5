import { SentNotice, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { supportMessages } from './messages/index.ts';
import type { OpenedTicket } from './support-form.tsx';

/** Props of `SupportSent`. */
export interface SupportSentProps {
  readonly ticket: OpenedTicket;
  /** Further actions: OK in the modal, links on a page. */
  readonly actions: ReactNode;
}

/**
 * The success screen of a support ticket (spec §2, §8) with the server's text, which mentions a free credit only if one
 * was given (docs/decisions.md §4).
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
