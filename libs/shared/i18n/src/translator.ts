import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { createFormats, type Formats, LOCALES } from './formats.ts';
import type { Language } from './language.ts';
import type { Messages } from './messages.ts';

/** Values that a text's placeholders take. */
export type Values = Readonly<Record<string, string | number>>;

/** Gives the text of a key in one language. */
export type Translate<M extends Messages = Messages> = (key: keyof M & string, values?: Values) => string;

/** A translator over loaded messages: the texts themselves, and the formats of its language. */
export interface Translator<M extends Messages = Messages> extends Formats {
  readonly language: Language;
  readonly t: Translate<M>;
  /** Whether a text of that key exists. */
  has(key: string): key is keyof M & string;
}

/** Translators by the texts that they speak: every page on the server asks for the same few, and each costs 2 ms. */
const made: Record<Language, WeakMap<Messages, Translator>> = { en: new WeakMap(), es: new WeakMap() };

/**
 * The translator over texts, which must not change any more. A key without a text throws: a missing text is a mistake of
 * ours, never a blank on a screen.
 */
export function createTranslator<M extends Messages>(language: Language, messages: M): Translator<M> {
  const known = made[language].get(messages) ?? makeTranslator(language, messages);
  made[language].set(messages, known);
  return known as unknown as Translator<M>;
}

function makeTranslator(language: Language, messages: Messages): Translator {
  const locale = LOCALES[language];
  const lingui: I18n = setupI18n({ locale, messages: { [locale]: { ...messages } } });
  lingui.setMessagesCompiler(compileMessage);
  return {
    ...createFormats(language),
    language,
    t: (key, values) => {
      if (!(key in messages)) throw new Error(`No text for "${key}" in ${language}.`);
      return lingui._(key, values);
    },
    has: (key): key is string => Object.hasOwn(messages, key),
  };
}
