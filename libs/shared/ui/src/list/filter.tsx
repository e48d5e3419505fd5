import type { ReactNode } from 'react';
import styles from './filter.module.css';

/** Props of `FilterBar`. */
export interface FilterBarProps {
  /** Class that sets the layout of the fields. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The filter bar of a `ListCard`. */
export function FilterBar({ className, children }: FilterBarProps) {
  return (
    <div className={`${styles.bar} ${className}`} role="search">
      {children}
    </div>
  );
}

/** Props of `FilterChips`. */
export interface FilterChipsProps<Value extends string | null> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly words: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** A row of chips, one of which is selected, to filter a list. */
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

/** Props of `NoneFits`. */
export interface NoneFitsProps {
  readonly words: string;
  /** Label of the button. */
  readonly showAll: string;
  readonly onShowAll: () => void;
}

/** Shown if no row matches the filter, with a button that shows all rows. */
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
