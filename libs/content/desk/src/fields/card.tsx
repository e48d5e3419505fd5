import { ChevronDownIcon } from '@vinlore/ui';
import type { ReactNode } from 'react';
import styles from './card.module.css';

/** Props of `Card`. */
export interface CardProps {
  readonly id: string;
  /** The kind, such as a block's kind. */
  readonly kind: string;
  /** A summary of the content. */
  readonly summary: string;
  /** The number of errors, as text; null if there are none. */
  readonly faults: string | null;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Buttons that are always visible. */
  readonly keys?: ReactNode;
  readonly children: ReactNode;
}

/** A collapsible part of a page; its kind and summary stay visible. */
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
