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

/** Window sticker calls used on a member's first page. */
export const stickerContract = { generate, list, stickerPage };

/** Calls that create stickers in other ways, and the preview. */
export const makingContract = {
  confirmRestrictedSticker,
  confirmSticker,
  generateClassicSticker,
  generateYmmtSticker,
  previewSticker,
  ymmtStickerAutoblog,
};

/** Calls on one of the member's stickers. */
export const ownStickerContract = { ownSticker, revokeSticker };

/** Public calls: listing badges and the public signing keys. */
export const genuineContract = { stickerBadge, stickerKeys };

/** The three named sources of trims, colors, packages, and figures (docs/decisions.md §3). */
export const catalogueContract = { autoblogData, autoloadingData, forumData };
