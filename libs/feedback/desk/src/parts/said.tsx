import { Moment } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from './parts.module.css';

/** A message, or a note of a colleague, as a conversation shows it. */
export interface ThreadEntry {
  readonly key: string;
  /** Who wrote it: support to the other side, the other side, or a colleague for the team alone. */
  readonly kind: 'ours' | 'theirs' | 'note';
  /** Who of support it was, where that is known. */
  readonly by: string | null;
  readonly text: string;
  readonly at: string;
  /** What came with it: files, and where it came from. */
  readonly files?: ReactNode;
  /** What became of it. */
  readonly fate?: ReactNode;
}

/** What `SaidList` takes. */
export interface SaidListProps {
  readonly label: string;
  /** Who wrote to support. */
  readonly who: string;
  readonly entries: readonly ThreadEntry[];
}

/**
 * A conversation: who said what and when, texts as texts, whatever they hold. What comes is told to a screen reader when it
 * is quiet, and takes no focus.
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
