import type { ReactNode } from 'react';
import styles from './filter.module.css';

/** What `FilterBar` takes. */
export interface FilterBarProps {
  /** How its fields stand beside or below each other. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The band of a `ListCard` in which a list is searched. */
export function FilterBar({ className, children }: FilterBarProps) {
  return (
    <div className={`${styles.bar} ${className}`} role="search">
      {children}
    </div>
  );
}

/** What `FilterChips` takes. */
export interface FilterChipsProps<Value extends string | null> {
  /** What they choose, for who cannot see it. */
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly words: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, each a tap away: which part of a list is shown. */
export function FilterChips<Value extends string | null>(props: FilterChipsProps<Value>) {
  const { label, values, chosen, words, onChoose } = props;
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
        >
          {words(value)}
        </button>
      ))}
    </div>
  );
}

/** What `NoneFits` takes. */
export interface NoneFitsProps {
  readonly words: string;
  /** Words of the button. */
  readonly showAll: string;
  readonly onShowAll: () => void;
}

/** Where no row fits the filter: all of them are one tap away. */
export function NoneFits({ words, showAll, onShowAll }: NoneFitsProps) {
  return (
    <div className={styles.none} role="status">
      <p>{words}</p>
      <button type="button" className="btn btn-outline" onClick={onShowAll}>
        {showAll}
      </button>
    </div>
  );
}
