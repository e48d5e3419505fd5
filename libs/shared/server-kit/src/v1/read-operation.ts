import { type Operation, pathParameters } from '@vinlore/contract';
import type { Translator } from '@vinlore/i18n';
import * as v from 'valibot';
import type { HeaderReader } from '../client/request-headers.ts';
import { checkTexts, describeIssue, type InputSource, readFields } from '../http/read-input.ts';
import { ApiProblem } from './problem.ts';

/** Parsed input of an operation, and what the caller wants of the answer. */
export interface OperationInput {
  readonly input: Record<string, unknown>;
  readonly expand: ReadonlySet<string>;
  /** Fields of the answer; null for all. */
  readonly fields: readonly string[] | null;
}

const named = (value: unknown): string[] =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean)
    : [];

/** More than an answer has. */
const MOST_FIELDS = 50;
/** Issues listed in one answer. */
const MOST_ISSUES = 20;

/**
 * Returns a reader of an operation's input.
 *
 * @throws ApiProblem `invalid-request` with all fields that are wrong; Refusal 400, 413, 415 for a body that can't be
 *   read
 */
export function operationReader(row: Operation) {
  const inPath = pathParameters(row.path);
  const source: InputSource = {
    encoding: row.method === 'POST' ? 'json' : 'query',
    auth: 'bearer',
    ...(row.bodyLimit !== undefined && { bodyLimit: row.bodyLimit }),
    ...(row.valueLimit !== undefined && { valueLimit: row.valueLimit }),
  };
  const isEmptyBody = (request: Request, header: HeaderReader) =>
    source.encoding === 'json' && (request.body === null || header('content-length') === '0');
  return async (
    request: Request,
    header: HeaderReader,
    parameters: Readonly<Record<string, string>>,
    text: Translator,
  ): Promise<OperationInput> => {
    if (row.streams !== undefined) {
      const type = (header('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
      if (type !== row.streams || (header('content-encoding') ?? 'identity') !== 'identity')
        throw new ApiProblem('unsupported-type', text.t('kit.wrongEncoding', { expected: row.streams }));
    }
    const given =
      row.streams !== undefined || isEmptyBody(request, header) ? {} : await readFields(source, request, header, text);
    const invalid = (field: string, detail: string) =>
      new ApiProblem('invalid-request', detail, { errors: [{ field, detail }] });
    const { expand: wanted, fields, ...own } = given;
    const expand = new Set(row.method === 'POST' ? [] : named(wanted));
    for (const part of expand)
      if (!row.expand?.includes(part)) throw invalid('expand', text.t('kit.v1Expand', { part: part.slice(0, 60) }));
    const chosen = row.method === 'GET' && fields !== undefined ? named(fields) : null;
    if (chosen && chosen.length > MOST_FIELDS) throw invalid('fields', text.t('kit.invalidPlain', { field: 'fields' }));
    const all = { ...own, ...Object.fromEntries(inPath.map((name) => [name, parameters[name]])) };
    const parsed = v.safeParse(row.request, all);
    if (!parsed.success) {
      const errors = parsed.issues
        .slice(0, MOST_ISSUES)
        .map((issue) => ({ field: (v.getDotPath(issue) ?? '').slice(0, 60), detail: describeIssue(issue, text) }));
      throw new ApiProblem('invalid-request', errors[0]!.detail, { errors });
    }
    checkTexts(all, [], text);
    return { input: parsed.output, expand, fields: chosen };
  };
}
