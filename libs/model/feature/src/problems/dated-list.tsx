import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { modelMessages } from '../messages/index.ts';
import styles from './problems.module.css';

/** One entry of a dated list. */
export interface Entry {
  readonly key: string;
  /** `YYYY-MM-DD`; null where it is not known. */
  readonly day: string | null;
  /** What it is about, as it was filed, in English. */
  readonly title: string;
  readonly text?: string;
  /** Its number and how it stands. */
  readonly notes: readonly ReactNode[];
}

/** So many are read at once; the rest unfolds. */
const MOST_LISTED = 4;

/** Entries with their days, the first few at once. @param count how many there are, of which `entries` may be the first */
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
