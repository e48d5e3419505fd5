import type { StickerSummary } from '@vinlore/sticker-domain';
import { useCall } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeOf, type StickerRequest } from './select/make-of.ts';
import { STICKER_LISTS_KEY, STICKERS_KEY } from './sticker-queries.ts';

/** A sticker request. */
export interface MadeSticker {
  readonly sticker: StickerSummary;
  /** The member already had this exact sticker, so the server returned it. */
  readonly hadAlready: boolean;
}

const MAKING_KEY = ['make-sticker'] as const;

/** Creates a sticker and invalidates the lists. Clicks while a request is pending are ignored. */
export function useMakeSticker(onMade: (sticker: StickerSummary) => void) {
  const call = useCall();
  const queries = useQueryClient();
  const making = useMutation({
    mutationKey: MAKING_KEY,
    mutationFn: async (request: StickerRequest): Promise<MadeSticker> => {
      const lists = queries.getQueriesData<{ pages: { stickers: StickerSummary[] }[] }>({
        queryKey: STICKER_LISTS_KEY,
      });
      const known = lists.flatMap(([, list]) => list?.pages.flatMap(({ stickers }) => stickers) ?? []);
      const sticker = await makeOf(call, request);
      return { sticker, hadAlready: known.some(({ id }) => id === sticker.id) };
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: STICKERS_KEY }),
  });
  return {
    made: making.data,
    error: making.error,
    isMaking: making.isPending,
    make: (request: StickerRequest) => {
      // The rendered state may be slightly stale.
      if (queries.isMutating({ mutationKey: MAKING_KEY }) > 0) return;
      making.mutate(request, { onSuccess: ({ sticker }) => onMade(sticker) });
    },
  };
}
