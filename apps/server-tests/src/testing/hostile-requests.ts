import { bodyLimitOf, type Endpoint } from '@vinlore/contract';
import fc from 'fast-check';

/** A request designed to be expensive. */
export interface HostileRequest {
  readonly row: Endpoint;
  /** Description for failure messages. */
  readonly shape: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  readonly token: 'none' | 'member' | 'staff';
}

const MEGABYTE = 1_048_576;
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', 'a.b.c', 'x'.repeat(300)];

/** A text of about that many bytes. */
const filled = (text: string, bytes: number) => text.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(text))));

type Shape = (field: string, bytes: number) => string;

/** JSON bodies by attack, each of the given size. */
const JSON_SHAPES: Readonly<Record<string, Shape>> = {
  'deep lists': (field, bytes) => `{"${field}":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}}`,
  'deep objects': (field, bytes) => `{"${field}":${filled('{"a":', bytes)}1`,
  'a list of zeros': (field, bytes) => `{"${field}":[${filled('0,', bytes)}0]}`,
  'a list of empty objects': (field, bytes) => `{"${field}":[${filled('{},', bytes)}{}]}`,
  'a list of texts': (field, bytes) => `{"${field}":[${filled('"x",', bytes)}"x"]}`,
  'many fields': (_field, bytes) => `{${Array.from({ length: bytes / 12 }, (_, at) => `"f${at}":1`).join()}}`,
  'the same field again and again': (field, bytes) => `{${filled(`"${field}":"x",`, bytes)}"${field}":"x"}`,
  'a long text': (field, bytes) => `{"${field}":"${filled('x', bytes)}"}`,
  'a long number': (field, bytes) => `{"${field}":${filled('9', bytes)}}`,
  'a long text of digits': (field, bytes) => `{"${field}":"${filled('1', bytes)}"}`,
  'a long text of spaces': (field, bytes) => `{"${field}":"${filled(' ', bytes)}x"}`,
  'a long text of what looks like an address': (field, bytes) => `{"${field}":"${filled('a@', bytes)}"}`,
  'a long text of dots': (field, bytes) => `{"${field}":"${filled('a.', bytes)}"}`,
  'a long text of hyphens': (field, bytes) => `{"${field}":"${filled('-', bytes)}"}`,
  'combining characters': (field, bytes) => `{"${field}":"a${filled('\u0301', bytes)}"}`,
  'characters that grow in lower case': (field, bytes) => `{"${field}":"${filled('\u0130', bytes)}"}`,
  'escaped quotes': (field, bytes) => `{"${field}":"${filled('\\\\\\"', bytes)}"}`,
  'escaped characters': (field, bytes) => `{"${field}":"${filled('\\u00e9', bytes)}"}`,
  'half characters': (field, bytes) => `{"${field}":"${filled('\\ud83d', bytes)}"}`,
  'NUL characters': (field, bytes) => `{"${field}":"${filled('\\u0000', bytes)}"}`,
  'names of prototypes': (field, bytes) =>
    `{${NAMES.map((name) => `"${name}":{"${name}":"x"}`).join()},"${field}":"${filled('x', bytes / 2)}"}`,
  'white space': (field, bytes) => `{${filled(' \n', bytes)}"${field}":1}`,
  'what is no JSON': (_field, bytes) => filled('{"', bytes),
};

const FORM_SHAPES: Readonly<Record<string, Shape>> = {
  'many fields': (_field, bytes) => filled('a=1&', bytes),
  'many ampersands': (_field, bytes) => filled('&', bytes),
  'a long text': (field, bytes) => `${field}=${filled('x', bytes)}`,
  'a long text of spaces': (field, bytes) => `${field}=${filled('+', bytes)}x`,
  'a long text of what looks like an address': (field, bytes) => `${field}=${filled('a%40', bytes)}`,
  'percent signs': (field, bytes) => `${field}=${filled('%', bytes)}`,
  'NUL characters': (field, bytes) => `${field}=${filled('%00', bytes)}`,
  'broken characters': (field, bytes) => `${field}=${filled('%ff', bytes)}`,
  'names of prototypes': (field, bytes) =>
    `${NAMES.map((name) => `${name}=x`).join('&')}&${field}=${filled('x', bytes / 2)}`,
  'a long name': (_field, bytes) => `${filled('n', bytes)}=1`,
};

const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
const MULTIPART_SHAPES: Readonly<Record<string, Shape>> = {
  'many parts': (_field, bytes) => `${filled(PART, bytes)}--x--`,
  'many boundaries': (_field, bytes) => filled('--x\r\n', bytes),
  'a long header': (_field, bytes) =>
    `--x\r\nContent-Disposition: form-data; name="${filled('n', bytes)}"\r\n\r\n1\r\n--x--`,
  'many headers': (_field, bytes) => `--x\r\n${filled('A: b\r\n', bytes)}\r\n1\r\n--x--`,
  'a text without its end': (field, bytes) =>
    `--x\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${filled('x', bytes)}`,
  'a long text': (field, bytes) =>
    `--x\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${filled('x', bytes)}\r\n--x--`,
  'a file': (field, bytes) =>
    `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${filled('1HGCM82633A004352,"\n', bytes)}\r\n--x--`,
  'line breaks': (field, bytes) =>
    `--x\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${filled('\r\n-', bytes)}\r\n--x--`,
};

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';

