import styles from './page-contents.module.css';

/** A section listed in the page contents. */
interface PagePart {
  /** Id of the section's first element. */
  readonly id: string;
  readonly title: string;
}

/** Props of `PageContents`. */
export interface PageContentsProps {
  /** For screen readers: "On this page". */
  readonly label: string;
  /** In page order. */
  readonly parts: readonly PagePart[];
}

/**
 * A long page's sections as a line of links that stays at the top, so each is one tap away on a phone. Works without
 * scripts.
 */
export function PageContents({ label, parts }: PageContentsProps) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
