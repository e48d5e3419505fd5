import { randomUUID } from 'node:crypto';
import { type Brand, type BrandOfHost, chosenLanguage, cookieDomain, isDeskHost } from '@vinlore/brand';
import { type Endpoint, failed, pathsOf, REQUEST_ID_HEADER } from '@vinlore/contract';
import { asCall, forBrand, type ReplicaReads } from '@vinlore/database';
import { createTranslator, type Language, loadMessages, type Translator } from '@vinlore/i18n';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Actor, Authenticator, CallContext } from '../context.ts';
import { kitMessages } from '../messages/index.ts';
import type { PlaceReader } from '../places/place.ts';
import { Refusal } from '../refusal.ts';
import { type ApprovalRequest, NeedsSecondPerson, requestOf } from '../second-person.ts';
import { NO_SECURITY_LOG, type SecurityLog } from '../security-events/security-log.ts';
import { type Handler, type ServerModule, WaitingReply } from '../server-module.ts';
import { Call } from './call.ts';
import { envelopeAnswer, failureAnswer, pageAnswer, successAnswer } from './answers.ts';
import { clientAddressReader } from '../client/client-address.ts';
import { cookiesOf } from './cookies.ts';
import { crossOrigin } from './cors.ts';
import { admit, checkHost, checkSite, checkXsrf, demandRecentProof } from './guards.ts';
import { limitPolicy, limitStanding, perMinute, type LimitStanding, tooMany, visitorLimit } from './limits.ts';
import { ownPages } from './own-pages.ts';
import { fixedInput, readInput } from './read-input.ts';
import { type ApiContext, type HeaderReader, type NodeBindings, requestHeaders } from '../client/request-headers.ts';
import { readingFrom } from './replica-reading.ts';
import type { SharedLimit } from './shared-limit.ts';
import { withoutLinks } from './without-links.ts';

/** Dependencies of the API. */
export interface ApiDeps {
  readonly modules: readonly ServerModule[];
  readonly brandOfHost: BrandOfHost;
  readonly authenticator: Authenticator;
  readonly log: Logger;
  /** Whether visitors use TLS. */
  readonly secure: boolean;
  /** PUBLIC_URL, whose port pages must use; absent or null: use the port of the call's `Host`. */
  readonly publicUrl?: string | null;
  /** General limit per client address; 0 for none. */
  readonly requestsPerMinute: number;
  readonly trustProxy: readonly string[];
  /** Counter for rows with `sharedLimit`; absent if there is only one process, as in tests of a module. */
  readonly sharedLimit?: SharedLimit;
  /** Destination of security events; absent in tests of something else. */
  readonly security?: SecurityLog;
  /** Stores requests for a second approver; absent if no row needs one, as in tests of most modules. */
  readonly askSecond?: AskSecond;
  /** Looks up where visitors are; absent if unavailable. */
  readonly placeOf?: PlaceReader;
  /** Reads from a replica of the database; absent without one. */
  readonly replica?: ReplicaReads | undefined;
  /** Called for every answered call, for the metrics. */
  readonly onAnswer?: (row: string, status: number, seconds: number) => void;
}

/**
 * Stores a request for a second approver. `alone`: nobody else at the brand's desk may approve it, so the operator has
 * to.
 *
 * @throws Refusal if it concerns the requester's own account
 */
export type AskSecond = (request: ApprovalRequest) => Promise<{ readonly id: string; readonly alone: boolean }>;

/** What is known about every request before its row is considered. */
interface Arrival {
  readonly brand: Brand;
  /** Whether the host is the brand's staff desk. */
  readonly desk: boolean;
  readonly text: Translator;
  readonly requestId: string;
  readonly header: HeaderReader;
}

/**
 * Builds the API of all modules: one route per path of each row, and the same checks before every handler (general
 * limit → host → site → attempts per minute → XSRF → access → account limit → shared limit → input → recent proof), so
 * that a handler only receives what its row declares.
 */
