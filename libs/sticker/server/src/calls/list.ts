import type { Handler } from '@vinlore/server-kit';
import { parseStickerId, type stickerContract } from '@vinlore/sticker-domain';
import { summaryOf } from '../links.ts';
import type { StickerDeps } from '../deps.ts';
import { stickersOf } from '../sticker-table.ts';

/** Lists the member's own stickers, newest first, paginated. */
export function list(deps: StickerDeps): Handler<typeof stickerContract.list> {
  return async ({ cursor, limit, kind, search }, { actor, brand, text }) => {
    const owner = { brand: brand.key, accountId: actor.accountId };
    const found = await stickersOf(deps.database, owner, {
      cursor: cursor ? parseStickerId(cursor) : null,
      limit: limit + 1,
      kind: kind ?? null,
      search,
    });
    const reader = { brand, language: text.language };
    return {
      stickers: found.slice(0, limit).map((each) => summaryOf(deps, reader, each)),
      more: found.length > limit,
    };
  };
}
