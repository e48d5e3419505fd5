import type { Language } from './language.ts';

/** Messages by key. A text is ICU MessageFormat: `{name}`, `{count, plural, one {…} other {…}}`. */
export type Messages = Readonly<Record<string, string>>;

/** Languages other than English, the source language. */
type Other = Exclude<Language, 'en'>;

/** A translation with all keys of the English catalog: a missing one does not compile. */
type Translated<M extends Messages> = { readonly [K in keyof M]: string };

/** The texts of one lib: English bundled, other languages loaded on demand. */
export type Catalogue<M extends Messages = Messages> = { readonly en: M } & {
  readonly [L in Other]: () => Promise<Translated<M>>;
};

/** Declares a lib's texts. */
export function defineMessages<const M extends Messages>(catalogue: Catalogue<M>): Catalogue<M> {
  return catalogue;
}

/** The texts of documents: every language bundled, since a document is rendered synchronously in any language. */
export type DocumentTexts<M extends Messages = Messages> = { readonly en: M } & {
  readonly [L in Other]: Translated<M>;
};

/** Declares the texts of a lib's documents. */
export function defineDocumentTexts<const M extends Messages>(texts: DocumentTexts<M>): DocumentTexts<M> {
  return texts;
}

/** Number and delay of retries for a catalog that failed to load (spec §9). */
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
 * @param wait delays a retry; replaced in tests
 * @throws the last error if a catalog does not load after five retries (spec §9)
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
