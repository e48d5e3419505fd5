import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Brand, isDeskHost, pageInLanguage } from '@vinlore/brand';
import { clientAddressReader, type Logger, type OwnPages, perMinute } from '@vinlore/server-kit';
import * as v from 'valibot';

/** Where browsers report CSP violations. */
export const CSP_REPORT_PATH = '/api-cwa/csp-report';
/** Name of that endpoint in `Reporting-Endpoints` and `report-to`. */
export const CSP_REPORT_GROUP = 'csp';

/** Maximum report size, in bytes: a batching browser sends a few KB. */
const MOST_BYTES = 16 * 1024;
/** Number of reports read from a batch. */
const MOST_REPORTS = 20;
/** Requests per address and minute. */
const PER_MINUTE = 20;
/** Number of distinct violation kinds; the rest count as `other`. */
const MOST_KINDS = 200;
/** Interval for logging a kind, in milliseconds. */
const LOG_AGAIN_MS = 3_600_000;

const Text = v.pipe(v.string(), v.maxLength(4096));
/** The body of `report-to` (Reporting API). */
const BatchSchema = v.array(v.unknown());
const ReportSchema = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    documentURL: Text,
    blockedURL: v.optional(Text, ''),
    effectiveDirective: Text,
    sourceFile: v.optional(v.nullable(Text)),
  }),
});
/** The body of `report-uri` (CSP level 2). */
const OldReportSchema = v.object({
  'csp-report': v.object({
    'document-uri': Text,
    'blocked-uri': v.optional(Text, ''),
    'effective-directive': v.optional(Text),
    'violated-directive': v.optional(Text, ''),
    'source-file': v.optional(v.nullable(Text)),
  }),
});

/** A violation, normalized. */
interface ReportedViolation {
  readonly page: string;
  readonly blocked: string;
  readonly directive: string;
  readonly source: string;
}

/** The stored part of a violation: no URL, no query, nothing personal. */
export interface Violation {
  readonly directive: string;
  /** `inline`, `eval`, a scheme such as `data`, `self`, or the host. */
  readonly blocked: string;
  /** Kind of page: `home`, `members`, `checkout`, …; `desk` is any desk page. */
  readonly page: string;
}

const DIRECTIVE = /^[a-z-]{5,40}$/;
const HOST = /^[a-z0-9.-]{1,100}$/;
/** Extensions and injected helpers: not our resources. */
const FOREIGN_SCHEME = /^(?:chrome|moz|safari|safari-web|ms-browser|webkit-masked-url)(?:-extension)?(?::|$)/i;

/** First path segments with their own label; pages written by a brand are `page`. */
const KINDS = new Set([
  ...['members', 'checkout', 'decode', 'verify', 'search', 'recalls', 'recall-alerts', 'mailing'],
  ...['account-deletion', 'vehicle-checks', 'garage', 'your-report', 'your-sticker', 'sample-report', 'invoice', 'api'],
]);

function pageKind(brand: Brand, host: string, path: string): string {
  if (isDeskHost(brand, host)) return 'desk';
  const { path: plain } = pageInLanguage(brand, path);
  if (plain === '/') return 'home';
  const [, first = ''] = /^\/([^/]*)/.exec(plain) ?? [];
  return KINDS.has(first) ? first : 'page';
}

function blockedKind(blocked: string, own: string): string | null {
  if (FOREIGN_SCHEME.test(blocked)) return null;
  if (blocked === '' || /^(?:inline|eval|wasm-eval|trusted-types-\w+|self|data|blob|about|filesystem)$/.test(blocked))
    return blocked || 'unknown';
  if (!URL.canParse(blocked)) return 'unknown';
  const { protocol, host, hostname } = new URL(blocked);
  if (!/^(?:https?|wss?):$/.test(protocol)) return protocol.slice(0, -1).slice(0, 20);
  if (host === own) return 'self';
  return HOST.test(hostname) ? hostname : 'unknown';
}

function read(body: unknown): ReportedViolation[] {
  const old = v.safeParse(OldReportSchema, body);
  if (old.success) {
    const report = old.output['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'].split(' ')[0]!;
    const { 'document-uri': page, 'blocked-uri': blocked, 'source-file': source } = report;
    return [{ page, blocked, directive, source: source ?? '' }];
  }
  const batch = v.safeParse(BatchSchema, body);
  if (!batch.success) return [];
  return batch.output.slice(0, MOST_REPORTS).flatMap((entry) => {
    const { success, output } = v.safeParse(ReportSchema, entry);
    if (!success) return [];
    const { documentURL: page, blockedURL: blocked, effectiveDirective: directive, sourceFile: source } = output.body;
    return [{ page, blocked, directive, source: source ?? '' }];
  });
}

