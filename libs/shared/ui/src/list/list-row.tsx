import type { ReactNode } from 'react';
import styles from './list-row.module.css';

/** Props of `ListRow`. */
export interface ListRowProps {
  /** Class that sets the columns. */
  readonly className: string | undefined;
  /** Whether it is a skeleton, hidden from screen readers. */
  readonly isPlace?: boolean;
  readonly children: ReactNode;
}

/** A row of a `ListCard`; the link in its heading is styled as text. */
export function ListRow({ className, isPlace, children }: ListRowProps) {
  return (
    <li className={`${styles.row} ${className}`} aria-hidden={isPlace}>
      {children}
    </li>
  );
}
