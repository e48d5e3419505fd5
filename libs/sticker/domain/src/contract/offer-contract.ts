import { boughtSticker } from './bought-sticker.ts';
import { changeBoughtSticker } from './change-bought-sticker.ts';
import { stickerFacts } from './sticker-facts.ts';

/** Calls for visitors before and after buying. Kept apart because no other screen needs them. */
export const offerContract = { boughtSticker, changeBoughtSticker, stickerFacts };
