import { type Brand, publicBrand } from '@vinlore/brand';
import { type Catalogue, type Language, loadMessages } from '@vinlore/i18n';
import { type FakeServer, shippedBrands } from '@vinlore/testing-web';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { CallProvider, SiteProvider, uiMessages } from '../index.ts';

// A screen has no second to spare on a busy machine: nothing is late before a test's own time is up.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Shows a screen over a fake network, in the first shipped brand of a language (English where none is said).
 *
 * @param features what the brand does otherwise than shipped
 */
export type RenderScreen = (
  screen: ReactNode,
  server: FakeServer,
  language?: Language,
  features?: Partial<Brand['features']>,
) => Promise<RenderResult>;

/**
 * For a slice's tests: shows its screens as an app does, with the slice's texts. Queries fail at once, since retries have
 * a test of their own.
 */
export function screenRenderer(texts: Catalogue): RenderScreen {
  return async (screen, server, language = 'en', features = {}) => {
    const shipped = shippedBrands.find((each) => each.language === language)!;
    const brand = publicBrand({ ...shipped, features: { ...shipped.features, ...features } });
    const messages = await loadMessages([uiMessages, texts], language);
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    onTestFinished(cleanup);
    return render(
      <SiteProvider brand={brand} language={language} messages={messages}>
        <QueryClientProvider client={queries}>
          <CallProvider value={server.call}>{screen}</CallProvider>
        </QueryClientProvider>
      </SiteProvider>,
    );
  };
}
