import type { DataOf } from '@vinlore/contract';
import type { ownStickerContract } from '@vinlore/sticker-domain';

/** One of the member's stickers, as the server answers it. */
export type OwnSticker = DataOf<typeof ownStickerContract.ownSticker>;
