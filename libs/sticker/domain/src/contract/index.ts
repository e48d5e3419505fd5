import { autoblogData } from './autoblog-data.ts';
import { autoloadingData } from './autoloading-data.ts';
import { confirmRestrictedSticker } from './confirm-restricted-sticker.ts';
import { confirmSticker } from './confirm-sticker.ts';
import { forumData } from './forum-data.ts';
import { generateClassicSticker } from './generate-classic-sticker.ts';
import { generateYmmtSticker } from './generate-ymmt-sticker.ts';
import { generate } from './generate.ts';
import { list } from './list.ts';
import { ownSticker } from './own-sticker.ts';
import { previewSticker } from './preview.ts';
import { revokeSticker } from './revoke-sticker.ts';
import { stickerBadge } from './sticker-badge.ts';
import { stickerKeys } from './sticker-keys.ts';
import { stickerPage } from './sticker-page.ts';
import { ymmtStickerAutoblog } from './ymmt-sticker-autoblog.ts';

/** Calls around window stickers that a member's first page needs. */
export const stickerContract = { generate, list, stickerPage };

/** Calls that make stickers in the other ways, and show one before it is made. */
export const makingContract = {
  confirmRestrictedSticker,
  confirmSticker,
  generateClassicSticker,
  generateYmmtSticker,
  previewSticker,
  ymmtStickerAutoblog,
};

/** Calls about one sticker that the member has. */
export const ownStickerContract = { ownSticker, revokeSticker };

/** What the world may check: the badge of a listing, and the keys behind every signature. */
export const genuineContract = { stickerBadge, stickerKeys };

/** The three named sources of trims, colors, packages and figures (docs/decisions.md §3). */
export const catalogueContract = { autoblogData, autoloadingData, forumData };
