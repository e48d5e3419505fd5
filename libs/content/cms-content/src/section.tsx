import type { ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  readonly id?: string;
  readonly title: string;
  readonly lead?: string;
  /** Title and content side by side on wide screens. */
  readonly beside?: boolean;
  /** Small next to the other bands of the page. */
  readonly slim?: boolean;
  readonly children: ReactNode;
}

/** The frame of a block: a band with a heading and content. */
export function Section({ id, title, lead, beside = false, slim = false, children }: SectionProps) {
  return (
    <section id={id} className={slim ? `${styles.section} ${styles.slim}` : styles.section}>
      <div className={`wrap ${beside ? styles.beside : ''}`}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
