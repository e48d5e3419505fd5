import { createHash } from 'node:crypto';
import type { Brand } from '@vinlore/brand';
import {
  API_VERSIONS,
  IDEMPOTENCY_HEADER,
  type Operation,
  PROBLEMS,
  REQUEST_ID_HEADER,
  VERSION_HEADER,
} from '@vinlore/contract';
import type { Translator } from '@vinlore/i18n';
import type { Logger } from 'pino';
import type { CallContext } from '../context.ts';
import type { ApiContext, HeaderReader } from '../client/request-headers.ts';
import { contentDisposition } from '../http/content-disposition.ts';
import { keyLimit, limitPolicy, limitStanding, perMinute } from '../http/limits.ts';
import type { SharedLimit } from '../http/shared-limit.ts';
import { streamAnswer } from '../http/stream-answer.ts';
import { NO_SECURITY_LOG, type SecurityLog } from '../security-events/security-log.ts';
import { FileReply, type ServerModule, StreamReply } from '../server-module.ts';
import { type ApiKey, type ApiKeys, isAllowedFrom } from './api-key.ts';
import { fingerprintOf, type IdempotencyStore, type IdempotentUse, isLasting } from './idempotency.ts';
import { invoker } from './invoke.ts';
import { ApiProblem, problemAnswer } from './problem.ts';
import { operationReader } from './read-operation.ts';
import type { ServedOperation } from './served-operation.ts';
import type { TestBook } from './test-book.ts';

/** Dependencies of what happens after a request has found its operation. */
export interface OperationDeps {
  readonly modules: readonly ServerModule[];
  readonly keys: ApiKeys;
  readonly idempotency: IdempotencyStore;
  /** Returns an account's objects of test mode. */
  readonly testsOf: (brandKey: string, accountId: string) => TestBook;
  /** A brand's public origin. */
  readonly originOf: (brand: Brand) => string;
  /** Counter shared by processes; absent if there is only one. */
  readonly sharedLimit?: Pick<SharedLimit, 'add'>;
  readonly security?: SecurityLog;
  readonly log: Logger;
  /** Called for every answered request, for the metrics. */
  readonly onAnswer?: (row: string, status: number, seconds: number) => void;
}

/** Refused keys per minute and address: far more than anyone's mistakes, far fewer than guessing needs. */
const REFUSED_KEYS = 60;
const LONGEST_SECRET = 200;
const LONGEST_IDEMPOTENCY_KEY = 255;
/** What a publishable key's page may send and read. */
export const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': `${REQUEST_ID_HEADER}, retry-after, ratelimit, ratelimit-policy, ${VERSION_HEADER}, etag`,
};

/** Everything about a request before its operation is considered. */
export interface Arrival {
  readonly brand: Brand;
  readonly text: Translator;
  readonly requestId: string;
  readonly header: HeaderReader;
  readonly address: string;
}

/**
 * Returns the key that a request was sent with, as bearer token or as the user name of Basic; '' if there is none.
 */
function secretOf(header: HeaderReader): string {
  const authorization = header('authorization') ?? '';
  const bearer = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  const basic = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(authorization)?.[1];
  const secret = bearer ?? (basic && Buffer.from(basic, 'base64').toString('latin1').split(':')[0]) ?? '';
  return secret.length <= LONGEST_SECRET ? secret : '-';
}

/** Whether a URL carries something that looks like a key. */
const hasKeyInUrl = (url: string): boolean => /[?&][^#]*vl_(?:pub_)?(?:test|live)_[0-9A-Za-z]{8}/.test(url);

/** Leaves only the chosen fields of an object, or of each entry of a list. */
function withFields(body: unknown, fields: readonly string[]): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { object, data } = body as { object?: unknown; data?: unknown };
  if (object === 'list' && Array.isArray(data))
    return { ...body, data: data.map((entry: unknown) => withFields(entry, fields)) };
  return Object.fromEntries(Object.entries(body).filter(([name]) => name === 'object' || fields.includes(name)));
}

const NO_BODY: AsyncIterable<Uint8Array> = {
  [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ done: true, value: undefined }) }),
};

/** The body of a request that is read as it arrives. */
const bodyOf = ({ body }: Request): AsyncIterable<Uint8Array> => (body as AsyncIterable<Uint8Array> | null) ?? NO_BODY;

