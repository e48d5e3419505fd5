import { stickerContract, type StickerSummary } from '@vinlore/sticker-domain';
import { useCall } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { stickerListQuery, STICKERS_KEY } from './sticker-queries.ts';

/** A sticker that was asked for. */
export interface MadeSticker {
  readonly sticker: StickerSummary;
  /** The member had this very sticker before: the server makes none twice. */
  readonly hadAlready: boolean;
}

/** Makes a sticker of a VIN, or makes it again, and lets the lists know. */
export function useMakeSticker() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ vin, again = false }: { vin: string; again?: boolean }): Promise<MadeSticker> => {
      const known = queries.getQueryData(stickerListQuery(call).queryKey)?.pages.flatMap(({ stickers }) => stickers);
      const sticker = await call(stickerContract.generate, again ? { vin, gen: 'regenerate' } : { vin });
      return { sticker, hadAlready: known?.some(({ id }) => id === sticker.id) ?? false };
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: STICKERS_KEY }),
  });
}
