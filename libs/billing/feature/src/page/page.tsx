import { MoreButton, type MoreButtonProps, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { billingMessages } from '../messages/index.ts';
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

/** The way to the next lines of a long list; nothing where its end is reached. */
export function MoreLines({ query }: Pick<MoreButtonProps, 'query'>) {
  const { t } = useTranslator<typeof billingMessages>();
  if (!query.hasNextPage) return null;
  return (
    <p>
      <MoreButton query={query} words={t(query.isFetchingNextPage ? 'billing.loadingMore' : 'billing.more')} />
    </p>
  );
}
