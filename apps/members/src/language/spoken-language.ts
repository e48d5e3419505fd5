import { chosenLanguage, type Language } from '@vinlore/brand';
import { configQuery, type Stored, type StartUp } from '@vinlore/browser';
import type { QueryClient } from '@tanstack/react-query';
import { atom, type createStore } from 'jotai';
import { loadTexts, type Texts } from '../load-texts.ts';

/** The app's current texts and their language. */
export const textsAtom = atom<Texts>({ language: 'en', messages: {} });

/** Inputs that determine the app's language. */
export interface SpokenLanguage {
  /** `document.cookie`: the visitor's own choice takes precedence. */
  readonly cookies: string;
  /** The configuration as just fetched; its flag marks the Spanish host (spec §7). */
  readonly config: Pick<Stored<'config'>, 'spanish'> | undefined;
  /** Language in the server-rendered page. */
  readonly page: Language;
}

/** The app's language: the visitor's choice, else the host's. */
export function spokenLanguage({ cookies, config, page }: SpokenLanguage): Language {
  const chosen = chosenLanguage(cookies);
  if (chosen) return chosen;
  if (!config) return page;
  return config.spanish ? 'es' : 'en';
}

/** Dependencies of `followSpanish`. */
export interface SpanishFollowing {
  readonly startUp: StartUp;
  readonly queries: QueryClient;
  readonly atoms: ReturnType<typeof createStore>;
  readonly page: Document;
}

/**
 * Switches to the host's language in the fetched configuration (spec §7, §9). The local copy is ignored because the
 * page is newer. Returns an unsubscribe function.
 */
export function followSpanish({ startUp, queries, atoms, page }: SpanishFollowing): () => void {
  const { queryKey } = configQuery(startUp);
  let wanted = atoms.get(textsAtom).language;
  return queries.getQueryCache().subscribe(() => {
    const state = queries.getQueryState(queryKey);
    if (!state?.data || state.dataUpdatedAt === 0) return;
    const language = spokenLanguage({ cookies: page.cookie, config: state.data, page: wanted });
    if (language === wanted) return;
    wanted = language;
    void loadTexts(language).then((texts) => {
      page.documentElement.lang = texts.language;
      atoms.set(textsAtom, texts);
    });
  });
}
