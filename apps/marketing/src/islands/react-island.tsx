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
 * Mounts a React component as an island: hydrates the server's markup with the props in its data block, in the page's
 * language, with calls to the brand's API.
 *
 * @param catalogues texts of the libs the component renders
 */
export function reactIsland<P extends object>(Component: ComponentType<P>, catalogues: readonly Catalogue[]): Mount {
  return async (element) => {
    const { brand, language } = pageData<SiteData>('site');
    const props = pageData<P>(`${element.id}-props`);
    const posted = pageData<PostedForm | null>('posted');
    const messages = await loadMessages(catalogues, language);
    const base = apiBase(brand, window.location);
    const call = createApiClient({ base, site: brand.domain, cookies: () => document.cookie });
    // Only now: visitors who just read a page don't download the offline cache.
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
