import type { Call } from '@vinlore/contract';
import { inventoryContract } from '@vinlore/sticker-domain';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** All that is known of a dealer's vehicles. */
export const INVENTORY_KEY = ['inventory'] as const;

const PAGE = 50;

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
