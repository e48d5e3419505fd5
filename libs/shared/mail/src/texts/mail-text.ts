import type { Brand } from '@vinlore/brand';
import { createTranslator, sourceText, type Translator } from '@vinlore/i18n';
import { mailTextFault } from './text-fault.ts';

/**
 * Returns the texts of a brand's emails: its own if it has one, else the product's. Every email is composed with these,
 * never with a caller's. A brand's text that no longer fits, because a release changed the variables, is ignored: it
 * never blocks an email.
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

/** A recipient, with the texts of their brand's emails. */
export const inOwnWords = <
  A extends { readonly brand: Pick<Brand, 'mail_texts'>; readonly text: Pick<Translator, 'language' | 't'> },
>(
  addressee: A,
): A => ({ ...addressee, text: mailText(addressee.brand, addressee.text) });
