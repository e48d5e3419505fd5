import { BODY_LIMIT_BYTES, type Endpoint, QUERY_LIMIT } from '@vinlore/contract';
import type { Translator } from '@vinlore/i18n';
import * as v from 'valibot';
import { refuse, Refusal } from '../refusal.ts';
import type { HeaderReader } from './request-headers.ts';

type Fields = Record<string, unknown>;

const MEDIA: Record<Endpoint['encoding'], readonly string[]> = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  multipart: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  raw: ['application/json'],
  query: [],
  none: [],
};

/** Reads a body into memory, never more than the limit, whatever its Content-Length claims. */
async function readBytes(
  request: Request,
  header: HeaderReader,
  limit: number,
  text: Translator,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => refuse(413, text.t('kit.bodyTooLarge', { limit }));
  if (Number(header('content-length') ?? 0) > limit) tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
      size += part.byteLength;
      if (size > limit) tooLarge();
      parts.push(part);
    }
  } catch (error) {
    // The sender hung up or took too long: nobody is there to be told, and nothing of ours broke.
    if (error instanceof Refusal) throw error;
    return refuse(400, text.t('kit.bodyCutShort'));
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

/** More fields than any form of ours has, by far. */
const MOST_FIELDS = 200;

function fromPairs(pairs: Iterable<[string, unknown]>, text: Translator): Fields {
  const fields = new Map<string, unknown>();
  for (const [name, value] of pairs) {
    if (fields.size === MOST_FIELDS) refuse(400, text.t('kit.tooManyFields', { limit: MOST_FIELDS }));
    if (fields.has(name)) refuse(400, text.t('kit.repeatedField', { field: shown(name) }));
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

async function readFields(row: Endpoint, request: Request, header: HeaderReader, text: Translator): Promise<Fields> {
  if (row.encoding === 'none') return {};
  if (row.encoding === 'query') {
    const mark = request.url.indexOf('?');
    if (mark < 0) return {};
    const query = request.url.slice(mark + 1);
    if (query.length > QUERY_LIMIT) refuse(400, text.t('kit.queryTooLong', { limit: QUERY_LIMIT }));
    return fromPairs(new URLSearchParams(query), text);
  }
  const type = (header('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  const allowed = MEDIA[row.encoding];
  if (!allowed.includes(type)) refuse(415, text.t('kit.wrongEncoding', { expected: allowed.join(' / ') }));
  const bytes = await readBytes(request, header, row.bodyLimit ?? BODY_LIMIT_BYTES, text);
  if (row.encoding === 'raw') return { body: bytes, signature: header(row.signatureHeader ?? '') ?? '' };
  if (type === 'application/json') {
    const body = parseJson(bytes);
    return isObject(body) ? body : refuse(400, text.t('kit.malformedJson'));
  }
  if (type === 'application/x-www-form-urlencoded')
    return fromPairs(new URLSearchParams(new TextDecoder().decode(bytes)), text);
  try {
    const headers = { 'content-type': header('content-type')! };
    return fromPairs(await new Response(bytes, { headers }).formData(), text);
  } catch (error) {
    if (error instanceof TypeError) return refuse(400, text.t('kit.malformedForm'));
    throw error;
  }
}

/** JSON in UTF-8; undefined for anything else. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deeper than any honest input; a megabyte of brackets would exhaust the stack of whoever walks it. */
const DEEPEST = 32;

/** A name as it may be repeated to the sender: short and printable. */
function shown(name: string): string {
  return name.replace(/[^\x20-\x7e]/g, '?').slice(0, 60);
}

/** Refuses what PostgreSQL cannot store in a text, NUL and halves of characters, and what is nested too deep. */
function checkTexts(value: unknown, path: readonly string[], text: Translator): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) refuse(400, text.t('kit.controlCharacters', { field: shown(path.join('.')) }));
    if (/\p{Cs}/u.test(value)) refuse(400, text.t('kit.halfCharacters', { field: shown(path.join('.')) }));
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob || value instanceof Uint8Array) return;
  if (path.length > DEEPEST) refuse(400, text.t('kit.tooDeep', { field: shown(path[0]!), limit: DEEPEST }));
  for (const [key, each] of Object.entries(value)) checkTexts(each, [...path, key], text);
}

function describe(issue: v.BaseIssue<unknown>, text: Translator): string {
  const field = shown(v.getDotPath(issue) ?? '');
  if (text.has(issue.message)) return text.t(issue.message);
  if (issue.type === 'strict_object' && issue.expected === 'never') return text.t('kit.unknownField', { field });
  if (issue.input === undefined) return text.t('kit.missing', { field });
  return text.t('kit.invalidPlain', { field });
}

/**
 * Parses a call's input at the edge by its row.
 *
 * @throws Refusal 400 naming the field, 413 for a body over the limit, 415 for another encoding
 */
export async function readInput(
  row: Endpoint,
  request: Request,
  header: HeaderReader,
  text: Translator,
): Promise<Fields> {
  const fields = await readFields(row, request, header, text);
  checkTexts(fields, [], text);
  const parsed = v.safeParse(row.request, fields, { abortEarly: true });
  return parsed.success ? parsed.output : refuse(400, describe(parsed.issues[0]!, text));
}
