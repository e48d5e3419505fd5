import type { ReactNode } from 'react';
import styles from './empty-list.module.css';

/** Props of `EmptyList`. */
export interface EmptyListProps {
  /**
   * SVG shapes for a 120 × 96 view box, each with its role in `data-ink`: `paper`, `shade` (paper behind), `bold`,
   * `line`, `good` (a stroke), or `dot`.
   */
  readonly picture: ReactNode;
  readonly title: string;
  /** Heading level; h3 below a list's own heading. */
  readonly heading?: 'h2' | 'h3';
  /** One sentence on what will appear here. */
  readonly lead: string;
  /** One action. */
  readonly children: ReactNode;
}

/** The empty state of a list: a picture, one sentence, one action. */
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
