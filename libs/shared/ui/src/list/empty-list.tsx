import type { ReactNode } from 'react';
import styles from './empty-list.module.css';

/** What `EmptyList` takes. */
export interface EmptyListProps {
  /**
   * Shapes of 120 × 96, each with its part in `data-ink`: `paper`, `shade` (paper behind), `bold`, `line`, `good` (a
   * stroke) or `dot`.
   */
  readonly picture: ReactNode;
  readonly title: string;
  /** The heading's level; below a list's own heading it is an h3. */
  readonly heading?: 'h2' | 'h3';
  /** One sentence on what will be here. */
  readonly lead: string;
  /** One action. */
  readonly children: ReactNode;
}

/** The place where the rows of a list will be: a picture, one sentence, one action. */
export function EmptyList({ picture, title, heading: Heading = 'h3', lead, children }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <svg className={styles.picture} width="120" height="96" viewBox="0 0 120 96" aria-hidden="true">
        {picture}
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
