export type { StickerCar } from './car/sticker-car.ts';
export { MakeAgain, type MakeAgainProps } from './make-again.tsx';
export { MakeOfClassicVin, type MakeOfClassicVinProps } from './make-of-classic-vin.tsx';
export { MakeOfName, type MakeOfNameProps } from './make-of-name.tsx';
export { MakeOfVin, type MakeOfVinProps } from './make-of-vin.tsx';
export type { MakingProps } from './make-sticker.tsx';
export { stickerMessages } from './messages/index.ts';
export { StickerList, type StickerListProps } from './sticker-list.tsx';
export { StickerView, type StickerViewProps } from './view/sticker-view.tsx';
