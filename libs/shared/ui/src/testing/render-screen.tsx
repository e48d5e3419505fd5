import { type Brand, publicBrand } from '@vinlore/brand';
import { type Catalogue, type Language, loadMessages } from '@vinlore/i18n';
import { type FakeServer, shippedBrands } from '@vinlore/testing-web';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { CallProvider, SiteProvider, uiMessages } from '../index.ts';

// The default timeout of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Renders a screen with a fake network, in the first shipped brand of a language (default English).
 *
 * @param features overrides of the brand's features
 */
export type RenderScreen = (
  screen: ReactNode,
  server: FakeServer,
  language?: Language,
  features?: Partial<Brand['features']>,
) => Promise<RenderResult>;

/**
 * For a slice's tests: renders its screens as an app does, with the slice's texts. Queries fail without retries, which
 * are tested elsewhere.
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
