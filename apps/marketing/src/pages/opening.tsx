import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The beginning of a page that has one thing to do: title, a sentence, and the thing. */
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
