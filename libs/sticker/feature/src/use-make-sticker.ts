import type { Call } from '@vinlore/contract';
import { stickerContract, type StickerSummary } from '@vinlore/sticker-domain';
import { useCall } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeOf } from './select/make-of.ts';
import { STICKER_LISTS_KEY, STICKERS_KEY } from './sticker-queries.ts';

/** A sticker that was asked for. */
export interface MadeSticker {
  readonly sticker: StickerSummary;
  /** The member had this very sticker before: the server makes none twice. */
  readonly hadAlready: boolean;
}

/** Makes stickers in the way that is given, and lets the lists know. */
function useMaking<Wanted>(make: (call: Call, wanted: Wanted) => Promise<StickerSummary>) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: Wanted): Promise<MadeSticker> => {
      const lists = queries.getQueriesData<{ pages: { stickers: StickerSummary[] }[] }>({
        queryKey: STICKER_LISTS_KEY,
      });
      const known = lists.flatMap(([, list]) => list?.pages.flatMap(({ stickers }) => stickers) ?? []);
      const sticker = await make(call, wanted);
      return { sticker, hadAlready: known.some(({ id }) => id === sticker.id) };
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: STICKERS_KEY }),
  });
}

/** Makes a sticker as it was chosen. */
export const useMakeSticker = () => useMaking(makeOf);

/** Makes the sticker of a VIN again, with what is known today; free. */
export const useMakeAgain = () =>
  useMaking((call, vin: string) => call(stickerContract.generate, { vin, gen: 'regenerate' }));
