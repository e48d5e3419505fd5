import {
  BODY_LIMIT_BYTES,
  bodyLimitOf,
  type Endpoint,
  ignoresInput,
  namesInput,
  QUERY_LIMIT,
  VALUE_LIMIT,
} from '@vinlore/contract';
import type { Translator } from '@vinlore/i18n';
import * as v from 'valibot';
import { deny, refuse, Refusal } from '../refusal.ts';
import { jsonShape } from './json-shape.ts';
import type { HeaderReader } from '../client/request-headers.ts';

type Fields = Record<string, unknown>;

const MEDIA: Record<Endpoint['encoding'], readonly string[]> = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  multipart: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  raw: ['application/json'],
  query: [],
  none: [],
};

/** Rejects input that no client of ours sends, and logs an event; an honest mistake is rejected without one. */
const reject = (kind: string, status: 400 | 413 | 415, message: string): never =>
  deny({ name: 'input.refused', kind }, status, message);

/** Reads a body into memory, up to the limit, whatever its Content-Length claims. */
async function readBytes(
  request: Request,
  header: HeaderReader,
  limit: number,
  text: Translator,
): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => reject('size', 413, text.t('kit.bodyTooLarge', { limit }));
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
    // The sender disconnected or timed out: no one to respond to, and not an error of ours.
    if (error instanceof Refusal) throw error;
    return refuse(400, text.t('kit.bodyCutShort'));
  }
  const all = Buffer.alloc(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

/** Far more fields than any form of ours has. */
const MOST_FIELDS = 200;

const tooManyFields = (text: Translator) => reject('fields', 400, text.t('kit.tooManyFields', { limit: MOST_FIELDS }));

/** Whether a delimiter occurs more often in a body than fields are allowed: checked before parsing. */
function hasMore(body: Buffer, mark: string, most: number): boolean {
  let count = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) if (++count > most) return true;
  return false;
}

/** Returns the boundary of a multipart body from its Content-Type (RFC 2046 §5.1.1); '' if missing. */
const boundaryOf = (type: string) =>
  /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type)?.slice(1).find(Boolean) ?? '';

/** Maximum size of a part's headers (its Content-Disposition and Content-Type) in bytes. */
const PART_HEAD_BYTES = 4_096;

/**
 * Rejects a multipart body with too many parts, or with a part whose headers never end: a parser would scan through it.
 */
function checkParts(body: Buffer, mark: string, text: Translator): void {
  // Each field has a delimiter before it, and the last one has one after it.
  if (hasMore(body, mark, MOST_FIELDS + 1)) tooManyFields(text);
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    const head = body.subarray(at, at + PART_HEAD_BYTES);
    const isOver = head.length === PART_HEAD_BYTES && !head.includes('\r\n\r\n');
    if (isOver) reject('part-head', 400, text.t('kit.malformedForm'));
  }
}

