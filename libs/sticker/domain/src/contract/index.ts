import { generate } from './generate.ts';
import { list } from './list.ts';
import { stickerPage } from './sticker-page.ts';
import { viewPdf } from './view-pdf.ts';

/** Calls around window stickers. */
export const stickerContract = { generate, list, stickerPage, viewPdf };
