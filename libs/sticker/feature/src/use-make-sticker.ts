import type { StickerSummary } from '@vinlore/sticker-domain';
import { useCall } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeOf, type StickerRequest } from './select/make-of.ts';
import { STICKER_LISTS_KEY, STICKERS_KEY } from './sticker-queries.ts';

/** A sticker that was asked for. */
export interface MadeSticker {
  readonly sticker: StickerSummary;
  /** The member had this very sticker before: the server makes none twice. */
  readonly hadAlready: boolean;
}

const MAKING_KEY = ['make-sticker'] as const;

/** Makes a sticker as it was chosen, and lets the lists know. A click while one is being made is the same click. */
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
      // What the screen shows may be a moment behind.
      if (queries.isMutating({ mutationKey: MAKING_KEY }) > 0) return;
      making.mutate(request, { onSuccess: ({ sticker }) => onMade(sticker) });
    },
  };
}
