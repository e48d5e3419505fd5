import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { askedProofAtom, askedTwoStepAtom } from '@vinlore/account-feature/app';
import { siteSettingsAtom } from '@vinlore/browser';
import { CallProvider, lazyPart, SiteProvider } from '@vinlore/ui';
import { type createStore, Provider, useAtomValue } from 'jotai';
import { type ReactNode, StrictMode, Suspense, useMemo } from 'react';
import type { AppContext } from './app-context.ts';
import { textsAtom } from './language/spoken-language.ts';
import type { createMembersRouter } from './router.tsx';

const Asked = lazyPart(() => import('./shell/asked.tsx'), 'Asked');

/** Dependencies of the app; `main.tsx` creates them for the browser, tests with a fake network. */
export interface AppProps {
  readonly atoms: ReturnType<typeof createStore>;
  readonly context: AppContext;
  readonly router: ReturnType<typeof createMembersRouter>;
}

/** The site in the app's language, with the current settings. */
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

/** Asks for a password or two-step verification when a call requires it. */
function WhenAsked({ context }: Pick<AppProps, 'context'>) {
  const proof = useAtomValue(askedProofAtom);
  const twoStep = useAtomValue(askedTwoStepAtom);
  if (!proof && !twoStep) return null;
  return (
    <Suspense fallback={null}>
      <Asked onSession={context.memberships.enter} />
    </Suspense>
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
              <WhenAsked context={context} />
            </CallProvider>
          </QueryClientProvider>
        </SpokenSite>
      </Provider>
    </StrictMode>
  );
}
