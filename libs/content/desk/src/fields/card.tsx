import { ChevronDownIcon } from '@vinlore/ui';
import type { ReactNode } from 'react';
import styles from './card.module.css';

/** What `Card` takes. */
export interface CardProps {
  readonly id: string;
  /** What it is, such as a block's kind. */
  readonly kind: string;
  /** What it is about. */
  readonly summary: string;
  /** Faults within it, in words; null: none. */
  readonly faults: string | null;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Buttons that are there whether or not it is open. */
  readonly keys?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that folds: what it is and what it is about stay in view. */
export function Card({ id, kind, summary, faults, open, onToggle, keys, children }: CardProps) {
  return (
    <section className={styles.card} aria-label={summary ? `${kind}: ${summary}` : kind}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={id} onClick={onToggle}>
            <span className={styles.chevron}>
              <ChevronDownIcon size={16} />
            </span>
            <span className={styles.kind}>{kind}</span>
            <span className={styles.summary}>{summary}</span>
            {faults && <span className={`tag ${styles.faults}`}>{faults}</span>}
          </button>
        </h3>
        {keys && <div className={styles.keys}>{keys}</div>}
      </div>
      <div className={styles.body} id={id} hidden={!open}>
        {open && children}
      </div>
    </section>
  );
}
