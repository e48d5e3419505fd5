import type { PagedQuery } from './paged-query.ts';

/** What `MoreButton` takes. */
export interface MoreButtonProps {
  readonly query: Pick<PagedQuery, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  /** What the button says. */
  readonly words: string;
}

/** The way to a long list's next page; nothing at its end. */
export function MoreButton({ query, words }: MoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <button
      type="button"
      className="btn btn-outline"
      aria-busy={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {words}
    </button>
  );
}
