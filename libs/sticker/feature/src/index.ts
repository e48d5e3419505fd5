export { MakeAgain, type MakeAgainProps } from './make-again.tsx';
export { MakeSticker, type MakeStickerProps } from './make-sticker.tsx';
export { stickerMessages } from './messages/index.ts';
export { StickerList, type StickerListProps } from './sticker-list.tsx';
export { StickerView, type StickerViewProps } from './sticker-view.tsx';
