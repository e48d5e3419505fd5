import { join, resolve } from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';

const root = resolve(import.meta.dirname, '../../..');

/** API used by pages in development: a server running alongside (`npm start`). */
const api = `http://localhost:${process.env.API_PORT ?? 3000}`;

/** Paths that the product serves besides pages. */
const OF_THE_SERVER = [
  ...['/api', '/members', '/images', '/favicon.svg', '/apple-touch-icon.png'],
  ...['/manifest.webmanifest', '/share-image.png'],
];

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** URLs of the style sheets imported by the renderer's modules: in development they have no files of their own. */
function stylesOf(server: ViteDevServer): string[] {
  const modules = [...server.environments.ssr.moduleGraph.idToModuleMap.keys()];
  return modules.filter((id) => id.endsWith('.css')).map((id) => `/@fs${id}?direct`);
}

/**
 * Renders one request from the app's sources. Server code (brands, content) is loaded by path: a web project may not
 * import it, and this tool only runs beside the app.
 */
async function answer(server: ViteDevServer, host: string, url: URL): Promise<Answer> {
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error('The ssr environment cannot run modules.');
  const load = (path: string) => environment.runner.import(join(root, path));
  const { createRendererWith } = await load('apps/marketing/src/entry-server.tsx');
  const { brandsByHost, LANGUAGE_COOKIE, pageInLanguage, siteIdentifier } = await load(
    'libs/shared/brand/src/index.ts',
  );
  const { loadBrands } = await load('libs/shared/server-kit/src/brands.ts');
  const { contentOfSeed, readSeedContent } = await load('libs/content/server/src/index.ts');
  const { readBrandPictures } = await load('libs/content/server/src/images/brand-pictures.ts');
  const { createApiClient } = await load('libs/shared/api-client/src/index.ts');
  const folder = join(root, 'apps/brands');
  const brand = brandsByHost(loadBrands(folder))(host);
  if (!brand) return { status: 421, type: 'text/plain', body: `No brand has the host ${host}.` };

  const assets = { loader: '/dev/loader.ts', styles: stylesOf(server) };
  const renderer = createRendererWith(assets);
  const style = renderer.style(brand);
  if (url.pathname === style.href) return { status: 200, type: 'text/css', body: style.css };
  const site = siteIdentifier(brand);
  const { pathname, searchParams: query, origin } = url;
  const { language, path } = pageInLanguage(brand, pathname);
  const headers = { host: site, cookie: `${LANGUAGE_COOKIE}=${language}` };
  const call = createApiClient({ base: api, site, headers });
  const published = contentOfSeed(readSeedContent(folder, console.warn)).known(brand, language, path);
  const content = { ...published, pictures: await readBrandPictures(join(folder, brand.key), console.warn) };
  const request = { brand, language, path, query, origin, content };
  const { status, html } = await renderer.render(request, call);
  // Vite injects its own client for hot reload.
  const body = await server.transformIndexHtml(url.pathname, html);
  return { status, type: 'text/html; charset=utf-8', body };
}

/** Development only: `vite` renders pages with the app's own renderer and reloads on changes. */
export const devServer = (): Plugin => ({
  name: 'vinlore:dev-server',
  apply: 'serve',
  config: () => ({
    server: {
      allowedHosts: true,
      fs: { allow: [root] },
      proxy: Object.fromEntries(OF_THE_SERVER.map((path) => [path, api])),
    },
  }),
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      const host = request.headers.host ?? '';
      answer(server, host, new URL(request.originalUrl ?? '/', `http://${host}`)).then(({ status, type, body }) => {
        response.writeHead(status, { 'content-type': type });
        response.end(body);
      }, next);
    });
  },
});
