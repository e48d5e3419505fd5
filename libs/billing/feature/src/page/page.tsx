import type { ReactNode } from 'react';
import styles from './page.module.css';

/** What `Page` takes. */
export interface PageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page about money: its heading, what it is for, and its parts below each other. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}

/** A surface with lines on it, one below the other. */
export function Lines({ busy = false, children }: { readonly busy?: boolean; readonly children: ReactNode }) {
  return (
    <ul className={styles.lines} aria-busy={busy}>
      {children}
    </ul>
  );
}

/** The places of lines that are on their way: nothing jumps when they come. */
export function LinePlaces({ words }: { readonly words: string }) {
  return (
    <>
      <p className="hidden-visually" role="status">
        {words}
      </p>
      <ul className={styles.lines} aria-hidden="true">
        {[1, 2, 3].map((place) => (
          <li key={place} className={styles.place}>
            <span className="skeleton" />
            <span className="skeleton" />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What `MoreLines` takes. */
export interface MoreLinesProps {
  readonly words: string;
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** The way to the next lines of a long list. */
export function MoreLines({ words, busy, onMore }: MoreLinesProps) {
  return (
    <p>
      <button type="button" className="btn btn-outline" aria-busy={busy} onClick={onMore}>
        {words}
      </button>
    </p>
  );
}
