import { QueryClient } from '@tanstack/react-query';
import { configQuery, openLocalStore, type Stored } from '@vinlore/browser';
import type { Call } from '@vinlore/contract';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../load-texts.ts';
import { followSpanish, spokenLanguage, textsAtom } from './spoken-language.ts';

const config = (spanish: boolean) => ({ spanish }) as Stored<'config'>;

const forget = () => {
  document.cookie = 'language=; Max-Age=0; Path=/';
  localStorage.clear();
};
beforeEach(forget);
afterEach(forget);

describe('the language of the members app', () => {
  it.each([
    ['', undefined, 'es', 'es'],
    ['', config(true), 'en', 'es'],
    ['', config(false), 'es', 'en'],
    ['language=en', config(true), 'es', 'en'],
    ['language=es', config(false), 'en', 'es'],
    ['language=fr', config(true), 'en', 'es'],
  ] as const)('the visitor’s choice, else the host’s: "%s", %j, page %s: %s', (cookies, known, page, language) => {
    expect(spokenLanguage({ cookies, config: known, page })).toBe(language);
  });

  const start = async (spanish: boolean) => {
    const atoms = createStore();
    atoms.set(textsAtom, await loadTexts('en'));
    const queries = new QueryClient();
    const startUp = {
      call: (async () => config(spanish)) as unknown as Call,
      store: openLocalStore(),
      brand: { domain: 'vinlore.localhost', settings: {} as never },
    };
    const stop = followSpanish({ startUp, queries, atoms, page: document });
    await queries.fetchQuery(configQuery(startUp));
    return { spoken: () => atoms.get(textsAtom), stop };
  };

  it("spec §7: switches to Spanish on the Spanish host, by the configuration's flag", async () => {
    const { spoken, stop } = await start(true);
    await vi.waitFor(() => expect(spoken().language).toBe('es'));
    expect(spoken().messages['members.logOut']).toBe('Cerrar sesión');
    expect(document.documentElement.lang).toBe('es');
    stop();
  });

  it('stays English for visitors who chose English there', async () => {
    document.cookie = 'language=en; Path=/';
    const { spoken, stop } = await start(true);
    expect(spoken().language).toBe('en');
    stop();
  });
});
