import { failed, REQUEST_ID_HEADER, succeeded } from '@vinlore/contract';
import { isDatabaseUnavailable } from '@vinlore/database';
import type { Translator } from '@vinlore/i18n';
import type { Logger } from 'pino';
import { FileUnavailable } from '../outside/file-unavailable.ts';
import { Refusal } from '../refusal.ts';
import { BareReply, FileReply, Reply, StreamReply, WaitingReply } from '../server-module.ts';
import { contentDisposition } from './content-disposition.ts';
import { streamAnswer } from './stream-answer.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Response headers in addition to the standard ones. */
type More = Readonly<Record<string, string>>;

/** The JSON text of envelope responses, for in-process callers. */
const words = new WeakMap<Response, string>();

/** Returns a JSON response with this body and status. */
export function envelopeAnswer(status: number, body: object, requestId: string, more?: More): Response {
  const text = JSON.stringify(body);
  const answer = new Response(text, {
    status,
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store', [REQUEST_ID_HEADER]: requestId, ...more },
  });
  words.set(answer, text);
  return answer;
}

/**
 * Returns a response for an in-process caller. An envelope is parsed from its stored text: reading it back from the
 * stream of a `Response` costs more than the rest of the call.
 */
export function answerInProcess(answer: Response): Pick<Response, 'ok' | 'status' | 'headers' | 'json' | 'blob'> {
  const text = words.get(answer);
  if (text === undefined) return answer;
  const { ok, status, headers } = answer;
  return { ok, status, headers, json: () => Promise.resolve(JSON.parse(text)), blob: () => answer.blob() };
}

/** `private`, because shared caches must not store a member's documents. */
const FILE_CACHING: Readonly<Record<FileReply['kept'], string>> = {
  never: 'private, no-store',
  'for-good': 'private, max-age=31536000, immutable',
};

/** Attachments may be uploads from other people: if a browser opens one anyway, it can't run or load anything. */
const SAVED_ONLY = { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' };

function fileAnswer(reply: FileReply, requestId: string, more?: More): Response {
  return new Response(new Uint8Array(reply.bytes), {
    headers: {
      'content-type': reply.type,
      'content-disposition': contentDisposition(reply.disposition, reply.name),
      'cache-control': FILE_CACHING[reply.kept],
      [REQUEST_ID_HEADER]: requestId,
      ...(reply.disposition === 'attachment' && SAVED_ONLY),
      ...more,
    },
  });
}

/** Converts a handler's result to a response. */
export function successAnswer(result: unknown, requestId: string, log: Logger, more?: More): Response {
  if (result instanceof FileReply) return fileAnswer(result, requestId, more);
  if (result instanceof StreamReply) return streamAnswer(result, requestId, log, more);
  if (result instanceof BareReply) return envelopeAnswer(result.status, result.body, requestId, more);
  if (result instanceof Reply) return envelopeAnswer(200, succeeded(result.data, result.message), requestId, more);
  if (result instanceof WaitingReply)
    return envelopeAnswer(202, succeeded(result.data, result.message), requestId, more);
  return envelopeAnswer(200, succeeded(result ?? null), requestId, more);
}

/**
 * Redirects (303) a browser that opened the call's URL itself to the page that explains the refusal; null for any other
 * caller or error.
 */
export function pageAnswer(
  error: unknown,
  requestId: string,
  opened: string | undefined,
  more?: More,
): Response | null {
  if (!(error instanceof Refusal) || error.page === undefined || opened !== 'document') return null;
  const headers = { ...more, location: error.page, 'cache-control': 'no-store', [REQUEST_ID_HEADER]: requestId };
  return new Response(null, { status: 303, headers });
}

/** What a failed call's answer depends on besides the failure. */
interface FailureFacts {
  readonly log: Logger;
  /** The call may have changed something before it failed. */
  readonly writes: boolean;
  readonly limits?: More | undefined;
}

/**
 * Converts an error to a response with a message for the user. Errors that are not refusals are logged with the request
 * id.
 */
export function failureAnswer(
  error: unknown,
  requestId: string,
  text: Translator,
  { log, writes, limits }: FailureFacts,
): Response {
  if (error instanceof Refusal) {
    const more = {
      ...limits,
      ...(error.retryAfter !== undefined && { 'retry-after': String(error.retryAfter) }),
      // Don't wait for the rest of the body.
      ...(error.status === 413 && { connection: 'close' }),
    };
    return envelopeAnswer(error.status, failed(error.message, requestId, error.data), requestId, more);
  }
  if (isDatabaseUnavailable(error)) {
    log.error({ requestId, err: error }, 'the database is not responding');
    return envelopeAnswer(503, failed(text.t(writes ? 'kit.unconfirmed' : 'kit.unavailable'), requestId), requestId, {
      ...limits,
      'retry-after': '1',
    });
  }
  // Logged where it was found.
  if (error instanceof FileUnavailable) {
    const isLost = error.reason === 'lost';
    const body = failed(text.t(isLost ? 'kit.fileLost' : 'kit.filesDown'), requestId);
    return envelopeAnswer(isLost ? 404 : 503, body, requestId, { ...limits, ...(!isLost && { 'retry-after': '60' }) });
  }
  log.error({ requestId, err: error }, 'a call failed unexpectedly');
  return envelopeAnswer(500, failed(text.t('kit.broken', { requestId }), requestId), requestId, limits);
}
