import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { decideRedirect } from '@vinlore/account-domain';
import type { Renderer } from '@vinlore/brand';
import type { PageContent } from '@vinlore/content-domain';
import { workspaceRoot } from '@vinlore/documents';
import {
  createMetrics,
  documentationPage,
  documentationStyle,
  openApiJson,
  ownPages,
  publicContracts,
} from '@vinlore/server-kit';
import { BrandStyles } from './http/brand-styles.ts';
import { callPaths } from './http/call-paths.ts';
import { compress } from './http/compressed.ts';
import { createAccessLog } from './http/access-log.ts';
import { deskHeaders } from './http/desk-headers.ts';
import { createFrontLimits } from './http/front-limits.ts';
import { CspReports, visitorAddress } from './http/csp-reports.ts';
import { frontListener } from './http/front.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createLimitedServer, stopperOf } from './http/node-server.ts';
import { Images } from './http/images.ts';
import { MakeLogos } from './http/make-logos.ts';
import { membersHost } from './http/members-host.ts';
import { ShardFiles } from './http/shard-files.ts';
import { SiteFiles } from './http/site-files.ts';
import { StaticFiles } from './http/static-files.ts';
import { appArea } from './app-area.ts';
import { type Admin, adminAddress, openAdmin } from './admin/open-admin.ts';
import { outboxOf } from './admin/outbox.ts';
import { healthGauges } from './health/health-gauges.ts';
import { answersOf, readReadiness } from './health/readiness.ts';
import { openDataGauges } from './open-data/open-data-gauges.ts';
import { createCallAs } from './pages/call-as.ts';
import { Pages } from './pages/pages.ts';
import { isStaffSession, sessionPreview } from './pages/session-preview.ts';
import { warmContent } from './pages/warm-content.ts';
import { isSecure, type Product } from './product.ts';
import { createProductApi, placesOf } from './product-api.ts';
import { noTelemetry, type Telemetry } from './telemetry/telemetry.ts';

/** A running server. */
export interface Serving {
  readonly address: string;
  readonly port: number;
  /** Address of the admin listener; null if there is none. */
  readonly admin: Admin | null;
  /** Says that it isn't ready, goes on for DRAIN_SECONDS, accepts no more, finishes requests in progress, then returns. */
  stop(): Promise<void>;
}

/** Time for requests in progress to finish when the process is asked to stop. */
const DRAIN_MS = 10_000;
/** Default of DRAIN_SECONDS in production: several checks of a usual load balancer. */
const DRAIN_SECONDS = 5;

const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/members/*' } },
          { not: { href_matches: '/staff*' } },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/*\\?(.+)' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

async function loadRenderer(dist: string): Promise<Renderer<PageContent>> {
  const entry = pathToFileURL(join(dist, 'marketing/server/entry-server.js')).href;
  const { createRenderer } = (await import(/* @vite-ignore */ entry)) as {
    createRenderer(options: { clientDir: string }): Renderer<PageContent>;
  };
  return createRenderer({ clientDir: join(dist, 'marketing/client') });
}

/** URL of the desk's color scheme script: its CSP allows no inline script, not even by hash. */
function schemeFile(script: string): string {
  return `/staff/assets/scheme.${createHash('sha256').update(script).digest('base64url').slice(0, 12)}.js`;
}

/** Waits until the server listens; rejects if the port is in use. */
function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => done(server.address() as AddressInfo));
  });
}

