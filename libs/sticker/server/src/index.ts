export { type StickerPorts } from './ports.ts';
export { createStickerSlice } from './sticker-slice.ts';
