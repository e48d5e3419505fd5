import { type Call, CallError } from '@vinlore/contract';
import { ownStickerContract, stickerContract, type StickerSummary } from '@vinlore/sticker-domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { plainVin } from '@vinlore/vehicle-domain';

/** Key of all sticker queries, invalidated by a new sticker. */
export const STICKERS_KEY = ['stickers'] as const;

const PAGE = 50;

/** Search and filter of the member's stickers. */
export interface StickerFilter {
  readonly kind: StickerSummary['kind'] | null;
  /** Part of a name or VIN; empty for all. */
  readonly search: string;
}

export const NO_FILTER: StickerFilter = { kind: null, search: '' };

/** Key of all sticker lists. */
export const STICKER_LISTS_KEY = [...STICKERS_KEY, 'list'] as const;

/** Query of the member's stickers, newest first, paginated. */
export function stickerListQuery(call: Call, { kind, search }: StickerFilter) {
  return infiniteQueryOptions({
    queryKey: [...STICKER_LISTS_KEY, kind, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        stickerContract.list,
        { cursor: pageParam, limit: String(PAGE), kind: kind ?? undefined, search },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ stickers, more }) => (more ? stickers.at(-1)?.id : undefined),
  });
}

/** Query of one of the member's stickers with its signed data; null if it isn't theirs. */
export function ownStickerQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [...STICKERS_KEY, 'one', id],
    queryFn: async ({ signal }) => {
      try {
        return await call(ownStickerContract.ownSticker, { id }, { signal });
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

/** Identifies the member's sticker of a car. */
interface SoughtCar {
  readonly vin: string;
  /** Name of a car without a VIN. */
  readonly title?: string;
}

/** Query of the member's newest sticker of a car, with its choices; null if there is none. */
export function ownStickerOfCarQuery(call: Call, { vin, title = '' }: SoughtCar) {
  const number = plainVin(vin);
  const search = number || title;
  const inAnyCase = (text: string) => text.toLowerCase();
  const isIt = (each: StickerSummary) =>
    number ? plainVin(each.vin) === number : each.vin === '' && inAnyCase(each.title) === inAnyCase(title);
  return queryOptions({
    queryKey: [...STICKERS_KEY, 'of-car', search],
    queryFn: async ({ signal }) => {
      const { stickers } = await call(stickerContract.list, { search }, { signal });
      const found = stickers.find(isIt);
      return found ? call(ownStickerContract.ownSticker, { id: found.id }, { signal }) : null;
    },
    enabled: search !== '',
  });
}
