import { randomUUID } from 'node:crypto';
import { type Language, LANGUAGES, publicBrand } from '@vinlore/brand';
import { IslandHost, type PostedForm } from '@vinlore/ui';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageAssets } from './document/assets.ts';
import { Frame } from './document/frame.tsx';
import { Head } from './document/head.tsx';
import { DataBlock, islandHost } from './document/island-host.tsx';
import { IslandRoot } from './islands/island-root.tsx';
import type { DrawnPage } from './pages/page.ts';
import type { Visit } from './site.ts';

/** Renders a section of a page with its texts, and its islands as separate roots. */
function drawn(part: ReactNode, visit: Visit, name: string, posted: PostedForm | null = null): string {
  const { brand, language, messages } = visit;
  return renderToString(
    <IslandHost value={islandHost(visit, name, posted)}>
      <IslandRoot brand={publicBrand(brand)} language={language} messages={messages} posted={posted}>
        {part}
      </IslandRoot>
    </IslandHost>,
    { identifierPrefix: name },
  );
}

/** Placeholders for the framed content, random so that no text or URL can contain them. */
const PAGE = `page-${randomUUID()}`;
const SEARCH = `search-${randomUUID()}`;

/**
 * The page chrome with placeholders for content and query. It doesn't depend on the vehicle, so it is rendered once.
 */
function frameOf(visit: Visit, languages: readonly Language[] = LANGUAGES): string {
  const { language, path, content, isPreview = false, kept } = visit;
  const key = JSON.stringify([language, path, languages, content.version, isPreview]);
  const known = kept.frames.get(key);
  if (known !== undefined) return known;
  const frame = drawn(
    <Frame visit={visit} languages={languages} search={SEARCH}>
      {PAGE}
    </Frame>,
    visit,
    'frame',
  );
  kept.frames.set(key, frame);
  return frame;
}

/** The page's own content, cached if it declares a key. */
function bodyOf({ body, keptAs }: DrawnPage, visit: Visit, posted: PostedForm | null): string {
  if (posted || keptAs === undefined) {
    const shown = (
      <>
        {body}
        {posted && <DataBlock id="posted" value={posted} />}
      </>
    );
    return drawn(shown, visit, 'page', posted);
  }
  const known = visit.kept.bodies.get(keptAs);
  if (known !== undefined) return known;
  const made = drawn(body, visit, 'page');
  visit.kept.bodies.set(keptAs, made);
  return made;
}

/** The complete document. Islands are rendered as separate roots; the rest is never hydrated. */
export function pageHtml(page: DrawnPage, visit: Visit, assets: PageAssets, style: string): string {
  const { brand, language, query } = visit;
  const { meta } = page;
  const document = renderToString(
    <html lang={language} data-brand={brand.key}>
      <Head visit={visit} meta={meta} assets={assets} style={style} />
      <body>{PAGE}</body>
    </html>,
  );
  const search = query.size > 0 ? `?${query.toString().replaceAll('&', '&amp;')}` : '';
  const frame = frameOf(visit, meta.languages).replaceAll(SEARCH, () => search);
  // Split instead of replace: the page may contain replacement patterns such as `$&`.
  const [start = '', end = ''] = document.split(PAGE);
  const [before = '', after = ''] = frame.split(PAGE);
  return `<!doctype html>${start}${before}${bodyOf(page, visit, page.posted ?? visit.posted ?? null)}${after}${end}`;
}
