import { createApiClient } from '@vinlore/api-client';
import type { Language, PublicBrand } from '@vinlore/brand';
import { type Catalogue, loadMessages, type Messages } from '@vinlore/i18n';
import { CallProvider, SiteProvider } from '@vinlore/ui';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Mount } from './registry.ts';

/** What a page tells its islands, once, in the data block `#site`. */
export interface SiteData {
  readonly brand: PublicBrand;
  readonly language: Language;
}

interface IslandRootProps extends SiteData {
  readonly messages: Messages;
  readonly onLive?: () => void;
  readonly children: ReactNode;
}

/** The tree of an island, the very same on the server and in the browser: that is what makes ids and markup agree. */
export function IslandRoot({ brand, language, messages, onLive, children }: IslandRootProps) {
  useEffect(() => onLive?.(), [onLive]);
  return (
    <SiteProvider brand={brand} language={language} messages={messages}>
      {children}
    </SiteProvider>
  );
}

function dataOf<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;
}

/**
 * Makes a React component's island live: hydrates the server's markup with the props of its data block, in the page's
 * language, with calls to the page's own host.
 *
 * @param catalogues texts of the libs that the component draws with
 */
export function reactIsland<P extends object>(Component: ComponentType<P>, catalogues: readonly Catalogue[]): Mount {
  return async (element) => {
    const { brand, language } = dataOf<SiteData>('site');
    const props = dataOf<P>(`${element.id}-props`);
    const messages = await loadMessages(catalogues, language);
    const call = createApiClient({ base: '', site: brand.domain, cookies: () => document.cookie });
    await new Promise<void>((onLive) => {
      hydrateRoot(
        element,
        <IslandRoot brand={brand} language={language} messages={messages} onLive={onLive}>
          <CallProvider value={call}>
            <Component {...props} />
          </CallProvider>
        </IslandRoot>,
        {
          identifierPrefix: element.id,
          onRecoverableError: (error) =>
            console.error(`Island ${element.dataset.island} does not match its page.`, error),
        },
      );
    });
  };
}
