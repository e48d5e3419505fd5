import { chosenLanguage, type Language } from '@vinlore/brand';
import { configQuery, type Stored, type StartUp } from '@vinlore/browser';
import type { QueryClient } from '@tanstack/react-query';
import { atom, type createStore } from 'jotai';
import { loadTexts, type Texts } from '../load-texts.ts';

/** The texts that the app speaks, and their language. */
export const textsAtom = atom<Texts>({ language: 'en', messages: {} });

/** What decides the language of the app. */
export interface SpokenLanguage {
  /** `document.cookie`: the visitor's own choice stands above all. */
  readonly cookies: string;
  /** The configuration as it was just fetched; its flag marks the Spanish host (spec §7). */
  readonly config: Pick<Stored<'config'>, 'spanish'> | undefined;
  /** What the server wrote into the page. */
  readonly page: Language;
}

/** The language that the app speaks: the visitor's choice, else the host's. */
export function spokenLanguage({ cookies, config, page }: SpokenLanguage): Language {
  const chosen = chosenLanguage(cookies);
  if (chosen) return chosen;
  if (!config) return page;
  return config.spanish ? 'es' : 'en';
}

/** What `followSpanish` goes between. */
export interface SpanishFollowing {
  readonly startUp: StartUp;
  readonly queries: QueryClient;
  readonly atoms: ReturnType<typeof createStore>;
  readonly page: Document;
}

/**
 * Speaks the language of the host that the fetched configuration names (spec §7, §9). The local copy does not count: the
 * page is newer. Answers how to stop.
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
