export { carOfClassicVin, carOfName, carOfVin, type StickerCar } from '../car/sticker-car.ts';
export { ChangeBought, ChangeBoughtScreen } from './change-bought.tsx';
export { useKeptChoice } from './kept-choice.ts';
export { orderChoiceMessages } from './messages/index.ts';
export { StickerChoice, type StickerChoiceProps } from './sticker-choice.tsx';
