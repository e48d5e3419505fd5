import type { TicketMessage } from '@vinlore/feedback-domain';
import { useBrand, useTranslator } from '@vinlore/ui';
import { useEffect, useRef } from 'react';
import type { ticketMessages } from './messages/index.ts';
import styles from './ticket.module.css';

/** Who said what and when, the last word in view. Texts are shown as texts, whatever they hold. */
export function Said({ messages }: { readonly messages: readonly TicketMessage[] }) {
  const { t, moment } = useTranslator<typeof ticketMessages>();
  const { name } = useBrand();
  const last = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (messages.length > 1) last.current?.scrollIntoView({ block: 'nearest' });
  }, [messages.length]);
  return (
    <ol className={styles.said} aria-label={t('tickets.conversation')}>
      {messages.map(({ seq, from, text, sent_at: at }, index) => (
        <li key={seq} ref={index === messages.length - 1 ? last : undefined} className={styles[from]}>
          <p className={styles.meta}>
            <strong>{from === 'member' ? t('tickets.you') : t('tickets.support', { brand: name })}</strong>
            <time dateTime={at}>{moment(at)}</time>
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
