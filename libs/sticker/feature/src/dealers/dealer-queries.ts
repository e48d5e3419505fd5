import type { Call } from '@vinlore/contract';
import { inventoryContract } from '@vinlore/sticker-domain';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Key of all inventory queries. */
export const INVENTORY_KEY = ['inventory'] as const;

const PAGE = 50;

/** Search and filter of the inventory. */
export interface InventoryFilter {
  readonly search: string;
  readonly withoutSticker: boolean;
}

/** Query of the dealer's vehicles, paginated. */
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
    // Keeps the previous list while typing until the new one is loaded.
    placeholderData: (before) => before,
  });
}
