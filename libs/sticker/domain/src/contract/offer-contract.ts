import { boughtSticker } from './bought-sticker.ts';
import { changeBoughtSticker } from './change-bought-sticker.ts';
import { stickerFacts } from './sticker-facts.ts';

/** What a visitor may ask before buying, and what they bought. No other screen brings these rows along. */
export const offerContract = { boughtSticker, changeBoughtSticker, stickerFacts };
