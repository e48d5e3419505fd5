import styles from './bar-chart.module.css';

/** One row of a `BarChart`. */
export interface BarRow {
  readonly key: string;
  readonly label: string;
  /** The label's language, if it differs from the page's. */
  readonly labelLanguage?: 'en' | undefined;
  /** The value as text. */
  readonly words: string;
  /** Share of the longest bar, 0 to 1. */
  readonly share: number;
  /** Whether the page is about this row, as opposed to those it is compared with. */
  readonly own?: boolean;
}

/** The bar is an SVG, because the content security policy forbids inline styles. */
function Bar({ share }: { readonly share: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="8" className={styles.track} />
      <rect width={Math.max(share * 100, share > 0 ? 1 : 0)} height="8" className={styles.fill} />
    </svg>
  );
}

/** A bar chart of counts: a list with each value as text, and a bar scaled to the largest. */
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
