import { Moment } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from './parts.module.css';

/** A message or an internal note in a conversation. */
export interface ThreadEntry {
  readonly key: string;
  /** The kind of author: support, the other side, or a colleague with an internal note. */
  readonly kind: 'ours' | 'theirs' | 'note';
  /** Name of the agent, if known. */
  readonly by: string | null;
  readonly text: string;
  readonly at: string;
  /** Extras of the message: attachments and its origin. */
  readonly files?: ReactNode;
  /** Delivery status. */
  readonly fate?: ReactNode;
}

/** Props of `SaidList`. */
export interface SaidListProps {
  readonly label: string;
  /** Name of the member or visitor. */
  readonly who: string;
  readonly entries: readonly ThreadEntry[];
}

/**
 * A conversation with authors and times; messages are rendered as plain text. New ones are announced politely and don't
 * move focus.
 */
export function SaidList({ label, who, entries }: SaidListProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const writerOf = ({ kind, by }: ThreadEntry) => {
    if (kind === 'theirs') return who;
    if (kind === 'note') return by ?? t('note.colleague');
    return by === null ? t('ticket.support') : t('ticket.by', { name: by });
  };
  return (
    <div role="log" aria-label={label} className={styles.said}>
      {entries.map((entry) => (
        <article key={entry.key} className={styles[entry.kind]}>
          {entry.kind === 'note' && <p className={styles.teamOnly}>{t('note.only')}</p>}
          <p className={styles.meta}>
            <strong>{writerOf(entry)}</strong>
            <Moment at={entry.at} />
          </p>
          <p className={styles.text}>{entry.text}</p>
          {entry.files}
          {entry.fate && <p className={styles.fate}>{entry.fate}</p>}
        </article>
      ))}
    </div>
  );
}
