import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { Site } from '@vinlore/browser';
import type { Call } from '@vinlore/contract';
import type { Messages } from '@vinlore/i18n';
import { CallProvider, SiteProvider } from '@vinlore/ui';
import { type createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import type { createStaffRouter } from './router.tsx';

/** Dependencies of the app; `main.tsx` creates them for the browser, tests with a fake network. */
export interface AppProps {
  readonly atoms: ReturnType<typeof createStore>;
  readonly site: Site;
  readonly messages: Messages;
  readonly call: Call;
  readonly queries: QueryClient;
  readonly router: ReturnType<typeof createStaffRouter>;
}

/** The staff desk. */
export function App({ atoms, site, messages, call, queries, router }: AppProps) {
  return (
    <StrictMode>
      <Provider store={atoms}>
        <SiteProvider brand={site.brand} language={site.language} messages={messages}>
          <QueryClientProvider client={queries}>
            <CallProvider value={call}>
              <RouterProvider router={router} />
            </CallProvider>
          </QueryClientProvider>
        </SiteProvider>
      </Provider>
    </StrictMode>
  );
}
