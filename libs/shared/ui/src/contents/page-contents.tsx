import styles from './page-contents.module.css';

/** A part of a page that its contents lead to. */
interface PagePart {
  /** Of the element where it begins. */
  readonly id: string;
  readonly title: string;
}

/** What `PageContents` takes. */
export interface PageContentsProps {
  /** For screen readers: "On this page". */
  readonly label: string;
  /** In the order in which they stand. */
  readonly parts: readonly PagePart[];
}

/** A long page's parts in one line that stays at its top, so that a phone reaches each with one tap. Needs no script. */
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
