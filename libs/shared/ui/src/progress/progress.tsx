import type { ReactNode } from 'react';
import styles from './progress.module.css';

/** Something that takes more than a moment: what happens, in words, over a bar that moves. */
export function Progress({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.progress} role="status">
      <p>{children}</p>
      <span className={styles.bar} aria-hidden="true" />
    </div>
  );
}
