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

/** Memory that files ready to be sent may take. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** The picture that stands for a brand's pages where they are shared: one in each language, below its prefix. */
export const SHARE_IMAGE = '/share-image.png';

/** What a site's files are made of. */
export interface SiteFilesDeps {
  readonly content: ContentSource;
  readonly origin: (brand: Brand) => string;
  readonly typesetter: Pick<Typesetter, 'draw'>;
  readonly clock: () => Date;
}

/** A file as it stands at this moment. */
interface SiteFile {
  readonly type: string;
  /** Seconds for which nobody need ask again. */
  readonly maxAge: number;
  /** All that it is made of: as long as this is the same, so is the file. */
  readonly of: string;
  readonly make: () => Promise<Buffer> | Buffer;
}

interface ReadyFile {
  readonly body: Variants;
  readonly etag: string;
}

/** Texts follow what is published; drawings change with a deployment or a new line on the home page. */
const TEXT_SECONDS = 600;
const DRAWING_SECONDS = 86_400;

const textFile = (type: string, text: string): SiteFile => ({
  ...{ type: `${type}; charset=utf-8`, maxAge: TEXT_SECONDS, of: text },
  make: () => Buffer.from(text),
});

const SVG = 'image/svg+xml; charset=utf-8';
const iconType = (path: string) => (path.endsWith('.ico') ? 'image/x-icon' : 'image/png');

type FileOf = (deps: SiteFilesDeps, brand: Brand) => SiteFile | Promise<SiteFile>;

/** The files that every site has, by address. */
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

/** Serves the files that a site has beside its pages, each made when first asked for. */
export class SiteFiles {
  readonly #ready = new LRUCache<string, ReadyFile, SiteFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body: { plain, br, gzip } }) => plain.byteLength + br.byteLength + gzip.byteLength,
    fetchMethod: async (_key, _stale, { context }) => readyFile(context),
  });

  constructor(private readonly deps: SiteFilesDeps) {}

  /** Whether an address of a brand is one of its files. */
  holds(brand: Brand, path: string): boolean {
    return FILES.has(path) || (path.endsWith(SHARE_IMAGE) && pageInLanguage(brand, path).path === SHARE_IMAGE);
  }

  /** Answers an address that it holds. */
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
