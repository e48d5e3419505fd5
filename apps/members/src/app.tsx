import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { CallProvider, SiteProvider } from '@vinlore/ui';
import { type createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import type { AppContext } from './app-context.ts';
import type { Texts } from './load-texts.ts';
import type { createMembersRouter } from './router.tsx';

/** What the app is made of; `main.tsx` makes it for the browser, tests make it over a fake network. */
export interface AppProps {
  readonly atoms: ReturnType<typeof createStore>;
  readonly context: AppContext;
  readonly router: ReturnType<typeof createMembersRouter>;
  readonly texts: Texts;
}

/** The members app. */
export function App({ atoms, context, router, texts }: AppProps) {
  return (
    <StrictMode>
      <SiteProvider brand={context.site.brand} language={texts.language} messages={texts.messages}>
        <Provider store={atoms}>
          <QueryClientProvider client={context.queries}>
            <CallProvider value={context.call}>
              <RouterProvider router={router} />
            </CallProvider>
          </QueryClientProvider>
        </Provider>
      </SiteProvider>
    </StrictMode>
  );
}
