import { ChevronDownIcon } from '@vinlore/ui';
import type { ReactNode } from 'react';
import styles from './more.module.css';

/** What `Some` takes. */
interface SomeProps<T> {
  readonly of: readonly T[];
  /** So many are read at once. */
  readonly most: number;
  /** "Show 12 more records" */
  readonly more: (count: number) => string;
  /** Draws a run of them, as one list or table. */
  readonly children: (items: readonly T[], isFirst: boolean) => ReactNode;
}

/** The first of many, and the others a tap away; on paper all of them. One more than the most is shown without a tap. */
export function Some<T>({ of, most, more, children }: SomeProps<T>) {
  if (of.length === 0) return null;
  if (of.length <= most + 1) return children(of, true);
  return (
    <>
      {children(of.slice(0, most), true)}
      <details className={styles.more}>
        <summary>
          {more(of.length - most)}
          <ChevronDownIcon />
        </summary>
        {children(of.slice(most), false)}
      </details>
    </>
  );
}
