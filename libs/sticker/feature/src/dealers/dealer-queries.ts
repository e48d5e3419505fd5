import type { Call } from '@vinlore/contract';
import { type BulkJob, bulkContract } from '@vinlore/contract';
import { inventoryContract } from '@vinlore/sticker-domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** All that is known of a dealer's lists. */
export const BULK_KEY = ['bulk'] as const;
/** All that is known of a dealer's vehicles. */
export const INVENTORY_KEY = ['inventory'] as const;

const LOOK_AGAIN_MS = 1_500;
const PAGE = 50;

/** Whether work on a list goes on. */
export const isOpen = ({ state }: Pick<BulkJob, 'state'>): boolean => state === 'waiting' || state === 'running';

/** The dealer's lists; asked again while one is being made. */
export function bulkListQuery(call: Call) {
  return queryOptions({
    queryKey: [...BULK_KEY, 'list'],
    queryFn: ({ signal }) => call(bulkContract.bulkList, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? LOOK_AGAIN_MS : false),
  });
}

/** Which of a dealer's vehicles are shown. */
export interface InventoryFilter {
  readonly search: string;
  readonly withoutSticker: boolean;
}

/** The dealer's vehicles, a page at a time. */
export function inventoryQuery(call: Call, { search, withoutSticker }: InventoryFilter) {
  return infiniteQueryOptions({
    queryKey: [...INVENTORY_KEY, search, withoutSticker],
    queryFn: ({ pageParam, signal }) =>
      call(
        inventoryContract.inventoryList,
        { cursor: pageParam, limit: PAGE, search, without_sticker: withoutSticker },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // While somebody types, the former list stands until the next one is there.
    placeholderData: (before) => before,
  });
}
