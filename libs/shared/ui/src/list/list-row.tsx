import type { ReactNode } from 'react';
import styles from './list-row.module.css';

/** What `ListRow` takes. */
export interface ListRowProps {
  /** Its columns. */
  readonly className: string | undefined;
  /** A place without content, which nobody needs to hear of. */
  readonly isPlace?: boolean;
  readonly children: ReactNode;
}

/** A row of a `ListCard`; its heading, a link, reads as text. */
export function ListRow({ className, isPlace, children }: ListRowProps) {
  return (
    <li className={`${styles.row} ${className}`} aria-hidden={isPlace}>
      {children}
    </li>
  );
}
