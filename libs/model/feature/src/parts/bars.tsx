import styles from './bars.module.css';

/** One row of a small chart. */
export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  /** Whether the label is English whatever language the page is in. */
  readonly english?: boolean;
  /** The row that the page is about. */
  readonly strong?: boolean;
}

/** Counts side by side: a list whose rows have a bar as long as their share of the largest. */
export function Bars({
  bars,
  label,
  say,
}: {
  readonly bars: readonly Bar[];
  readonly label: string;
  readonly say: (count: number) => string;
}) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ key, label: name, count, english, strong }) => (
        <li key={key} className={strong ? styles.strong : undefined}>
          <span lang={english ? 'en' : undefined}>{name}</span>
          <b>{say(count)}</b>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * count) / most} height="1" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
