import { createTranslator, type Values } from '@vinlore/i18n';
import { type StickerTextKey, stickerTexts } from './messages/index.ts';
import type { StickerLanguage } from './sticker-values.ts';

/** Returns a text of a sticker. */
export const textOf = (key: StickerTextKey, language: StickerLanguage, values?: Values): string =>
  createTranslator(language, stickerTexts[language]).t(key, values);

/** Returns the text of a key built from data, such as `epaFuel.Diesel`; null if there is none. */
export const findText = (key: string, language: StickerLanguage): string | null =>
  Object.hasOwn(stickerTexts.en, key) ? textOf(key as StickerTextKey, language) : null;

/** Returns the reader's version of a block title that a regulation words in English; empty for English. */
export const officialTitle = (key: StickerTextKey, language: StickerLanguage): { title: string; twin: string } => ({
  title: textOf(key, 'en'),
  twin: language === 'en' ? '' : textOf(key, language),
});

type WordOf<Key, Group extends string> = Key extends `${Group}.${infer Word}` ? Word : never;

/** Names of the texts in a group: `page`, `qr` … of `paper`. */
export type WordsOf<Group extends string> = Readonly<Record<WordOf<StickerTextKey, Group>, string>>;

const groups = new Map<string, Readonly<Record<string, string>>>();

/** Returns a group's texts in one language by name. */
export function wordsOf<Group extends string>(group: Group, language: StickerLanguage): WordsOf<Group> {
  const beginning = `${group}.`;
  const known = groups.get(beginning + language);
  if (known) return known as WordsOf<Group>;
  const words = Object.fromEntries(
    Object.entries(stickerTexts[language]).flatMap(([key, text]) =>
      key.startsWith(beginning) ? [[key.slice(beginning.length), text]] : [],
    ),
  );
  groups.set(beginning + language, words);
  return words as WordsOf<Group>;
}
