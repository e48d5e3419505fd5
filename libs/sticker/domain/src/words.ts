import { type StickerLanguage } from './sticker-data.ts';

/** One thing said in each language. */
export type Words = Readonly<Record<StickerLanguage, string>>;

/** English first, Spanish second: `say('Doors', 'Puertas')`. */
export const say = (en: string, es: string): Words => ({ en, es });
