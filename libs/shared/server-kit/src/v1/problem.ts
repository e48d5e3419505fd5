import { type Problem, type ProblemCode, PROBLEMS, problemOf, problemPath, REQUEST_ID_HEADER } from '@vinlore/contract';
import { isDatabaseUnavailable } from '@vinlore/database';
import type { Translator } from '@vinlore/i18n';
import type { Logger } from 'pino';
import { FileUnavailable } from '../outside/file-unavailable.ts';
import { Refusal } from '../refusal.ts';

/** What an error says besides its kind. */
export interface ProblemMore extends Pick<Problem, 'errors' | 'required_scope' | 'data'> {
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Ends an operation with an error of this kind. */
export class ApiProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    detail: string,
    readonly more: ProblemMore = {},
  ) {
    super(detail);
    this.name = 'ApiProblem';
  }
}

/** What the answer to a failed request depends on besides the failure. */
export interface ProblemFacts {
  readonly requestId: string;
  /** Origin of the pages that explain errors. */
  readonly origin: string;
  readonly text: Translator;
  readonly log: Logger;
}

/** Converts whatever an operation threw to a problem. What is not a refusal is logged with the request id. */
function problemFrom(error: unknown, { requestId, text, log }: ProblemFacts): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof Refusal) {
    const { status, message, data, retryAfter } = error;
    return new ApiProblem(problemOf(status), message, {
      ...(data !== undefined && { data }),
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }
  if (isDatabaseUnavailable(error)) {
    log.error({ requestId, err: error }, 'the database is not responding');
    return new ApiProblem('unavailable', text.t('kit.unavailable'), { retryAfter: 1 });
  }
  if (error instanceof FileUnavailable)
    return error.reason === 'lost'
      ? new ApiProblem('not-found', text.t('kit.fileLost'))
      : new ApiProblem('unavailable', text.t('kit.filesDown'), { retryAfter: 60 });
  log.error({ requestId, err: error }, 'an API operation failed unexpectedly');
  return new ApiProblem('internal', text.t('kit.broken', { requestId }));
}

/** Converts an error to its answer (RFC 9457). */
export function problemAnswer(error: unknown, facts: ProblemFacts): Response {
  const { code, message, more } = problemFrom(error, facts);
  const { headers, retryAfter, ...members } = more;
  const { status, title } = PROBLEMS[code];
  const type = facts.origin + problemPath(code);
  const problem: Problem = { type, title, status, detail: message, instance: facts.requestId, code, ...members };
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': facts.text.language,
      'cache-control': 'no-store',
      [REQUEST_ID_HEADER]: facts.requestId,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...headers,
    },
  });
}
