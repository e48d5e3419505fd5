import { join, resolve } from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';

const root = resolve(import.meta.dirname, '../../..');

/** The API that pages call while they are developed: a running server (`npm start`, or PORT). */
const api = `http://localhost:${process.env.API_PORT ?? 3000}`;

async function pageOf(server: ViteDevServer, host: string, url: string) {
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error('The ssr environment cannot run modules.');
  const load = (path: string) => environment.runner.import(path);
  // By file, since a web project may not import the server's libraries: this is a tool that runs beside the app.
  const { createDevRenderer } = await load(join(root, 'apps/marketing/dev/dev-renderer.ts'));
  return createDevRenderer({ root, api, load })(host, url);
}

/** Development only: `vite` renders pages through the same renderer, with hot reload of what islands load. */
export const devServer = (): Plugin => ({
  name: 'vinlore:dev-server',
  apply: 'serve',
  config: () => ({
    server: {
      port: 4200,
      allowedHosts: true,
      proxy: Object.fromEntries(['/api', '/api-cwa', '/members', '/favicon.svg'].map((path) => [path, api])),
    },
  }),
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      pageOf(server, request.headers.host ?? '', request.originalUrl ?? '/').then(({ status, type, body }) => {
        response.writeHead(status, { 'content-type': type });
        response.end(body);
      }, next);
    });
  },
});
