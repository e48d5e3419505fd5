import type { PagedQuery } from './paged-query.ts';

/** Props of `MoreButton`. */
export interface MoreButtonProps {
  readonly query: Pick<PagedQuery, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  /** Label of the button. */
  readonly words: string;
}

/** Button that loads a list's next page; renders nothing at the end of the list. */
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
