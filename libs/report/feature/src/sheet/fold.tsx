import { ChevronDownIcon } from '@vinlore/ui';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** Props of `Fold`. */
interface FoldProps {
  readonly id: string;
  readonly icon: ReactNode;
  readonly title: string;
  /** Shown beside the title: "9 records". */
  readonly count?: string;
  /** Shown below the title, even when collapsed. */
  readonly summary: ReactNode;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/**
 * A collapsible section that needs no JavaScript and is always open in print. The link target is inside it, so that the
 * browser opens it when following a link.
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