/**
 * Parses a report about a brand's pages at a host, dropping everything personal. Skips reports about other documents,
 * browser extensions, and anything that isn't a report.
 *
 * @param host with port, as the report was received
 */
export function violationsIn(brand: Brand, host: string, body: unknown): Violation[] {
  return read(body).flatMap(({ page, blocked, directive, source }) => {
    if (!URL.canParse(page) || !DIRECTIVE.test(directive) || FOREIGN_SCHEME.test(source)) return [];
    const url = new URL(page);
    if (url.host !== host) return [];
    const kind = blockedKind(blocked, host);
    return kind === null ? [] : [{ directive, blocked: kind, page: pageKind(brand, host, url.pathname) }];
  });
}

/** The whole body, or null if it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > MOST_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Reads a visitor's IP address behind the given proxies. @param trusted addresses and networks of proxies */
export function visitorAddress(trusted: readonly string[]): (request: IncomingMessage) => string {
  const addressOf = clientAddressReader(trusted);
  return ({ socket, headers }) => addressOf(socket.remoteAddress, headers['x-forwarded-for']?.toString());
}

/** Dependencies of the endpoint. */
export interface CspReportDeps {
  readonly log: Pick<Logger, 'warn'>;
  /** Counts a violation under its three labels. */
  readonly count: (violation: Violation) => void;
  /** The visitor's IP address, only for rate limits: see {@link visitorAddress}. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Which pages may send reports to the desk. */
  readonly isOwnPage: OwnPages;
  readonly now: () => number;
}

/**
 * POST /api-cwa/csp-report, on public hosts and the desk: counts CSP violations (OWASP ASVS 5.0 V3.4.7). A flood can't
 * grow memory or logs: bodies are limited to 16 KB, an address to 20 requests a minute, kinds to 200, and each kind is
 * logged once an hour. Nothing is stored.
 */
export class CspReports {
  readonly #limit = perMinute(PER_MINUTE);
  /** Last log time by kind. */
  readonly #kinds = new Map<string, number>();

  constructor(private readonly deps: CspReportDeps) {}

  async serve(brand: Brand, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = (status: number, headers: Record<string, string> = {}) => {
      // When rejecting early, don't read the rest of the body.
      if (status !== 204) response.setHeader('connection', 'close');
      response.writeHead(status, { 'cache-control': 'no-store', 'content-length': '0', ...headers }).end();
    };
    if (request.method !== 'POST') return answer(405, { allow: 'POST' });
    if (!this.#maySend(brand, request)) return answer(403);
    const type = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
    if (type !== 'application/reports+json' && type !== 'application/csp-report') return answer(415);
    if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return answer(413);
    const { over, seconds } = this.#limit.spend(this.deps.addressOf(request));
    if (over) return answer(429, { 'retry-after': String(seconds) });
    const text = await bodyOf(request);
    if (text === null) return answer(413);
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return answer(400);
    }
    for (const violation of violationsIn(brand, request.headers.host ?? '', body)) this.#note(brand, violation);
    answer(204);
  }

  /**
   * The desk is as strict here as with its calls: another page's policy could name this endpoint, and browsers would
   * send that page's reports to it. Chromium includes both headers with `report-uri`; a report without them is
   * accepted.
   */
  #maySend(brand: Brand, { headers }: IncomingMessage): boolean {
    const { host, origin, 'sec-fetch-site': from = 'same-origin' } = headers;
    if (!isDeskHost(brand, host)) return true;
    return from === 'same-origin' && (origin === undefined || this.deps.isOwnPage({ brand, origin, host }));
  }

  #note(brand: Brand, reported: Violation): void {
    const name = `${reported.directive} ${reported.blocked} ${reported.page}`;
    const isKnown = this.#kinds.has(name);
    const full = !isKnown && this.#kinds.size >= MOST_KINDS;
    const violation = full ? { directive: 'other', blocked: 'other', page: 'other' } : reported;
    this.deps.count(violation);
    const key = full ? 'other' : name;
    const now = this.deps.now();
    const last = this.#kinds.get(key);
    if (last !== undefined && now - last < LOG_AGAIN_MS) return;
    this.#kinds.set(key, now);
    this.deps.log.warn({ brand: brand.key, ...violation }, 'the content security policy blocked something');
  }
}
