import { createApiClient } from '@vinlore/api-client';
import { apiBase } from '@vinlore/brand';
import { keepOffline } from '@vinlore/browser';
import { type Catalogue, loadMessages } from '@vinlore/i18n';
import { CallProvider, type PostedForm } from '@vinlore/ui';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot, type SiteData } from './island-root.tsx';
import { pageData } from './page-data.ts';
import type { Mount } from './mount.ts';

/**
 * Makes a React component's island live: hydrates the server's markup with the props of its data block, in the page's
 * language, with calls to where the brand's API is.
 *
 * @param catalogues texts of the libs that the component draws with
 */
export function reactIsland<P extends object>(Component: ComponentType<P>, catalogues: readonly Catalogue[]): Mount {
  return async (element) => {
    const { brand, language } = pageData<SiteData>('site');
    const props = pageData<P>(`${element.id}-props`);
    const posted = pageData<PostedForm | null>('posted');
    const messages = await loadMessages(catalogues, language);
    const base = apiBase(brand, window.location);
    const call = createApiClient({ base, site: brand.domain, cookies: () => document.cookie });
    // Only now: who just looks at a page downloads nothing for a day without a connection.
    keepOffline();
    await new Promise<void>((onLive) => {
      hydrateRoot(
        element,
        <CallProvider value={call}>
          <IslandRoot brand={brand} language={language} messages={messages} posted={posted} onLive={onLive}>
            <Component {...props} />
          </IslandRoot>
        </CallProvider>,
        {
          identifierPrefix: element.id,
          onRecoverableError: (error) =>
            console.error(`Island ${element.dataset.island} does not match its page.`, error),
        },
      );
    });
  };
}
