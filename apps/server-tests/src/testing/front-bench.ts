import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Brand } from '@vinlore/brand';
import { createLogger, NO_SECURITY_LOG, ownPages } from '@vinlore/server-kit';
import { BrandStyles } from '@vinlore/server/http/brand-styles';
import { callPaths } from '@vinlore/server/http/call-paths';
import { compress } from '@vinlore/server/http/compressed';
import { CspReports } from '@vinlore/server/http/csp-reports';
import { deskHeaders } from '@vinlore/server/http/desk-headers';
import { frontListener } from '@vinlore/server/http/front';
import type { Area, FrontDeps } from '@vinlore/server/http/front-deps';
import { createFrontLimits } from '@vinlore/server/http/front-limits';
import { Images } from '@vinlore/server/http/images';
import { membersHost } from '@vinlore/server/http/members-host';
import { securityHeaders } from '@vinlore/server/http/security-headers';
import { sendText } from '@vinlore/server/http/send';
import { SiteFiles } from '@vinlore/server/http/site-files';
import { StaticFiles } from '@vinlore/server/http/static-files';
import { createProductApi } from '@vinlore/server/product-api';
import { openTestProduct } from './test-product.ts';

/** A raw response. */
export interface FrontAnswer {
  readonly status: number;
  readonly text: string;
  /** '' if missing. */
  readonly header: (name: string) => string;
}

const page: Area = (_brand, asked, response) => sendText(asked, response, 200, 'a page');

/** The process's HTTP listener over a whole product, with plain text for pages. */
export async function frontBench(brands?: readonly Brand[]) {
  const test = await openTestProduct({ TRUST_PROXY: '127.0.0.1' }, brands);
  const { brandOfHost, content, origin, typesetter, clock, modules } = test.product;
  const servers: Server[] = [];
  // Created once: the product's API and compressed files take longer to set up than these tests to run.
  const api = await createProductApi(test.product);
  const shared: Pick<FrontDeps, 'api' | 'calls' | 'files' | 'siteFiles'> = {
    api: (asked, response) => void getRequestListener(api.fetch)(asked, response),
    calls: callPaths(modules.map(({ contract }) => contract)),
    files: new StaticFiles()
      .add('/assets/a.css', await compress(Buffer.from('a{}')))
      .add('/assets/a.js', await compress(Buffer.from('a()')))
      .add('/members/assets/m.js', await compress(Buffer.from('m()')))
      .add('/staff/assets/s.js', await compress(Buffer.from('s()'))),
    siteFiles: new SiteFiles({ content: await content.source(), origin, typesetter, clock }),
  };

  /** Opens a front; defaults are the product's own. @returns its port */
  async function front(deps: Partial<FrontDeps> = {}): Promise<number> {
    const { reach = { secure: false, publicUrl: null } } = deps;
    const none = { holds: () => false };
    const listener = frontListener({
      brandOfHost,
      headers: securityHeaders({ secure: true, scriptHashes: [] }),
      deskHeaders: deskHeaders(true),
      reach,
      ...shared,
      pages: {
        serveCached: () => false,
        serve: (brand: never, _at: never, asked: never, response: never) => page(brand, asked, response),
        servePreview: (_brand: never, { path }: { path: string }, asked: never, response: never) =>
          sendText(asked, response, 200, `preview of ${path}`),
      } as never,
      styles: new BrandStyles(() => ({ href: '', css: '' })),
      shards: none as never,
      logos: none as never,
      images: new Images(content.pictures),
      cspReports: new CspReports({
        log: createLogger('silent'),
        count: () => undefined,
        addressOf: () => 'somebody',
        isOwnPage: ownPages(brandOfHost, { secure: false }),
        now: () => clock().getTime(),
      }),
      members: page,
      membersHost: membersHost({ reach, visitorState: test.product.visitorState }),
      staff: page,
      accessLog: null,
      limits: createFrontLimits({ points: 0, trustProxy: [], security: NO_SECURITY_LOG, log: createLogger('silent') }),
      isOwnPage: ownPages(brandOfHost, { secure: false }),
      inFlight: () => undefined,
      rendering: (_request, _response, work) => work(),
      readiness: () => Promise.resolve('ready'),
      log: createLogger('silent'),
      ...deps,
    });
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  /** Requests a path from a front, by default as a visitor of the brand `open`. */
  const ask = (
    port: number,
    path: string,
    headers: Record<string, string> = {},
    { method = 'GET', body }: { readonly method?: string; readonly body?: string } = {},
  ) =>
    new Promise<FrontAnswer>((done, failed) => {
      const asked = request(
        { port, path, method, host: '127.0.0.1', headers: { host: 'open.localhost', ...headers } },
        (response) => {
          const header = (name: string) => String(response.headers[name] ?? '');
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response.on('end', () => done({ status: response.statusCode ?? 0, text, header }));
        },
      );
      asked.on('error', failed).end(body);
    });

  return {
    product: test.product,
    front,
    ask,
    close: async () => {
      for (const server of servers) server.close();
      await test.close();
    },
  };
}

export type FrontBench = Awaited<ReturnType<typeof frontBench>>;