/** Entity tag of a body (RFC 9110 §8.8.3): weak, because compression may follow. */
const tagOf = (body: string) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const hasTag = (asked: string | undefined, tag: string) =>
  asked !== undefined && asked.split(',').some((each) => each.trim() === tag || each.trim() === '*');

/** Returns a function that makes the request handler of an operation. */
export function operationServer(deps: OperationDeps) {
  const {
    modules,
    keys,
    idempotency,
    testsOf,
    originOf,
    log,
    onAnswer,
    sharedLimit,
    security = NO_SECURITY_LOG,
  } = deps;
  const limit = keyLimit(sharedLimit);
  const refused = perMinute(REFUSED_KEYS);
  const invoking = invoker(modules);

  /** @throws ApiProblem if the key is missing, wrong, or not meant for this request */
  const admit = async (row: Operation, url: string, { brand, text, header, address }: Arrival): Promise<ApiKey> => {
    if (hasKeyInUrl(url)) throw new ApiProblem('key-in-url', text.t('kit.v1KeyInUrl'));
    const secret = secretOf(header);
    if (secret === '')
      throw new ApiProblem('missing-key', text.t('kit.v1NoKey'), { headers: { 'www-authenticate': 'Bearer' } });
    const key = await keys.find(brand.key, secret);
    if (!key) {
      const standing = refused.spend(address);
      if (standing.over) throw tooMany(standing.seconds, text);
      throw new ApiProblem('invalid-key', text.t('kit.v1BadKey'), {
        headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
      });
    }
    if (!isAllowedFrom(key, address)) throw new ApiProblem('address-not-allowed', text.t('kit.v1Address'));
    if (key.kind === 'publishable' && !key.origins.includes(header('origin') ?? ''))
      throw new ApiProblem('origin-not-allowed', text.t('kit.v1Origin'));
    if (!key.scopes.includes(row.scope) || (key.kind === 'publishable' && !row.publishable))
      throw new ApiProblem('missing-scope', text.t('kit.v1Scope', { scope: row.scope }), { required_scope: row.scope });
    return key;
  };

  return (operation: ServedOperation) => {
    const { row, handlers } = operation;
    const read = operationReader(row);
    const isCached = row.method === 'GET';

    /** Carries out the operation, and turns its result into an answer. */
    const answered = async (c: ApiContext, arrival: Arrival, key: ApiKey, event: CallContext['event']) => {
      const { brand, text, requestId, header, address } = arrival;
      const { input, expand, fields } = await read(c.req.raw, header, c.req.param(), text);
      const actor = key.actor;
      const caller = { requestId, brand, actor, text, clientAddress: address, log, event };
      const userAgent = (header('user-agent') ?? '').slice(0, 512);
      const invoke = invoking({ ...caller, userAgent });
      const body = row.streams ? bodyOf(c.req.raw) : NO_BODY;
      const tests = testsOf(brand.key, actor.accountId);
      const call = { requestId, brand, mode: key.mode, key, actor, text, expand, log, body, tests, invoke };
      const work = async () => {
        const given = await handlers[key.mode](input as never, call);
        if (given instanceof StreamReply) return streamAnswer(given, requestId, log);
        if (given instanceof FileReply)
          return new Response(new Uint8Array(given.bytes), {
            headers: {
              'content-type': given.type,
              'content-disposition': contentDisposition(given.disposition, given.name),
              'cache-control': 'private, no-store',
            },
          });
        const body = JSON.stringify(fields === null ? given : withFields(given, fields));
        const tag = isCached ? tagOf(body) : null;
        const headers = {
          'content-type': 'application/json; charset=utf-8',
          'content-language': text.language,
          'cache-control': isCached ? 'private, no-cache' : 'no-store',
          vary: 'authorization, accept-language, vinlore-version',
          ...(tag !== null && { etag: tag }),
        };
        if (tag !== null && hasTag(header('if-none-match'), tag)) return new Response(null, { status: 304, headers });
        return new Response(body, { headers });
      };
      // A stream is neither compared nor kept: it may be of any length.
      const value = row.method === 'POST' && row.streams === undefined ? header(IDEMPOTENCY_HEADER) : undefined;
      if (value === undefined) return work();
      if (value === '' || value.length > LONGEST_IDEMPOTENCY_KEY)
        throw new ApiProblem('invalid-request', text.t('kit.v1IdempotencyKey', { most: LONGEST_IDEMPOTENCY_KEY }));
      const use = { brand: brand.key, key: key.id, value, fingerprint: fingerprintOf(row.id, input) };
      return once(use, { requestId, origin: originOf(brand), text, log }, work);
    };

    return async (c: ApiContext, arrival: Arrival): Promise<Response> => {
      const started = performance.now();
      const { brand, text, requestId, header, address } = arrival;
      let response: Response;
      let key: ApiKey | null = null;
      const event: CallContext['event'] = (name, facts) =>
        security.record(name, {
          ...{ brand: brand.key, row: row.id, requestId, address, person: key?.actor.accountId },
          ...facts,
        });
      const headers: Record<string, string> = {};
      try {
        key = await admit(row, c.req.url, arrival);
        if (key.kind === 'publishable') Object.assign(headers, CROSS_ORIGIN);
        const standing = limit(key.id, key.perMinute);
        headers['ratelimit-policy'] = limitPolicy('key', key.perMinute);
        headers['ratelimit'] = limitStanding('key', standing);
        if (standing.over) throw tooMany(standing.seconds, text);
        if (keys.spend(brand.key, key).over) throw new ApiProblem('budget-used', text.t('kit.v1Budget'));
        const version = header(VERSION_HEADER) ?? key.version;
        if (!(API_VERSIONS as readonly string[]).includes(version))
          throw new ApiProblem('unknown-version', text.t('kit.v1Version', { versions: API_VERSIONS.join(', ') }));
        headers[VERSION_HEADER] = version;
        response = await answered(c, arrival, key, event);
      } catch (error) {
        recordRefusal(error, event);
        response = problemAnswer(error, { requestId, origin: originOf(brand), text, log });
        // A website's script learns why its key was refused.
        if (key === null && header('origin') !== undefined) Object.assign(headers, CROSS_ORIGIN);
      }
      response.headers.set(REQUEST_ID_HEADER, requestId);
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      if (key) keys.used(brand.key, key, { operation: row.id, status: response.status });
      onAnswer?.(`v1.${row.id}`, response.status, (performance.now() - started) / 1000);
      return response;
    };
  };

  /** Carries out a request once for its `Idempotency-Key`, or repeats its answer. */
  async function once(
    use: IdempotentUse,
    facts: Parameters<typeof problemAnswer>[1],
    work: () => Promise<Response>,
  ): Promise<Response> {
    const { text } = facts;
    const standing = await idempotency.begin(use);
    if (standing.kind === 'running')
      throw new ApiProblem('idempotency-in-progress', text.t('kit.v1Running'), { retryAfter: 1 });
    if (standing.kind === 'other-request') throw new ApiProblem('idempotency-mismatch', text.t('kit.v1OtherRequest'));
    if (standing.kind === 'answered') {
      const { status, type, body } = standing.answer;
      return new Response(body, {
        status,
        headers: { 'content-type': type, 'cache-control': 'no-store', 'idempotency-replayed': 'true' },
      });
    }
    const response = await work().catch((error: unknown) => problemAnswer(error, facts));
    if (!isLasting(response.status)) {
      await idempotency.release(use);
      return response;
    }
    const body = await response.text();
    await idempotency.keep(use, { status: response.status, type: response.headers.get('content-type') ?? '', body });
    return new Response(body, { status: response.status, headers: response.headers });
  }
}

function tooMany(seconds: number, text: Translator): ApiProblem {
  return new ApiProblem('rate-limited', text.t('kit.tooMany', { seconds }), { retryAfter: seconds });
}

/** Logs refusals that are security events. */
function recordRefusal(error: unknown, event: CallContext['event']): void {
  if (!(error instanceof ApiProblem)) return;
  const { status } = PROBLEMS[error.code];
  if (error.code === 'rate-limited') event('rate.limited');
  else if (error.code === 'invalid-key') event('auth.session.refused', { kind: 'api-key' });
  else if (status === 403 || error.code === 'key-in-url') event('authz.denied', { kind: error.code });
}
