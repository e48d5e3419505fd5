import type { ChatMessage } from '@vinlore/feedback-domain';
import { useBrand, useTranslator } from '@vinlore/ui';
import { useEffect, useRef } from 'react';
import styles from './chat-panel.module.css';
import type { panelMessages } from './messages/index.ts';

/** The messages, scrolled to the latest. Always rendered as plain text. */
export function MessageList({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const { t, moment } = useTranslator<typeof panelMessages>();
  const { name } = useBrand();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (messages.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [messages.length]);
  return (
    <div role="log" aria-label={t('feedback.panelLog')} className={styles.log}>
      {messages.map(({ seq, from, text, sent_at }) => (
        <div key={seq} className={`${styles.message} ${styles[from]}`}>
          <p className={styles.meta}>
            <strong>{from === 'visitor' ? t('feedback.panelYou') : name}</strong>{' '}
            <time dateTime={sent_at}>{moment(sent_at)}</time>
          </p>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
      <div ref={end} />
    </div>
  );
}
