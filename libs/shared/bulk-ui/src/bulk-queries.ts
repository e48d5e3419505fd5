import { type BulkJob, bulkContract, type Call, type DocumentKind } from '@vinlore/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** All that is known of a dealer's lists. */
export const BULK_KEY = ['bulk'] as const;

const LOOK_AGAIN_MS = 1_500;

/** Whether work on a list goes on. */
export const isOpen = ({ state }: Pick<BulkJob, 'state'>): boolean => state === 'waiting' || state === 'running';

/** The dealer's lists of one kind; asked again while one is being made. */
export function bulkListQuery(call: Call, kind: DocumentKind) {
  return queryOptions({
    queryKey: [...BULK_KEY, 'list', kind],
    queryFn: ({ signal }) => call(bulkContract.bulkList, { kind }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? LOOK_AGAIN_MS : false),
  });
}

/** A list's vehicles, a page at a time; asked again as far as the list gets on. */
export function bulkRowsQuery(call: Call, { id, state, made, had, failed }: BulkJob) {
  return infiniteQueryOptions({
    queryKey: [...BULK_KEY, 'rows', id, state, made + had + failed],
    queryFn: ({ pageParam, signal }) => call(bulkContract.bulkRows, { id, cursor: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Until what has come since is there, the former rows stand.
    placeholderData: (before) => before,
  });
}
