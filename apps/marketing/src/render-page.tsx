import { LANGUAGES, pathIn, publicBrand } from '@vinlore/brand';
import { isChatFree } from '@vinlore/feedback-domain';
import { LiveChatIsland } from '@vinlore/feedback-feature';
import { IslandHost } from '@vinlore/ui';
import { renderToString } from 'react-dom/server';
import type { PageAssets } from './document/assets.ts';
import { Chrome } from './document/chrome.tsx';
import { asksForConsent, ConsentBanner } from './document/consent-banner.tsx';
import { Head } from './document/head.tsx';
import { DataBlock, islandHost } from './document/island-host.tsx';
import { IslandRoot } from './islands/island-root.tsx';
import type { DrawnPage } from './pages/page.ts';
import type { Visit } from './site.ts';

/** The whole document of a page. Islands draw themselves as roots of their own; the rest is never hydrated. */
export function pageHtml({ meta, body, ...page }: DrawnPage, visit: Visit, assets: PageAssets, style: string): string {
  const { brand, language, messages } = visit;
  const visible = publicBrand(brand);
  const posted = page.posted ?? visit.posted ?? null;
  const html = renderToString(
    <html lang={language} data-brand={brand.key}>
      <Head visit={visit} meta={meta} assets={assets} style={style} />
      <body>
        <IslandHost value={islandHost(visit, posted)}>
          <IslandRoot brand={visible} language={language} messages={messages} posted={posted}>
            <Chrome visit={visit} languages={meta.languages ?? LANGUAGES}>
              {body}
            </Chrome>
            {asksForConsent(visit) && (
              <ConsentBanner site={visit} privacy={pathIn(brand, language, brand.legal_pages.privacy)} />
            )}
            {!visit.isPreview && !isChatFree(visit.path) && <LiveChatIsland path={visit.path} />}
          </IslandRoot>
        </IslandHost>
        {posted && <DataBlock id="posted" value={posted} />}
        <DataBlock id="site" value={{ brand: visible, language }} />
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
