import { ChevronDownIcon } from '@vinlore/ui';
import type { ReactNode } from 'react';
import styles from './more.module.css';

/** Props of `Some`. */
interface SomeProps<T> {
  readonly of: readonly T[];
  /** Number of items shown at first. */
  readonly most: number;
  /** "Show 12 more records" */
  readonly more: (count: number) => string;
  /** Renders a run of items as one list or table. */
  readonly children: (items: readonly T[], isFirst: boolean) => ReactNode;
}

/** Shows the first items and a button for the rest; in print all of them. A single extra item is shown directly. */
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
