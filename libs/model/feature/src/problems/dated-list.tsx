import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { modelMessages } from '../messages/index.ts';
import styles from './problems.module.css';

/** An entry of a dated list. */
export interface Entry {
  readonly key: string;
  /** `YYYY-MM-DD`; null if unknown. */
  readonly day: string | null;
  /** Subject as filed, in English. */
  readonly title: string;
  readonly text?: string;
  /** Number and status. */
  readonly notes: readonly ReactNode[];
}

/** Number of entries shown before "Show more". */
const MOST_LISTED = 4;

/**
 * List of dated entries, collapsed after the first few. @param count total number, of which `entries` may be only the
 * first
 */
export function DatedList({ entries, count }: { readonly entries: readonly Entry[]; readonly count: number }) {
  const { t, number } = useTranslator<typeof modelMessages>();
  const [first, rest] = [entries.slice(0, MOST_LISTED), entries.slice(MOST_LISTED)];
  return (
    <>
      <Entries entries={first} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{t('model.more', { count: rest.length })}</summary>
          <Entries entries={rest} />
          {count > entries.length && (
            <p className={styles.small}>{t('model.newest', { shown: number(entries.length), count: number(count) })}</p>
          )}
        </details>
      )}
    </>
  );
}

function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  const { date } = useTranslator<typeof modelMessages>();
  return (
    <ul className={styles.entries}>
      {entries.map(({ key, day, title, text, notes }) => (
        <li key={key}>
          <p className={styles.small}>
            {day && <time dateTime={day}>{date(day)}</time>}
            {notes.filter(Boolean).map((note, at) => (
              <span key={at}>{note}</span>
            ))}
          </p>
          <p lang="en">
            <b>{title}</b>
          </p>
          {text && <p lang="en">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
