export { createStickerMaker } from './making/sticker-maker.ts';
export { drawSticker } from './paper/typeset-sticker.ts';
export { type CreditGate, type StickerPorts } from './ports.ts';
export { createStickerSlice } from './sticker-slice.ts';