export async function createApi(deps: ApiDeps): Promise<Hono<{ Bindings: NodeBindings }>> {
  const { modules, brandOfHost } = deps;
  const cors = crossOrigin(ownPages(brandOfHost, deps));
  const catalogues = [kitMessages, ...modules.flatMap((module) => module.messages ?? [])];
  const translators: Record<Language, Translator> = {
    en: createTranslator('en', await loadMessages(catalogues, 'en')),
    es: createTranslator('es', await loadMessages(catalogues, 'es')),
  };
  const serveRow = rowServer(deps);
  const api = new Hono<{ Bindings: NodeBindings }>();
  const methods = new Map<string, string[]>();

  const arriving = (answer: (c: ApiContext, arrival: Arrival) => Response | Promise<Response>) => (c: ApiContext) => {
    const header = requestHeaders(c);
    const brand = brandOfHost(header('host'));
    const requestId = randomUUID();
    if (!brand) return envelopeAnswer(421, failed('This host is not served here.', requestId), requestId);
    const text = translators[chosenLanguage(header('cookie')) ?? brand.language];
    const desk = isDeskHost(brand, header('host'));
    const answered = asCall(() => forBrand(brand.key, () => answer(c, { brand, desk, text, requestId, header })));
    return desk || brand.api === 'same-origin' ? answered : forPages(answered, { brand, header });
  };

  const forPages = async (
    answered: Response | Promise<Response>,
    { brand, header }: Pick<Arrival, 'brand' | 'header'>,
  ) => {
    const response = await answered;
    const more = cors.headers({ brand, origin: header('origin'), host: header('host') });
    for (const [name, value] of Object.entries(more)) response.headers.append(name, value);
    return response;
  };

  /**
   * Handles a method the row doesn't have: 405, except for the CORS preflight of a brand that serves its API under
   * `app.`.
   */
  const otherMethod = (c: ApiContext, { brand, desk, text, requestId, header }: Arrival, method: string): Response => {
    const asked = { brand, origin: header('origin'), host: header('host') };
    const mayAsk = brand.api === 'app' && !desk;
    const allowed = mayAsk && c.req.method === 'OPTIONS' ? cors.preflight(asked, method) : null;
    if (allowed) return new Response(null, { status: 204, headers: { ...allowed, [REQUEST_ID_HEADER]: requestId } });
    return envelopeAnswer(405, failed(text.t('kit.method', { method }), requestId), requestId, { allow: method });
  };

  for (const module of modules) {
    for (const [key, row] of Object.entries(module.contract)) {
      const serve = arriving(serveRow(row, module.handlers[key] as unknown as Handler));
      for (const path of pathsOf(row)) {
        api.on(row.method, path, serve);
        methods.set(path, [...(methods.get(path) ?? []), row.method]);
      }
    }
  }
  // Only rows are routes: with a single handler per request Hono calls it directly, which saves a third of its work.
  api.notFound(
    arriving((c, arrival) => {
      const allowed = methods.get(c.req.path);
      if (allowed) return otherMethod(c, arrival, allowed.join(', '));
      const { text, requestId } = arrival;
      return envelopeAnswer(404, failed(text.t('kit.notFound'), requestId), requestId);
    }),
  );
  return api;
}

/** Logs a refusal that is a security event; any other 429 is logged as an exceeded limit. */
function recordRefusal({ status, event: own }: Refusal, event: CallContext['event']): void {
  if (own) event(own.name, { kind: own.kind, ...(own.person !== undefined && { person: own.person }) });
  else if (status === 429) event('rate.limited');
}

/** Returns the `RateLimit-Policy` and `RateLimit` headers of a response; undefined if nothing is counted. */
function limitHeaders(
  policies: Readonly<Record<'general' | 'attempts' | 'both', string>>,
  general: LimitStanding | null,
  attempts: LimitStanding | null,
): Readonly<Record<string, string>> | undefined {
  if (general === null && attempts === null) return undefined;
  if (attempts === null) return { 'ratelimit-policy': policies.general, ratelimit: limitStanding('default', general!) };
  if (general === null)
    return { 'ratelimit-policy': policies.attempts, ratelimit: limitStanding('attempts', attempts) };
  const ratelimit = `${limitStanding('default', general)}, ${limitStanding('attempts', attempts)}`;
  return { 'ratelimit-policy': policies.both, ratelimit };
}

