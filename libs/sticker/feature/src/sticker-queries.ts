import type { Call } from '@vinlore/contract';
import { stickerContract, type StickerSummary } from '@vinlore/sticker-domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** All that is known of the member's stickers; what a new sticker makes stale. */
export const STICKERS_KEY = ['stickers'] as const;

const PAGE = 50;

/** The member's stickers, newest first, a page at a time. */
export function stickerListQuery(call: Call) {
  return infiniteQueryOptions({
    queryKey: [...STICKERS_KEY, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(stickerContract.list, { after: pageParam, limit: String(PAGE) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ stickers, more }) => (more ? stickers.at(-1)?.id : undefined),
  });
}

/** Looks through the member's list for one sticker; null where it is not theirs. */
async function findOwn(call: Call, id: string, signal: AbortSignal): Promise<StickerSummary | null> {
  for (let after: string | undefined; ;) {
    const { stickers, more } = await call(stickerContract.list, { after, limit: '100' }, { signal });
    const own = stickers.find((sticker) => sticker.id === id);
    if (own || !more) return own ?? null;
    after = stickers.at(-1)!.id;
  }
}

/** One of the member's own stickers with what was signed; null where it is not theirs. */
export function ownStickerQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [...STICKERS_KEY, 'one', id],
    queryFn: async ({ signal }) => {
      const own = await findOwn(call, id, signal);
      return own && { ...own, page: await call(stickerContract.stickerPage, { id }, { signal }) };
    },
  });
}
