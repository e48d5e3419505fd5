import type { Language } from '@vinlore/i18n';
import { type ReportTextKey, reportTexts } from '../messages/index.ts';

type WordOf<Key> = Key extends `frame.${infer Word}` ? Word : Extract<Key, `status.${string}`>;

/**
 * Names of the texts around a report that screen and PDF share; those of the statuses are `status.ok`, `status.look` …
 */
export type FrameWord = WordOf<ReportTextKey>;

type FrameWords = Readonly<Record<FrameWord, string>>;

const frames = new Map<Language, FrameWords>();

/** The texts around a report in one language. */
export function frameWords(language: Language): FrameWords {
  const known = frames.get(language);
  if (known) return known;
  const words = Object.entries(reportTexts[language]).flatMap(([key, text]) =>
    /^(frame|status)\./.test(key) ? [[key.replace(/^frame\./, ''), text] as const] : [],
  );
  const made = Object.fromEntries(words) as FrameWords;
  frames.set(language, made);
  return made;
}
