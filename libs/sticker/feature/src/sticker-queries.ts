import { type Call, CallError } from '@vinlore/contract';
import { ownStickerContract, stickerContract, type StickerSummary } from '@vinlore/sticker-domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { plainVin } from '@vinlore/vehicle-domain';

/** All that is known of the member's stickers; what a new sticker makes stale. */
export const STICKERS_KEY = ['stickers'] as const;

const PAGE = 50;

/** Which of the member's stickers are looked for. */
export interface StickerFilter {
  readonly kind: StickerSummary['kind'] | null;
  /** Part of a name or a VIN; '' : all. */
  readonly search: string;
}

export const NO_FILTER: StickerFilter = { kind: null, search: '' };

/** All lists of the member's stickers, whatever is looked for. */
export const STICKER_LISTS_KEY = [...STICKERS_KEY, 'list'] as const;

/** The member's stickers, newest first, a page at a time. */
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

/** One of the member's own stickers with what was signed; null where it is not theirs. */
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

/** By what the member's sticker of a car is found. */
interface SoughtCar {
  readonly vin: string;
  /** What it is called, where it has no VIN. */
  readonly title?: string;
}

/** The newest of the member's stickers of a car, with what was chosen of it; null where there is none. */
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
