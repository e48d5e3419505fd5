import { type StickerLanguage } from './sticker-values.ts';
import { textOf, wordsOf, type WordsOf } from './texts.ts';

/** Static texts of the sticker; texts about the vehicle are in the sticker's data. */
export type PaperWords = WordsOf<'paper'>;

/** Static texts in one language. */
export const paperWords = (language: StickerLanguage): PaperWords => wordsOf('paper', language);

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * Formats a date: `Nov 20, 2026`, `20 nov 2026`.
 *
 * @param isoDay `YYYY-MM-DD`
 */
export function paperDate(isoDay: string, language: StickerLanguage): string {
  const [year, month, day] = isoDay.split('-').map(Number) as [number, Month, number];
  return textOf('paperDate.day', language, { year, month: textOf(`paperDate.month${month}`, language), day });
}