function fromPairs(pairs: Iterable<[string, unknown]>, text: Translator): Fields {
  const fields = new Map<string, unknown>();
  for (const [name, value] of pairs) {
    if (fields.size === MOST_FIELDS) tooManyFields(text);
    if (fields.has(name)) reject('repeated-field', 400, text.t('kit.repeatedField', { field: shortened(name) }));
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

/** The parts of a row that say how its input is encoded. */
export type InputSource = Pick<
  Endpoint,
  'encoding' | 'auth' | 'rawType' | 'signatureHeader' | 'bodyLimit' | 'valueLimit'
>;

/**
 * Reads the fields of a request, not validated yet.
 *
 * @throws Refusal 400, 413 for a body over the limit, 415 for another encoding
 */
export async function readFields(
  row: InputSource,
  request: Request,
  header: HeaderReader,
  text: Translator,
): Promise<Fields> {
  if (row.encoding === 'none') return {};
  if (row.encoding === 'query') {
    const mark = request.url.indexOf('?');
    if (mark < 0) return {};
    const query = request.url.slice(mark + 1);
    if (query.length > QUERY_LIMIT) reject('size', 400, text.t('kit.queryTooLong', { limit: QUERY_LIMIT }));
    return fromPairs(new URLSearchParams(query), text);
  }
  const type = (header('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  const allowed = row.rawType === undefined ? MEDIA[row.encoding] : [row.rawType];
  // A compressed body could expand to many times its size: we don't decompress, so it is rejected.
  const isPacked = (header('content-encoding') ?? 'identity').trim().toLowerCase() !== 'identity';
  const isForm = row.encoding === 'form' || row.encoding === 'multipart';
  // An empty body has no encoding: it is an empty form (docs/decisions.md §2).
  if (isForm && type === '' && (await readBytes(request, header, bodyLimitOf(row), text)).length === 0) return {};
  if (isPacked || !allowed.includes(type))
    reject('encoding', 415, text.t('kit.wrongEncoding', { expected: allowed.join(' / ') }));
  // Files are only sent as multipart: a urlencoded body, decoded character by character, stays small.
  const isEscaped = type === 'application/x-www-form-urlencoded';
  const most = isEscaped ? Math.min(bodyLimitOf(row), BODY_LIMIT_BYTES) : bodyLimitOf(row);
  const bytes = await readBytes(request, header, most, text);
  if (isForm && bytes.length === 0) return {};
  if (row.encoding === 'raw') return { body: bytes, signature: header(row.signatureHeader ?? '') ?? '' };
  if (type === 'application/json') {
    const values = row.valueLimit ?? VALUE_LIMIT;
    const shape = jsonShape(bytes, { values, depth: DEEPEST });
    if (shape === 'too-deep') reject('depth', 400, text.t('kit.tooDeep', { limit: DEEPEST }));
    if (shape === 'too-many') reject('values', 400, text.t('kit.tooManyValues', { limit: values }));
    const body = parseJson(bytes);
    return isObject(body) ? body : refuse(400, text.t('kit.malformedJson'));
  }
  if (isEscaped) {
    if (hasMore(bytes, '&', MOST_FIELDS)) tooManyFields(text);
    return fromPairs(new URLSearchParams(bytes.toString('utf8')), text);
  }
  const boundary = boundaryOf(header('content-type') ?? '');
  if (boundary !== '') checkParts(bytes, `--${boundary}`, text);
  try {
    const headers = { 'content-type': header('content-type')! };
    return fromPairs(await new Response(bytes, { headers }).formData(), text);
  } catch (error) {
    if (error instanceof TypeError) return refuse(400, text.t('kit.malformedForm'));
    throw error;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses JSON in UTF-8; undefined for anything else. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deeper than any legitimate input; a megabyte of brackets would overflow the stack of a recursive function. */
const DEEPEST = 32;

/** Sanitizes a name for the error message: short and printable. */
function shortened(name: string): string {
  return name.slice(0, 60).replace(/[^\x20-\x7e]/g, '?');
}

/**
 * Rejects what PostgreSQL can't store as text: NUL and lone surrogates. The number of values was checked before.
 *
 * @param path of the value; one array, reused throughout
 */
export function checkTexts(value: unknown, path: string[], text: Translator): void {
  if (typeof value === 'string') {
    if (value.includes('\0'))
      reject('characters', 400, text.t('kit.controlCharacters', { field: shortened(path.join('.')) }));
    if (/\p{Cs}/u.test(value))
      reject('characters', 400, text.t('kit.halfCharacters', { field: shortened(path.join('.')) }));
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob || value instanceof Uint8Array) return;
  for (const [key, each] of Object.entries(value)) {
    path.push(key);
    checkTexts(each, path, text);
    path.pop();
  }
}

/** Says what is wrong with a field. */
export function describeIssue(issue: v.BaseIssue<unknown>, text: Translator): string {
  const field = shortened(v.getDotPath(issue) ?? '');
  if (text.has(issue.message)) return text.t(issue.message);
  if (issue.type === 'strict_object' && issue.expected === 'never') return text.t('kit.unknownField', { field });
  if (issue.input === undefined) return text.t('kit.missing', { field });
  return text.t('kit.invalidPlain', { field });
}

/**
 * Removes vehicle inputs that the row ignores (docs/decisions.md §2). `selectedtrim` is an alias of `trim` (spec §3).
 */
function neededFields(row: Endpoint, fields: Fields): Fields {
  const ignored = Object.keys(fields).filter((name) => ignoresInput(row, name));
  if (ignored.length === 0) return fields;
  const { selectedtrim } = fields;
  const needed = Object.fromEntries(Object.entries(fields).filter(([name]) => !ignored.includes(name)));
  const isTrim = ignored.includes('selectedtrim') && namesInput(row, 'trim') && (needed['trim'] ?? '') === '';
  return isTrim ? { ...needed, trim: selectedtrim } : needed;
}

/** The input of a row without fields, precomputed; null for other rows. */
export function fixedInput(row: Endpoint): Readonly<Fields> | null {
  if (row.encoding !== 'none') return null;
  const parsed = v.safeParse(row.request, {});
  return parsed.success ? parsed.output : null;
}

/**
 * Rejects for the schema's first issue. An unknown field or wrong type is handcrafted, a wrong value is a person's
 * mistake.
 */
function refuseInput(issue: v.BaseIssue<unknown>, text: Translator): never {
  const message = describeIssue(issue, text);
  if (issue.kind === 'schema' && issue.input !== undefined && issue.input !== '') reject(issue.type, 400, message);
  return refuse(400, message);
}

/**
 * Parses and validates a call's input by its row: size is checked before parsing, the number of values before building
 * them, and only what the schema accepted is scanned for invalid characters.
 *
 * @throws Refusal 400 naming the field, 413 for a body over the limit, 415 for another encoding
 */
export async function readInput(
  row: Endpoint,
  request: Request,
  header: HeaderReader,
  text: Translator,
): Promise<Fields> {
  const fields = neededFields(row, await readFields(row, request, header, text));
  const parsed = v.safeParse(row.request, fields, { abortEarly: true });
  if (!parsed.success) return refuseInput(parsed.issues[0]!, text);
  checkTexts(fields, [], text);
  return parsed.output;
}
