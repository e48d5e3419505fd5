import type { DataOf } from '@vinlore/contract';
import type { ownStickerContract } from '@vinlore/sticker-domain';

/** One of the member's stickers as returned by the server. */
export type OwnSticker = DataOf<typeof ownStickerContract.ownSticker>;
