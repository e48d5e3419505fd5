import { addressIn, type Brand, type Language } from '@vinlore/brand';
import { type Catalogue, createTranslator, loadMessages, type Messages, type Translator } from '@vinlore/i18n';
import { composeLetter } from './compose-letter.ts';
import type { Letter } from './mail.ts';

/** Brand, language and recipient of an email. */
export interface Addressee<M extends Messages = Messages> {
  readonly brand: Brand;
  readonly text: Translator<M>;
  readonly to: string;
  /** Public scheme, host and port of the brand. */
  readonly origin: string;
}

/** Returns an email's brand, texts and origin, by the brand's key; default: the brand's own language. */
export type Voices<M extends Messages> = (
  brandKey: string,
  language: Language | null,
) => Promise<Omit<Addressee<M>, 'to'>>;

/** Texts in the language of an email's recipient, which no request has chosen. */
export function textsIn<M extends Messages>(messages: Catalogue<M>): (language: Language) => Promise<Translator<M>> {
  const texts = new Map<Language, Promise<Translator<M>>>();
  return (language) => {
    const speak = async () =>
      createTranslator(language, await loadMessages([messages], language)) as unknown as Translator<M>;
    const text = texts.get(language) ?? speak();
    texts.set(language, text);
    return text;
  };
}

/** The voices of all brands in a slice's texts, for jobs, which have no request to take the language from. */
export function voicesOf<M extends Messages>(
  messages: Catalogue<M>,
  { brands, originOf }: { readonly brands: readonly Brand[]; readonly originOf: (brand: Brand) => string },
): Voices<M> {
  const textIn = textsIn(messages);
  return async (brandKey, language) => {
    const brand = brands.find(({ key }) => key === brandKey);
    if (!brand) throw new Error(`The brand "${brandKey}" is no longer served here.`);
    return { brand, text: await textIn(language ?? brand.language), origin: originOf(brand) };
  };
}

/** A link to one of our pages. */
interface PageLink {
  readonly label: string;
  readonly path: string;
}

/** An email whose action is on one of our pages, in the email's language. */
export function letterTo(
  { brand, text, to, origin }: Omit<Addressee, 'text'> & { readonly text: Pick<Translator, 'language'> },
  words: {
    readonly subject: string;
    readonly paragraphs: readonly string[];
    readonly action: PageLink;
    /** Reply-To, if not the brand. */
    readonly replyTo?: string;
    /** Unsubscribe or report link. */
    readonly unsubscribe?: PageLink;
  },
): Letter {
  const { subject, paragraphs, action, replyTo, unsubscribe } = words;
  const linkTo = ({ label, path }: PageLink) => ({ label, href: origin + addressIn(brand, text.language, path) });
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject,
    paragraphs,
    action: linkTo(action),
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribe && { unsubscribe: linkTo(unsubscribe) }),
  });
}
