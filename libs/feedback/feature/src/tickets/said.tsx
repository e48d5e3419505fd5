import { ticketContract, type TicketMessage } from '@vinlore/feedback-domain';
import { useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useEffect, useRef } from 'react';
import { type LoadFile, MessageFiles } from '../files/index.ts';
import type { ticketMessages } from './messages/index.ts';
import styles from './ticket.module.css';

/** The messages, scrolled to the latest. Always rendered as plain text. */
export function Said({ messages }: { readonly messages: readonly TicketMessage[] }) {
  const { t, moment } = useTranslator<typeof ticketMessages>();
  const { name } = useBrand();
  const call = useCall();
  const load: LoadFile = (which, signal) => call(ticketContract.ticketFile, which, signal && { signal });
  const last = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (messages.length > 1) last.current?.scrollIntoView({ block: 'nearest' });
  }, [messages.length]);
  return (
    <ol className={styles.said} aria-label={t('tickets.conversation')}>
      {messages.map(({ seq, from, text, files, mail, sent_at: at }, index) => (
        <li key={seq} ref={index === messages.length - 1 ? last : undefined} className={styles[from]}>
          <p className={styles.meta}>
            <strong>{from === 'member' ? t('tickets.you') : t('tickets.support', { brand: name })}</strong>
            <time dateTime={at}>{moment(at)}</time>
            {mail && <span>{t('tickets.byMail')}</span>}
          </p>
          <p className={styles.text}>{text}</p>
          <MessageFiles files={files} load={load} />
          {mail && mail.left_out.length > 0 && (
            <p className={styles.leftOut}>{t('tickets.leftOut', { names: mail.left_out.join(', ') })}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
