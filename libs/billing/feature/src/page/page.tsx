import { MoreButton, type MoreButtonProps, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { billingMessages } from '../messages/index.ts';
import styles from './page.module.css';

/** Props of `Page`. */
export interface PageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A billing page: heading, lead text, and stacked sections. */
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

/** A surface with a list of lines. */
export function Lines({ busy = false, children }: { readonly busy?: boolean; readonly children: ReactNode }) {
  return (
    <ul className={styles.lines} aria-busy={busy}>
      {children}
    </ul>
  );
}

/** Placeholders for lines that are loading, to avoid layout shift. */
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

/** Button that loads more lines; hidden at the end of the list. */
export function MoreLines({ query }: Pick<MoreButtonProps, 'query'>) {
  const { t } = useTranslator<typeof billingMessages>();
  if (!query.hasNextPage) return null;
  return (
    <p>
      <MoreButton query={query} words={t(query.isFetchingNextPage ? 'billing.loadingMore' : 'billing.more')} />
    </p>
  );
}
