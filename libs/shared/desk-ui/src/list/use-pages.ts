import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PagedQuery } from '@vinlore/ui';

/** A page of a list: its rows, and the cursor of the next page; null: it was the last. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly cursor: string | null;
}

/** A paginated list, as `DataList` takes it. */
export interface Pages<Row, P = Page<Row>> extends PagedQuery {
  readonly rows: readonly Row[];
  /** The first page, for the data it has besides its rows. */
  readonly first: P | undefined;
}

/**
 * Loads a list a page at a time. While another filter loads, the previous rows stay.
 *
 * @param key the list's name, then all that it depends on
 * @param load fetches the page after a cursor; null for the first
 */
export function usePages<P extends Page<unknown>>(
  key: readonly unknown[],
  load: (cursor: string | null, signal: AbortSignal) => Promise<P>,
  options: { readonly refetchInterval?: number | false; readonly enabled?: boolean } = {},
): Pages<P['rows'][number], P> {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
    ...options,
  });
  const { data } = query;
  const rows = useMemo((): readonly P['rows'][number][] => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  return {
    isPending: query.isPending,
    isPlaceholderData: query.isPlaceholderData,
    error: query.error,
    hasNextPage: query.hasNextPage,
    isFetchingNextPage: query.isFetchingNextPage,
    refetch: query.refetch,
    fetchNextPage: query.fetchNextPage,
    rows,
    first: data?.pages[0],
  };
}
