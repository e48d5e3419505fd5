import type { ReactNode } from 'react';
import styles from './page.module.css';

/** Opening of a single-purpose page: title, one sentence, and the form. */
export function Opening({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className={styles.opening}>
      <div className="wrap">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        <div className={styles.act}>{children}</div>
      </div>
    </div>
  );
}
