import { addressIn, alternatesOf, type Language, languagesOf, pathIn } from '@vinlore/brand';
import type { Meta } from '@vinlore/content-domain';
import { schemeScript } from '@vinlore/theming';
import type { Visit } from '../site.ts';
import { fontsOf, type PageAssets } from './assets.ts';
import { DataBlock } from './island-host.tsx';

/** Metadata for browsers, search engines, and link previews (spec §2, §3). */
export type PageMeta = Partial<Meta> &
  Pick<Meta, 'title' | 'description'> & {
    /** Languages in which the page exists; all of them by default. */
    readonly languages?: readonly Language[];
  };

/** The brand's sharing image, rendered by the server per language; size in pixels. */
const SHARE_IMAGE = { path: '/share-image.png', width: '1200', height: '630' };

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', es: 'es_US' };

/** A noindex page has no alternate languages either. */
const languagesFor = ({ brand }: Visit, { languages, metaRobots }: PageMeta): readonly Language[] =>
  metaRobots?.includes('noindex') ? [] : (languages ?? languagesOf(brand));

/**
 * The page's canonical URL, or the one from the content. If a page isn't published in the visitor's language and falls
 * back, the canonical one is in the brand's own language.
 */
function canonical({ brand, language, origin, path }: Visit, { canonicalURL, languages }: PageMeta): string {
  const own = languages && !languages.includes(language) ? brand.language : language;
  const address = canonicalURL ? addressIn(brand, own, canonicalURL) : pathIn(brand, own, path);
  return new URL(address, origin).href;
}

/** The page in each of its languages, and x-default in the brand's own. */
function Alternates({ visit, languages }: { visit: Visit; languages: readonly Language[] }) {
  const { brand, path, origin } = visit;
  const alternates = alternatesOf(brand, path, languages);
  const hrefOf = (own: string) => new URL(own, origin).href;
  return (
    <>
      {alternates.map(({ language, path: own }) => (
        <link key={language} rel="alternate" hrefLang={language} href={hrefOf(own)} />
      ))}
      {alternates[0] && <link rel="alternate" hrefLang="x-default" href={hrefOf(alternates[0].path)} />}
    </>
  );
}

/** Link preview (Open Graph). */
function Sharing({ visit, meta, href }: { visit: Visit; meta: PageMeta; href: string }) {
  const { brand, language, origin } = visit;
  const image = new URL(pathIn(brand, language, SHARE_IMAGE.path), origin).href;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={href} />
      <meta property="og:locale" content={LOCALES[language]} />
      {languagesFor(visit, meta)
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={LOCALES[other]} />
        ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={SHARE_IMAGE.width} />
      <meta property="og:image:height" content={SHARE_IMAGE.height} />
      <meta property="og:image:alt" content={brand.name} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export interface HeadProps {
  readonly visit: Visit;
  readonly meta: PageMeta;
  readonly assets: PageAssets;
  /** URL of the brand's style sheet. */
  readonly style: string;
}

/** The `<head>`: metadata, the brand's style, preloaded fonts, and the loader. */
export function Head({ visit, meta, assets, style }: HeadProps) {
  const { semantic } = visit.brand.theme;
  const href = canonical(visit, meta);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      {meta.metaRobots && <meta name="robots" content={meta.metaRobots} />}
      <link rel="canonical" href={href} />
      <Alternates visit={visit} languages={languagesFor(visit, meta)} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={semantic.light['surface']} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={semantic.dark['surface']} />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {[style, ...assets.styles].map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
      {/* After the style sheets: it reads the color scheme, and before them the page would have no view transitions. */}
      {!visit.isPreview && <script dangerouslySetInnerHTML={{ __html: schemeScript }} />}
      {fontsOf(visit.brand.theme).map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
      ))}
      {/* Desk previews are read-only: their frame runs no scripts. */}
      {!visit.isPreview && <script type="module" src={assets.loader} />}
      <Sharing visit={visit} meta={meta} href={href} />
      {meta.structuredData ? <DataBlock type="application/ld+json" value={meta.structuredData} /> : null}
    </head>
  );
}
