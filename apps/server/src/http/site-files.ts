import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Brand, pageInLanguage } from '@vinlore/brand';
import type { ContentSource } from '@vinlore/content-domain';
import type { Typesetter } from '@vinlore/documents';
import { LRUCache } from 'lru-cache';
import { compress, type Variants } from './compressed.ts';
import { isAtHand, sendVariants } from './send.ts';
import { shareImage, shareImageData } from './share-image.ts';
import { SITE_ICONS } from './site-icons.ts';
import { robotsTxt, securityTxt, sitemapXml, webManifest } from './site-texts.ts';

/** Memory limit for generated files. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** Sharing image of a brand's pages: one per language, below its prefix. */
export const SHARE_IMAGE = '/share-image.png';

/** Dependencies of a site's files. */
export interface SiteFilesDeps {
  readonly content: ContentSource;
  readonly origin: (brand: Brand) => string;
  readonly typesetter: Pick<Typesetter, 'draw'>;
  readonly clock: () => Date;
}

/** The current version of a file. */
interface SiteFile {
  readonly type: string;
  /** Cache lifetime in seconds. */
  readonly maxAge: number;
  /** Everything it depends on: while this is the same, so is the file. */
  readonly of: string;
  readonly make: () => Promise<Buffer> | Buffer;
}

interface ReadyFile {
  readonly body: Variants;
  readonly etag: string;
}

/** Texts depend on published content; images on a deployment or a new home page heading. */
const TEXT_SECONDS = 600;
const DRAWING_SECONDS = 86_400;

const textFile = (type: string, text: string): SiteFile => ({
  ...{ type: `${type}; charset=utf-8`, maxAge: TEXT_SECONDS, of: text },
  make: () => Buffer.from(text),
});

const SVG = 'image/svg+xml; charset=utf-8';
const iconType = (path: string) => (path.endsWith('.ico') ? 'image/x-icon' : 'image/png');

type FileOf = (deps: SiteFilesDeps, brand: Brand) => SiteFile | Promise<SiteFile>;

/** Files that every site has, by URL. */
const FILES: ReadonlyMap<string, FileOf> = new Map<string, FileOf>([
  [
    '/sitemap.xml',
    async ({ content, origin }, brand) =>
      textFile('application/xml', sitemapXml(brand, origin(brand), await content.pages(brand))),
  ],
  ['/robots.txt', ({ origin }, brand) => textFile('text/plain', robotsTxt(origin(brand)))],
  ['/manifest.webmanifest', (_options, brand) => textFile('application/manifest+json', webManifest(brand))],
  [
    '/.well-known/security.txt',
    ({ origin, clock }, brand) => textFile('text/plain', securityTxt(brand, origin(brand), clock())),
  ],
  [
    '/favicon.svg',
    (_options, { logo }) => ({ ...textFile('image/svg+xml', logo), maxAge: DRAWING_SECONDS, type: SVG }),
  ],
  ...Object.entries(SITE_ICONS).map(([path, draw]): [string, FileOf] => [
    path,
    (_options, brand) => ({
      ...{ type: iconType(path), maxAge: DRAWING_SECONDS, of: brand.theme.semantic.light.bg + brand.logo },
      make: () => draw(brand),
    }),
  ]),
]);

/** Serves a site's generated files, each created on first request. */
export class SiteFiles {
  readonly #ready = new LRUCache<string, ReadyFile, SiteFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body: { plain, br, gzip } }) => plain.byteLength + br.byteLength + gzip.byteLength,
    fetchMethod: async (_key, _stale, { context }) => readyFile(context),
  });

  constructor(private readonly deps: SiteFilesDeps) {}

  /** Whether a URL is one of a brand's files. */
  holds(brand: Brand, path: string): boolean {
    return FILES.has(path) || (path.endsWith(SHARE_IMAGE) && pageInLanguage(brand, path).path === SHARE_IMAGE);
  }

  /** Serves a URL it handles. */
  async serve(brand: Brand, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const file = await (FILES.get(path)?.(this.deps, brand) ?? this.#shareImage(brand, path));
    const { body, etag } = await this.#ready.forceFetch(`${brand.key} ${path} ${file.of}`, { context: file });
    const headers = { 'cache-control': `public, max-age=${file.maxAge}`, etag };
    if (isAtHand(request, response, headers)) return;
    sendVariants(request, response, 200, { 'content-type': file.type, ...headers }, body);
  }

  async #shareImage(brand: Brand, path: string): Promise<SiteFile> {
    const { content, typesetter } = this.deps;
    const { language } = pageInLanguage(brand, path);
    const home = content.known(brand, language, '/') ?? (await content.content(brand, language, '/'));
    const data = shareImageData(brand, home);
    const of = JSON.stringify(data);
    return { type: 'image/png', maxAge: DRAWING_SECONDS, of, make: () => shareImage(typesetter, data) };
  }
}

async function readyFile({ type, make }: SiteFile): Promise<ReadyFile> {
  const plain = await make();
  // PNG is compressed already.
  const body = /^image\/(?:png|x-icon)/.test(type) ? { plain, br: plain, gzip: plain } : await compress(plain);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { body, etag: `W/"${digest}"` };
}
