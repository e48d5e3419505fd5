import { Fragment, type ReactNode } from 'react';
import { ErrorNotice } from '../error-notice.tsx';
import { Card } from '../frame.tsx';
import styles from './list-card.module.css';
import { MoreButton } from './more-button.tsx';
import type { PagedQuery } from './paged-query.ts';

/** What `ListCard` takes. */
export interface ListCardProps {
  readonly query: PagedQuery;
  /** What stands at the top, its ends apart: the list's heading (h2) and a way on. */
  readonly head: ReactNode;
  /** A `FilterBar` below the head. */
  readonly filter?: ReactNode;
  /** Said to who cannot see the places of rows, while the first page is on its way. */
  readonly loading: string;
  /** A row's place while the list is on its way, as high as a row: nothing moves when they come. */
  readonly place: ReactNode;
  /** Words of the button for the next page; false where no more are wanted than there are. */
  readonly more: string | false;
  /** What stands where there are no rows: an `EmptyList` or a `NoneFits`. */
  readonly none?: ReactNode;
  /** The rows, each an `li`. */
  readonly children: ReactNode;
}

/** A long list on a surface: loading, failing, without rows, and a page at a time. */
export function ListCard({ query, head, filter, loading, place, more, none, children }: ListCardProps) {
  const { isPending, isPlaceholderData, error, hasNextPage } = query;
  return (
    <Card>
      <div className={styles.body}>
        <div className={styles.head}>{head}</div>
        {isPending && (
          <p className="hidden-visually" role="status">
            {loading}
          </p>
        )}
        {error !== null && (
          <div className={styles.failure}>
            <ErrorNotice error={error} onRetry={() => void query.refetch()} />
          </div>
        )}
        {filter}
        {none && <div className={styles.none}>{none}</div>}
        <ul aria-busy={isPending || isPlaceholderData}>
          {isPending && [1, 2, 3].map((each) => <Fragment key={each}>{place}</Fragment>)}
          {children}
        </ul>
        {more && hasNextPage && (
          <p className={styles.more}>
            <MoreButton query={query} words={more} />
          </p>
        )}
      </div>
    </Card>
  );
}
