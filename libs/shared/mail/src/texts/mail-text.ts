import type { Brand } from '@vinlore/brand';
import { createTranslator, sourceText, type Translator } from '@vinlore/i18n';
import { mailTextFault } from './text-fault.ts';

/**
 * Texts as a brand's mails say them: its own where it has one, else the product's. Each letter is written with these, never
 * with a caller's. A text of the brand's own that does not fit the mail any more, since a release gave it other variables, is
 * left aside: it never stops a mail.
 */
export function mailText<T extends Pick<Translator, 'language' | 't'>>(brand: Pick<Brand, 'mail_texts'>, text: T): T {
  const own = brand.mail_texts?.[text.language];
  if (!own) return text;
  const t: Translator['t'] = (key, values = {}) => {
    const words = Object.hasOwn(own, key) ? own[key] : undefined;
    const product = sourceText(text, key);
    if (words === undefined || product === undefined || mailTextFault(words, product, Object.keys(values)))
      return text.t(key, values);
    return createTranslator(text.language, own).t(key, values);
  };
  return { ...text, t };
}

/** Whoever gets a letter, with the texts of their brand's mails. */
export const inOwnWords = <
  A extends { readonly brand: Pick<Brand, 'mail_texts'>; readonly text: Pick<Translator, 'language' | 't'> },
>(
  addressee: A,
): A => ({ ...addressee, text: mailText(addressee.brand, addressee.text) });
