import type { Meta } from '@vinlore/content-domain';
import { schemeScript } from '@vinlore/theming';
import type { Visit } from '../site.ts';
import { fontsOf, type PageAssets } from './assets.ts';
import { DataBlock } from './island-host.tsx';

/** What a page says of itself to browsers, search engines and those who share it (spec §2, §3). */
export type PageMeta = Partial<Meta> & Pick<Meta, 'title' | 'description'>;

const LOCALES = { en: 'en_US', es: 'es_US' } as const;

/** The page's one true address, or what the content says it is. */
function canonical({ origin, path }: Visit, given?: string | null): string {
  return new URL(given ?? path, origin).href;
}

function Sharing({ visit, meta, href }: { visit: Visit; meta: PageMeta; href: string }) {
  const { brand, language } = visit;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={href} />
      <meta property="og:locale" content={LOCALES[language]} />
    </>
  );
}

/** The `<head>`: metadata, the brand's style, the fonts of the first screen, the loader. */
export function Head({
  visit,
  meta,
  assets,
  style,
}: {
  visit: Visit;
  meta: PageMeta;
  assets: PageAssets;
  style: string;
}) {
  const { brand, language } = visit;
  const href = canonical(visit, meta.canonicalURL);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      {meta.metaRobots && <meta name="robots" content={meta.metaRobots} />}
      <link rel="canonical" href={href} />
      <link rel="alternate" hrefLang={language} href={href} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={brand.theme.semantic.light['surface']} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={brand.theme.semantic.dark['surface']} />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <script dangerouslySetInnerHTML={{ __html: schemeScript }} />
      {[style, ...assets.styles].map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
      {fontsOf(brand.theme).map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
      ))}
      <script type="module" src={assets.loader} />
      <Sharing visit={visit} meta={meta} href={href} />
      {meta.structuredData ? <DataBlock type="application/ld+json" value={meta.structuredData} /> : null}
    </head>
  );
}
