import { publicBrand } from '@vinlore/brand';
import { type Language, loadMessages } from '@vinlore/i18n';
import { type FakeServer, shippedBrands } from '@vinlore/testing-web';
import { CallProvider, SiteProvider, uiMessages } from '@vinlore/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { stickerMessages } from '../messages/index.ts';

/** Shows a screen in one language over a fake network. Queries fail at once: retries have a test of their own. */
export async function renderScreen(screen: ReactNode, server: FakeServer, language: Language = 'en') {
  const brand = publicBrand(shippedBrands.find((each) => each.language === language)!);
  const messages = await loadMessages([uiMessages, stickerMessages], language);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(cleanup);
  return render(
    <SiteProvider brand={brand} language={language} messages={messages}>
      <QueryClientProvider client={queries}>
        <CallProvider value={server.call}>{screen}</CallProvider>
      </QueryClientProvider>
    </SiteProvider>,
  );
}
