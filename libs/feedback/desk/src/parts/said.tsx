import { Moment } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from './parts.module.css';

/** A message as a conversation shows it. */
interface SaidMessage {
  readonly seq: number;
  /** Whether support said it, and who of them, where that is known. */
  readonly ours: boolean;
  readonly by: string | null;
  readonly text: string;
  readonly at: string;
  /** What became of it. */
  readonly note?: ReactNode;
}

/** What `SaidList` takes. */
export interface SaidListProps {
  readonly label: string;
  /** Who wrote to support. */
  readonly who: string;
  readonly messages: readonly SaidMessage[];
}

/**
 * A conversation: who said what and when, texts as texts, whatever they hold. What comes is told to a screen reader when it
 * is quiet, and takes no focus.
 */
export function SaidList({ label, who, messages }: SaidListProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const support = (by: string | null) => (by === null ? t('ticket.support') : t('ticket.by', { name: by }));
  return (
    <div role="log" aria-label={label} className={styles.said}>
      {messages.map(({ seq, ours, by, text, at, note }) => (
        <article key={seq} className={ours ? styles.ours : styles.theirs}>
          <p className={styles.meta}>
            <strong>{ours ? support(by) : who}</strong>
            <Moment at={at} />
          </p>
          <p className={styles.text}>{text}</p>
          {note && <p className={styles.note}>{note}</p>}
        </article>
      ))}
    </div>
  );
}