/** Serves the API, pages, members app, and staff desk on one port. Resolves once everything is being served. */
export async function serve(
  product: Product,
  tellPort: (port: number) => void,
  telemetry: Telemetry = noTelemetry(product.log),
): Promise<Serving> {
  const { config, brands, brandOfHost, database, modules, origin, log } = product;
  const dist = join(workspaceRoot(), 'dist/apps');
  const secure = isSecure(config);
  const reach = { secure, publicUrl: config.PUBLIC_URL };
  const metrics = createMetrics(product.security, product.outside, [
    openDataGauges(product.openData),
    healthGauges(database),
  ]);
  product.jobs.onRun(metrics.ran);
  telemetry.send(metrics);
  const renderer = await loadRenderer(dist);
  const content = await product.content.source();
  const scheme = schemeFile(renderer.schemeScript);
  const contracts = publicContracts(modules.map(({ contract }) => contract));
  const placeOf = placesOf(product);
  const onAnswer: typeof metrics.answered = (name, status, seconds) => {
    telemetry.named(name);
    metrics.answered(name, status, seconds);
    product.status.answered(name, status);
  };
  const api = await createProductApi(product, onAnswer, placeOf);
  const answerCall = getRequestListener(api.fetch);
  const files = new StaticFiles()
    .addFolder(join(dist, 'marketing/client/assets'), '/assets/')
    .addFolder(join(dist, 'marketing/client/offline'), '/')
    .addFile(join(dist, `marketing/client/offline/${config.SERVICE_WORKER === 'on' ? 'sw' : 'sw-off'}.js`), '/sw.js')
    .addFolder(join(dist, 'members/assets'), '/members/assets/')
    .addFolder(join(dist, 'staff/assets'), '/staff/assets/')
    .add(scheme, await compress(Buffer.from(renderer.schemeScript)))
    .add('/api/docs', await compress(Buffer.from(documentationPage(contracts))), 'text/html; charset=utf-8')
    // Required by globalprivacycontrol.org: whether the signal is honored, and since when.
    .add('/.well-known/gpc.json', await compress(Buffer.from(JSON.stringify({ gpc: true, lastUpdate: '2026-11-20' }))))
    .add('/api/docs.css', await compress(Buffer.from(documentationStyle)))
    .add('/api/openapi.json', await compress(Buffer.from(openApiJson(contracts, '1'))))
    .add(
      '/speculation-rules.json',
      await compress(Buffer.from(SPECULATION_RULES)),
      'application/speculationrules+json',
    );
  const limits = createFrontLimits({
    points: config.API_REQUESTS_PER_MINUTE,
    trustProxy: config.TRUST_PROXY,
    shared: product.sharedLimit,
    security: product.security,
    log,
  });
  let stopping = false;
  const readiness = () => readReadiness(database, () => !stopping);
  const isOwnPage = ownPages(brandOfHost, { secure, publicUrl: config.PUBLIC_URL });
  const headers = securityHeaders({ secure, scriptHashes: renderer.scriptHashes });
  const server = createLimitedServer(
    frontListener({
      brandOfHost,
      headers,
      deskHeaders: deskHeaders(secure),
      reach,
      // It handles errors itself and never rejects.
      api: (request, response) => telemetry.answering(request, response, () => void answerCall(request, response)),
      calls: callPaths(modules.map(({ contract }) => contract)),
      pages: new Pages({
        renderer,
        content,
        preview: sessionPreview(product, secure),
        isStaff: isStaffSession(product, secure),
        callAs: createCallAs(api, placeOf),
        origin,
        log,
        onAnswer,
        allowMeasuring: headers.allowMeasuring,
        cdn: config.CDN,
      }),
      files,
      styles: new BrandStyles(renderer.style),
      shards: new ShardFiles(product.decoder),
      logos: new MakeLogos(),
      images: new Images(product.content.pictures),
      siteFiles: new SiteFiles({ content, origin, typesetter: product.typesetter, clock: product.clock }),
      isOwnPage,
      cspReports: new CspReports({
        log,
        count: metrics.policyViolated,
        addressOf: visitorAddress(config.TRUST_PROXY),
        isOwnPage,
        now: () => product.clock().getTime(),
      }),
      members: await appArea({
        folder: join(dist, 'members'),
        brands,
        renderer,
        secure,
        // Spec §2, based on signed cookies; the browser's router makes the same decision later, based on its storage.
        leadAway: (url, cookies, brand) =>
          decideRedirect('members', url, { ...product.visitorState(cookies, brand), settingsExist: true }),
      }),
      membersHost: membersHost({ reach, visitorState: product.visitorState }),
      staff: await appArea({ folder: join(dist, 'staff'), brands, renderer, secure, schemeFile: scheme }),
      limits,
      accessLog:
        config.ACCESS_LOG === 'on'
          ? createAccessLog({ log, brandOfHost, visitorOf: limits.visitorOf, security: product.security })
          : null,
      inFlight: metrics.inFlight,
      rendering: telemetry.answering,
      readiness,
      log,
    }),
  );
  const { port } = await listen(server, config.PORT, config.HOST);
  tellPort(port);
  product.status.start();
  if (config.CONTENT_HOST !== null) void warmContent(content, brands);
  const urlHost = config.HOST.includes(':')
    ? `[${config.HOST}]`
    : config.HOST === '127.0.0.1'
      ? 'localhost'
      : config.HOST;
  const admin = await openAdmin(adminAddress(config, config.PORT === 0 ? 0 : port), {
    mode: product.mode,
    process: 'server',
    metrics: metrics.text,
    readiness,
    database: answersOf(database),
    vpic: product.vpicStanding,
    working: () => !stopping,
    outbox: outboxOf(config, database),
    log,
  }).catch((error: unknown) => {
    server.close();
    server.closeAllConnections();
    throw error;
  });
  const stop = stopperOf(server, DRAIN_MS);
  const pauseSeconds = config.DRAIN_SECONDS ?? (product.mode === 'production' ? DRAIN_SECONDS : 0);
  return {
    address: `http://${urlHost}:${port}`,
    port,
    admin,
    stop: async () => {
      stopping = true;
      await pause(pauseSeconds * 1000);
      await stop();
      // Last, so that observers can follow the shutdown.
      admin?.stop();
    },
  };
}
