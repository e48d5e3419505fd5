import { ChevronDownIcon } from '@vinlore/ui';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** What `Fold` takes. */
interface FoldProps {
  readonly id: string;
  readonly icon: ReactNode;
  readonly title: string;
  /** Beside the title: "9 records". */
  readonly count?: string;
  /** Below the title, seen while it is closed, too. */
  readonly summary: ReactNode;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/**
 * A section that unfolds by the browser's own means; on paper it is always open. The place that links lead to lies within,
 * so that the browser opens it for them.
 */
export function Fold({ id, icon, title, count, summary, isOpen, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        {icon}
        <h2>{title}</h2>
        {count && <span className={styles.count}>{count}</span>}
        <ChevronDownIcon />
        <div className={styles.told}>{summary}</div>
      </summary>
      <div id={id} className={styles.body}>
        {children}
      </div>
    </details>
  );
}
