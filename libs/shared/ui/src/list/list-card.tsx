import { Fragment, type ReactNode } from 'react';
import { ErrorNotice } from '../error-notice.tsx';
import { Card } from '../frame.tsx';
import styles from './list-card.module.css';
import { MoreButton } from './more-button.tsx';
import type { PagedQuery } from './paged-query.ts';

/** Props of `ListCard`. */
export interface ListCardProps {
  readonly query: PagedQuery;
  /** Content at the top, spread to both ends: the list's heading (h2) and a link or button. */
  readonly head: ReactNode;
  /** A `FilterBar` below the head. */
  readonly filter?: ReactNode;
  /** Status for screen readers while the first page loads. */
  readonly loading: string;
  /** Skeleton of a row, as high as a row, so nothing moves when the rows arrive. */
  readonly place: ReactNode;
  /** Label of the next-page button; false to never show it. */
  readonly more: string | false;
  /** Empty state: an `EmptyList` or a `NoneFits`. */
  readonly none?: ReactNode;
  /** The rows, each an `li`. */
  readonly children: ReactNode;
}

/** A card with a paginated list and its loading, error, and empty states. */
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
