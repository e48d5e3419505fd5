import type { Language } from '@vinlore/brand';
import { type Catalogue, createTranslator, loadMessages, type Messages, type Translator } from '@vinlore/i18n';

/** Texts in a language that no request has chosen: mails speak the language of who gets them. */
export function textsIn<M extends Messages>(catalogue: Catalogue<M>): (language: Language) => Promise<Translator<M>> {
  const texts = new Map<Language, Promise<Translator<M>>>();
  return (language) => {
    const text =
      texts.get(language) ??
      loadMessages([catalogue], language).then(
        (messages) => createTranslator(language, messages) as unknown as Translator<M>,
      );
    texts.set(language, text);
    return text;
  };
}
