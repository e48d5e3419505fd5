import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { createFormats, type Formats, LOCALES } from './formats.ts';
import type { Language } from './language.ts';
import { type Say, sayMessage, type Speech } from './message.ts';
import type { DocumentTexts, Messages } from './messages.ts';
import type { Values } from './message.ts';

/** Returns the text of a key in one language. */
export type Translate<M extends Messages = Messages> = (key: keyof M & string, values?: Values) => string;

/** A translator over loaded messages, with the formats of its language. */
export interface Translator<M extends Messages = Messages> extends Formats {
  readonly language: Language;
  readonly t: Translate<M>;
  /** Whether there is a text for that key. */
  has(key: string): key is keyof M & string;
}

/** Translators cached by their texts: every page on the server needs the same few, and each takes 2 ms to create. */
const made: Record<Language, WeakMap<Messages, Translator>> = { en: new WeakMap(), es: new WeakMap() };

/** The language of a translator. */
const spoken = new WeakMap<object, Messages>();

/** Returns the unformatted text of a key, with its placeholders; undefined for a key or a translator without one. */
export function sourceText(translator: object, key: string): string | undefined {
  const messages = spoken.get(translator);
  return messages && Object.hasOwn(messages, key) ? messages[key] : undefined;
}

/**
 * Returns the translator of texts, which must be immutable. A key without a text throws: a missing text is a bug, never
 * a blank on a screen.
 */
export function createTranslator<M extends Messages>(language: Language, messages: M): Translator<M> {
  let known = made[language].get(messages);
  if (!known) {
    known = makeTranslator(language, messages);
    made[language].set(messages, known);
    spoken.set(known, messages);
  }
  return known as unknown as Translator<M>;
}

/** One text in all languages: for text that is stored or thrown before its reader is known. */
export type InAllLanguages = Readonly<Record<Language, string>>;

/** Formats texts in all languages; values that are text themselves are passed per language. */
export function inAllLanguages<M extends Messages>(
  texts: DocumentTexts<M>,
): (key: keyof M & string, values?: Values | ((language: Language) => Values)) => InAllLanguages {
  return (key, values) => {
    const said = (Object.entries(texts) as [Language, Messages][]).map(([language, messages]) => {
      const given = typeof values === 'function' ? values(language) : values;
      return [language, createTranslator(language, messages).t(key, given)];
    });
    return Object.fromEntries(said) as InAllLanguages;
  };
}

const NO_VALUES: Values = {};

function makeTranslator(language: Language, messages: Messages): Translator {
  const formats = createFormats(language);
  let plurals: Intl.PluralRules | undefined;
  const speech: Speech = {
    number: formats.number,
    plural: (count) => (plurals ??= new Intl.PluralRules(LOCALES[language])).select(count),
  };
  // Each text is compiled on first use.
  const says = new Map<string, Say>();
  const read = (key: string): Say => {
    // In a build, texts with placeholders are parsed already.
    const text: string | CompiledMessage | undefined = messages[key];
    if (text === undefined) throw new Error(`No text for "${key}" in ${language}.`);
    if (typeof text !== 'string') return sayMessage(text, speech);
    return /[{}']/.test(text) ? sayMessage(compileMessage(text), speech) : () => text;
  };
  return {
    ...formats,
    language,
    t: (key, values = NO_VALUES) => {
      let say = says.get(key);
      if (!say) {
        say = read(key);
        says.set(key, say);
      }
      return say(values);
    },
    has: (key): key is string => Object.hasOwn(messages, key),
  };
}
