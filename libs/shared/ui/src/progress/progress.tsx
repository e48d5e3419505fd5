import type { ReactNode } from 'react';
import styles from './progress.module.css';

/** A progress indicator for something slow: a text over an animated bar. */
export function Progress({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.progress} role="status">
      <p>{children}</p>
      <span className={styles.bar} aria-hidden="true" />
    </div>
  );
}
