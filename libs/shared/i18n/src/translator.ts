import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { createFormats, type Formats, LOCALES } from './formats.ts';
import type { Language } from './language.ts';
import { type Say, sayMessage, type Speech } from './message.ts';
import type { DocumentTexts, Messages } from './messages.ts';
import type { Values } from './message.ts';

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

/** What a translator speaks. */
const spoken = new WeakMap<object, Messages>();

/** The text of a key as it is written, with its placeholders; undefined for a key or a translator that has none. */
export function sourceText(translator: object, key: string): string | undefined {
  const messages = spoken.get(translator);
  return messages && Object.hasOwn(messages, key) ? messages[key] : undefined;
}

/**
 * The translator over texts, which must not change any more. A key without a text throws: a missing text is a mistake of
 * ours, never a blank on a screen.
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

/** One text in all languages: for what is kept or thrown before it is known who reads it. */
export type InAllLanguages = Readonly<Record<Language, string>>;

/** Gives texts in all languages; values that are words themselves are given by language. */
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
  // Each text is read when it is first asked for.
  const says = new Map<string, Say>();
  const read = (key: string): Say => {
    // A build has parsed the texts with placeholders already.
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
