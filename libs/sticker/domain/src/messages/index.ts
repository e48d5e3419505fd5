import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en/index.ts';
import { es } from './es/index.ts';

/** The words of a sticker. */
export const stickerTexts = defineDocumentTexts({ en, es });

/** Their keys. */
export type StickerTextKey = keyof typeof en;
