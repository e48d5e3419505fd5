export { drawSticker } from './paper/typeset-sticker.ts';
export { type StickerPorts } from './ports.ts';
export { createStickerSlice } from './sticker-slice.ts';
