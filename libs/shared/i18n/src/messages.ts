import type { Language } from './language.ts';

/** Messages by key. A text is ICU MessageFormat: `{name}`, `{count, plural, one {…} other {…}}`. */
export type Messages = Readonly<Record<string, string>>;

/** Languages beside English, in which texts are written first. */
type Other = Exclude<Language, 'en'>;

/** A text for each key of the English ones: what is missing does not compile. */
type Translated<M extends Messages> = { readonly [K in keyof M]: string };

/** The texts of one lib: English at hand, another language loaded when someone needs it. */
export type Catalogue<M extends Messages = Messages> = { readonly en: M } & {
  readonly [L in Other]: () => Promise<Translated<M>>;
};

/** Declares a lib's texts. */
export function defineMessages<const M extends Messages>(catalogue: Catalogue<M>): Catalogue<M> {
  return catalogue;
}

/** The texts of documents: every language at hand, because a document is composed at once, in the language it asks for. */
export type DocumentTexts<M extends Messages = Messages> = { readonly en: M } & {
  readonly [L in Other]: Translated<M>;
};

/** Declares the texts of a lib's documents. */
export function defineDocumentTexts<const M extends Messages>(texts: DocumentTexts<M>): DocumentTexts<M> {
  return texts;
}

/** How often and how far apart a catalogue that did not load is asked for again (spec §9). */
export const LOAD_RETRIES = 5;
const LOAD_RETRY_MS = 350;

async function retried<T>(load: () => Promise<T>, wait: (ms: number) => Promise<void>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load();
    } catch (error) {
      if (attempt >= LOAD_RETRIES) throw error;
      await wait(LOAD_RETRY_MS);
    }
  }
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Loads several libs' texts in one language and merges them.
 *
 * @param wait how to pass the time between retries; tests hand in one that does not
 * @throws the last error when a catalogue does not load after five retries (spec §9)
 */
export async function loadMessages(
  catalogues: readonly Catalogue[],
  language: Language,
  wait: (ms: number) => Promise<void> = sleep,
): Promise<Messages> {
  const parts = await Promise.all(
    catalogues.map((catalogue) => (language === 'en' ? catalogue.en : retried(catalogue[language], wait))),
  );
  return Object.assign({}, ...parts);
}