const BODIES: Readonly<Record<Endpoint['encoding'], readonly (readonly [string, Readonly<Record<string, Shape>>])[]>> =
  {
    json: [['application/json', JSON_SHAPES]],
    raw: [['application/json', JSON_SHAPES]],
    form: [
      [FORM, FORM_SHAPES],
      [MULTIPART, MULTIPART_SHAPES],
    ],
    multipart: [
      [FORM, FORM_SHAPES],
      [MULTIPART, MULTIPART_SHAPES],
    ],
    query: [],
    none: [],
  };

const fieldsOf = (row: Endpoint) => Object.keys((row.request as { entries?: object }).entries ?? {});

/** The route's maximum size, half of it, a small one, and a megabyte regardless of the route. */
const sizesOf = (row: Endpoint) => {
  const most = bodyLimitOf(row) - 200;
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(Math.min(most, 2 * MEGABYTE)) },
    { weight: 2, arbitrary: fc.constant(Math.min(most, 2 * MEGABYTE) / 2) },
    { weight: 2, arbitrary: fc.integer({ min: 20, max: 4_000 }) },
    { weight: 2, arbitrary: fc.constant(MEGABYTE) },
  );
};

function bodyOf(row: Endpoint): fc.Arbitrary<Pick<HostileRequest, 'shape' | 'body' | 'headers'>> {
  const kinds = BODIES[row.encoding].flatMap(([type, shapes]) =>
    Object.entries(shapes).map(([shape, make]) => ({ type, shape, make })),
  );
  if (kinds.length === 0) return fc.constant({ shape: 'no body', body: undefined, headers: {} });
  const names = [...fieldsOf(row), 'surprise'];
  const packed = fc.oneof(
    { weight: 30, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constant({ 'content-encoding': 'gzip' }) },
  );
  return fc
    .record({ kind: fc.constantFrom(...kinds), name: fc.constantFrom(...names), bytes: sizesOf(row), packed })
    .map(({ kind: { type, shape, make }, name, bytes, packed: more }) => ({
      shape: `${shape}, ${Math.round(bytes)} bytes in ${name}`,
      body: Uint8Array.from(Buffer.from(make(name, bytes))),
      headers: { 'content-type': type, ...more },
    }));
}

function queryOf(row: Endpoint): fc.Arbitrary<{ shape: string; query: string }> {
  if (row.encoding !== 'query') return fc.constant({ shape: '', query: '' });
  return fc
    .record({
      shape: fc.constantFrom(...Object.keys(FORM_SHAPES)),
      name: fc.constantFrom(...fieldsOf(row), 'surprise'),
      bytes: fc.constantFrom(20, 400, 1_300, 3_900, 8_000),
    })
    .map(({ shape, name, bytes }) => ({
      shape: `query of ${shape}, ${bytes} bytes in ${name}`,
      query: `?${FORM_SHAPES[shape]!(name, bytes)}`,
    }));
}

/** Long headers, which are parsed first. */
const HEADERS: Readonly<Record<string, string>>[] = [
  { cookie: filled('a=b; ', 8_000) },
  { cookie: `session=${filled('x.', 8_000)}` },
  { authorization: `Bearer${filled(' ', 8_000)}` },
  { 'x-forwarded-for': filled('1.1.1.1,', 8_000) },
  { uri: filled('a.', 8_000) },
  { origin: `http://${filled('a.', 8_000)}` },
  { 'user-agent': filled('Mozilla/5.0 (', 8_000) },
];

/** Requests to all routes evenly, each as expensive as possible. */
export function hostileRequests(rows: readonly Endpoint[]): fc.Arbitrary<HostileRequest> {
  const to = (row: Endpoint) => {
    const whose = { none: 'none', gate: 'none', bearer: 'member', staff: 'staff' } as const;
    return fc
      .record({
        body: bodyOf(row),
        query: queryOf(row),
        headers: fc.oneof(
          { weight: 9, arbitrary: fc.constant({}) },
          { weight: 1, arbitrary: fc.constantFrom(...HEADERS) },
        ),
      })
      .map(({ body, query, headers }): HostileRequest => ({
        row,
        shape: query.shape || body.shape,
        query: query.query,
        headers: { ...headers, ...body.headers },
        body: body.body,
        token: whose[row.auth],
      }));
  };
  return fc.constantFrom(...rows).chain(to);
}
