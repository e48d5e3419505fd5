import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { siteSettingsAtom } from '@vinlore/browser';
import { CallProvider, SiteProvider } from '@vinlore/ui';
import { type createStore, Provider, useAtomValue } from 'jotai';
import { type ReactNode, StrictMode, useMemo } from 'react';
import type { AppContext } from './app-context.ts';
import { textsAtom } from './language/spoken-language.ts';
import type { createMembersRouter } from './router.tsx';

/** What the app is made of; `main.tsx` makes it for the browser, tests make it over a fake network. */
export interface AppProps {
  readonly atoms: ReturnType<typeof createStore>;
  readonly context: AppContext;
  readonly router: ReturnType<typeof createMembersRouter>;
}

/** The site in the language that the app speaks, with the settings as they are known. */
function SpokenSite({ context, children }: Pick<AppProps, 'context'> & { readonly children: ReactNode }) {
  const { language, messages } = useAtomValue(textsAtom);
  const settings = useAtomValue(siteSettingsAtom);
  const { brand } = context.site;
  const known = useMemo(() => ({ ...brand, settings: settings ?? brand.settings }), [brand, settings]);
  return (
    <SiteProvider brand={known} language={language} messages={messages}>
      {children}
    </SiteProvider>
  );
}

/** The members app. */
export function App({ atoms, context, router }: AppProps) {
  return (
    <StrictMode>
      <Provider store={atoms}>
        <SpokenSite context={context}>
          <QueryClientProvider client={context.queries}>
            <CallProvider value={context.call}>
              <RouterProvider router={router} />
            </CallProvider>
          </QueryClientProvider>
        </SpokenSite>
      </Provider>
    </StrictMode>
  );
}
