import styles from './bar-chart.module.css';

/** One row of a `BarChart`. */
export interface BarRow {
  readonly key: string;
  readonly label: string;
  /** Where the label is in another language than the page. */
  readonly labelLanguage?: 'en' | undefined;
  /** The figure in words. */
  readonly words: string;
  /** Of the longest bar, 0 to 1. */
  readonly share: number;
  /** The row that the page is about, among others beside it. */
  readonly own?: boolean;
}

/** A bar as a drawing: no inline style, which the content security policy forbids. */
function Bar({ share }: { readonly share: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="8" className={styles.track} />
      <rect width={Math.max(share * 100, share > 0 ? 1 : 0)} height="8" className={styles.fill} />
    </svg>
  );
}

/** Counts side by side: a list that says each in words, with a bar as long as its share of the largest. */
export function BarChart({ label, rows }: { readonly label: string; readonly rows: readonly BarRow[] }) {
  const isAboutOne = rows.some(({ own }) => own);
  return (
    <div className={styles.chart}>
      <ul aria-label={label}>
        {rows.map(({ key, label: name, labelLanguage, words, share, own }) => (
          <li key={key} className={own ? styles.own : isAboutOne ? styles.other : undefined}>
            <span lang={labelLanguage}>{name}</span>
            <Bar share={share} />
            <span className={styles.words}>{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
