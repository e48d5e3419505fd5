export { MemberStickers } from './member-stickers.tsx';
export { stickerDeskMessages } from './messages/index.ts';
export { StickerPage } from './sticker-page.tsx';
