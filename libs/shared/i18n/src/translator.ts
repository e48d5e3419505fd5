import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from './language.ts';
import type { Messages } from './messages.ts';

/** Values that a text's placeholders take. */
export type Values = Readonly<Record<string, string | number>>;

/** Gives the text of a key in one language. */
export type Translate<M extends Messages = Messages> = (key: keyof M & string, values?: Values) => string;

/** A translator over loaded messages: the texts themselves and `Intl` formats of its language. */
export interface Translator<M extends Messages = Messages> {
  readonly language: Language;
  readonly t: Translate<M>;
  /** Whether a text of that key exists. */
  has(key: string): key is keyof M & string;
  /** A date in words: 20 November 2026 · 20 de noviembre de 2026. */
  date(iso: string | Date): string;
  /** A number with the language's separators. */
  number(value: number): string;
}

/** `Intl` locales of a U.S. product: dates and numbers as its readers write them. */
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** Builds a translator. A key without a text throws: a missing text is a mistake of ours, never a blank on a screen. */
export function createTranslator<M extends Messages>(language: Language, messages: M): Translator<M> {
  const locale = LOCALES[language];
  const lingui: I18n = setupI18n({ locale, messages: { [locale]: { ...messages } } });
  lingui.setMessagesCompiler(compileMessage);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(locale);
  return {
    language,
    t: (key, values) => {
      if (!(key in messages)) throw new Error(`No text for "${key}" in ${language}.`);
      return lingui._(key, values);
    },
    has: (key): key is keyof M & string => Object.hasOwn(messages, key),
    date: (iso) => dates.format(typeof iso === 'string' ? new Date(iso) : iso),
    number: (value) => numbers.format(value),
  };
}
