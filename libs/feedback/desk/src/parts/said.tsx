import { Moment } from '@vinlore/desk-ui';
import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** A message as a conversation shows it. */
export interface SaidMessage {
  readonly seq: number;
  /** Whether support said it. */
  readonly ours: boolean;
  readonly who: string;
  readonly text: string;
  readonly at: string;
  /** What became of it. */
  readonly note?: ReactNode;
}

/**
 * A conversation: who said what and when, texts as texts, whatever they hold. What comes is told to a screen reader when it
 * is quiet, and takes no focus.
 */
export function SaidList({ label, messages }: { readonly label: string; readonly messages: readonly SaidMessage[] }) {
  return (
    <div role="log" aria-label={label} className={styles.said}>
      {messages.map(({ seq, ours, who, text, at, note }) => (
        <article key={seq} className={ours ? styles.ours : styles.theirs}>
          <p className={styles.meta}>
            <strong>{who}</strong>
            <Moment at={at} />
          </p>
          <p className={styles.text}>{text}</p>
          {note && <p className={styles.note}>{note}</p>}
        </article>
      ))}
    </div>
  );
}
