import { type BulkJob, bulkContract, type Call, type DocumentKind } from '@vinlore/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Query key of everything about a dealer's lists. */
export const BULK_KEY = ['bulk'] as const;

const LOOK_AGAIN_MS = 1_500;

/** Whether a list is still being processed. */
export const isOpen = ({ state }: Pick<BulkJob, 'state'>): boolean => state === 'waiting' || state === 'running';

/** The dealer's lists of one kind; polled while one is being processed. */
export function bulkListQuery(call: Call, kind: DocumentKind) {
  return queryOptions({
    queryKey: [...BULK_KEY, 'list', kind],
    queryFn: ({ signal }) => call(bulkContract.bulkList, { kind }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? LOOK_AGAIN_MS : false),
  });
}

/** A list's vehicles, a page at a time; refetched as the list progresses. */
export function bulkRowsQuery(call: Call, { id, state, made, had, failed }: BulkJob) {
  return infiniteQueryOptions({
    queryKey: [...BULK_KEY, 'rows', id, state, made + had + failed],
    queryFn: ({ pageParam, signal }) => call(bulkContract.bulkRows, { id, cursor: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Keep showing the previous rows until the new ones have loaded.
    placeholderData: (before) => before,
  });
}