/** Returns a function that makes the request handler of a row. */
function rowServer(deps: ApiDeps) {
  const {
    authenticator,
    brandOfHost,
    log,
    secure,
    sharedLimit,
    placeOf,
    onAnswer,
    askSecond,
    security = NO_SECURITY_LOG,
  } = deps;
  /** Runs the handler. If it needs a second approver, stores the request and returns a 202 reply. */
  const answered = async (handler: Handler, row: Endpoint, input: object, context: CallContext): Promise<unknown> => {
    try {
      return await handler(input as never, context);
    } catch (error) {
      if (!(error instanceof NeedsSecondPerson) || !askSecond) throw error;
      const { text, brand } = context;
      const request = requestOf(context as CallContext<'staff'>, row.name, input, error.request);
      const { id, alone } = await askSecond(request);
      const words = alone ? text.t('kit.waitsForOperator', { brand: brand.name, id }) : text.t('kit.waits');
      return new WaitingReply({ approval: id, alone }, words);
    }
  };

  const general = visitorLimit({ name: 'api', points: deps.requestsPerMinute, shared: sharedLimit });
  const generalPolicy = limitPolicy('default', deps.requestsPerMinute);
  const addressOf = clientAddressReader(deps.trustProxy);
  const reading = readingFrom(deps.replica);
  const isOwnPage = ownPages(brandOfHost, deps);

  return (row: Endpoint, handler: Handler) => {
    const attempts = row.attemptsPerMinute === undefined ? null : perMinute(row.attemptsPerMinute);
    const shared = row.sharedLimit ? sharedLimit : undefined;
    const fixed = fixedInput(row);
    const attemptPolicy = limitPolicy('attempts', row.attemptsPerMinute ?? 0);
    const policies = { general: generalPolicy, attempts: attemptPolicy, both: `${generalPolicy}, ${attemptPolicy}` };
    return async (c: ApiContext, { brand, desk, text, requestId, header }: Arrival): Promise<Response> => {
      const started = performance.now();
      const setCookies: string[] = [];
      const cookies = cookiesOf(
        header('cookie'),
        { secure, desk, domain: cookieDomain(brand, header('host')) },
        (value) => setCookies.push(value),
      );
      const socketAddress = c.env?.incoming?.socket?.remoteAddress;
      const behalf = c.env?.visitor;
      const clientAddress = behalf ?? addressOf(socketAddress, header('x-forwarded-for'));
      const visit = { method: c.req.method, header, brand, desk, text, cookies };
      let response: Response;
      let actor: Actor | null = null;
      let own: LimitStanding | null = null;
      let tries: LimitStanding | null = null;
      const event: CallContext['event'] = (name, facts) =>
        security.record(name, {
          brand: brand.key,
          row: row.name,
          requestId,
          address: clientAddress,
          person: actor?.accountId,
          ...facts,
        });
      try {
        // The page request of a server-rendered page was already counted, so its calls are not counted again.
        if (behalf === undefined) own = general.spend(clientAddress);
        if (own?.over) throw tooMany(own.seconds, text);
        checkHost(row, visit);
        checkSite(visit, brandOfHost, isOwnPage);
        tries = attempts?.spend(clientAddress, `${brand.key} `) ?? null;
        if (tries?.over) throw tooMany(tries.seconds, text);
        checkXsrf(row, visit, authenticator);
        actor = await admit(row, visit, authenticator);
        // Staff viewing an account don't use up the member's budget.
        const account = actor && own && general.spendAccount(actor.viewing?.staffId ?? actor.accountId);
        if (account?.over) throw tooMany(account.seconds, text);
        if (shared) {
          const attempt = { row, brand, address: clientAddress, account: actor?.accountId ?? null };
          const wait = await shared.spend(attempt);
          if (wait > 0) throw tooMany(wait, text);
        }
        const input = fixed ? { ...fixed } : await readInput(row, c.req.raw, header, text);
        const context = new Call({
          requestId,
          brand,
          desk,
          text,
          actor,
          clientAddress,
          socketAddress,
          header,
          cookies,
          event,
          log,
          placeOf: c.env?.placeOfVisitor ?? placeOf,
        });
        if (row.recentProof) await demandRecentProof(row, input, context, authenticator);
        const given = await reading(row, { header, cookies }, () => answered(handler, row, input, context));
        const result = actor?.viewing ? withoutLinks(given) : given;
        response = successAnswer(result, requestId, log, limitHeaders(policies, own, tries));
        if (row.clearsSiteData) response.headers.set('clear-site-data', '"cache"');
        if (row.event) event(row.event);
      } catch (error) {
        if (error instanceof Refusal) recordRefusal(error, event);
        const limits = limitHeaders(policies, own, tries);
        response =
          pageAnswer(error, requestId, header('sec-fetch-dest'), limits) ??
          failureAnswer(error, requestId, text, { log, writes: row.method !== 'GET', limits });
      }
      for (const value of setCookies) response.headers.append('set-cookie', value);
      const seconds = (performance.now() - started) / 1000;
      onAnswer?.(row.name, response.status, seconds);
      if (log.isLevelEnabled('debug')) {
        const ms = Math.round(seconds * 1000);
        log.debug({ requestId, row: row.name, brand: brand.key, status: response.status, ms }, 'answered');
      }
      return response;
    };
  };
}
