import type { Language } from './language.ts';

/** Messages by key. A text is ICU MessageFormat: `{name}`, `{count, plural, one {…} other {…}}`. */
export type Messages = Readonly<Record<string, string>>;

/**
 * The texts of one lib: English at hand, the other language loaded when someone needs it. `es` must have exactly the
 * keys of `en`: a missing translation does not compile.
 */
export interface Catalogue<M extends Messages = Messages> {
  readonly en: M;
  readonly es: () => Promise<{ readonly [K in keyof M]: string }>;
}

/** Declares a lib's texts. */
export function defineMessages<const M extends Messages>(catalogue: Catalogue<M>): Catalogue<M> {
  return catalogue;
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
    catalogues.map((catalogue) => (language === 'en' ? catalogue.en : retried(catalogue.es, wait))),
  );
  return Object.assign({}, ...parts);
}
