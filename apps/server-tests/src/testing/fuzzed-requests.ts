import fc from 'fast-check';
import type { JsonSchema, Operation } from './operations.ts';

/** A malicious or nearly valid request. */
export interface FuzzedRequest {
  readonly operation: Operation;
  readonly method: string;
  /** With its question mark; '' for none. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | FormData | URLSearchParams | undefined;
  /** Whose token is sent; `garbage` is an invalid one. */
  readonly token: 'none' | 'member' | 'staff' | 'garbage';
}

/** Values by field name that get further than random ones. */
export type Hints = Readonly<Record<string, readonly string[]>>;

const HINTS: Hints = {
  vin: ['1HGCM82633A004352', '1HGCM82633A00435*', '136378N123456', 'WBA'],
  vins: ['1HGCM82633A004352\n1M8GDM9AXKP042788'],
  email: ['member@example.com', 'second@example.com', 'nobody@example.com'],
  pass: ['nine green bottles', 'wrong'],
  new_pass: ['nine green bottles', 'password1'],
  year: ['2012', '1965', '0', '99999'],
  make: ['TOYOTA', 'Ford'],
  model: ['Camry'],
  plate: ['ABC1234', '8SAM123'],
  state: ['CA', 'New York'],
  kind: ['sticker'],
  domain: ['open.localhost', 'other.localhost'],
  limit: ['1', '100', '0', '-1'],
};

const nested = (depth: number, wrap: (inner: unknown) => unknown) => {
  let value: unknown = 'x';
  for (let at = 0; at < depth; at++) value = wrap(value);
  return value;
};

const nastyTexts = [
  '',
  ' ',
  'a\0b',
  '\ud800',
  '\ud83d\ude97',
  '\u202e\ufeff',
  "' or 1=1; drop table account; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  'x\r\nBcc: eve@example.com',
  '9007199254740993',
  '-1',
  '1e309',
  '0x10',
  'NaN',
  '٣',
  '2026-02-30T25:61:61Z',
  '00000000-0000-0000-0000-000000000000',
  '[object Object]',
  'ﬁ'.repeat(130),
  'é'.repeat(5_000),
];

const garbage: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...nastyTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom<unknown>(null, true, 0, -0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [null], [[]]),
  fc.constantFrom(
    nested(30, (inner) => [inner]),
    nested(200, (inner) => ({ a: inner })),
    nested(500, (inner) => [inner]),
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Texts matching a schema's pattern; any text if fast-check can't parse the pattern. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return fc.string({ unit: 'grapheme', maxLength: 30 });
  }
}

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

/**
 * Mostly the first, sometimes the second: a call needs all its fields to be valid, so with many fields each must be
 * likely valid, or only calls with few fields would get past their checks.
 */
const mostly = <Value>(right: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: odd });

function textOf({ format, pattern, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  const plain = fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) });
  const boundary = fc.constantFrom(
    'x'.repeat(Math.min(maxLength, 20_000)),
    'x'.repeat(Math.min(maxLength + 1, 20_001)),
  );
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return moment.map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return moment.map((date) => date.toISOString());
  return mostly(pattern === undefined ? plain : matching(pattern), boundary);
}

/** Integers within a schema's bounds; small ones more often, since counts start at 0. */
const withinOf = ({ minimum = 0, maximum = minimum + 3 }: JsonSchema) => ({
  min: minimum,
  max: Math.min(maximum, minimum + 3),
});

/** Values that match a schema, or nearly. */
function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'number':
    case 'integer':
      return mostly(fc.integer(withinOf(schema)), fc.oneof(fc.integer(), fc.double()));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), { maxLength: 5 });
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([k, s]) => [k, valueOf(s)])));
    default:
      return garbage;
  }
}

function fieldsOf({ fields }: Operation, hints: Hints): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(fields);
  const honest = (name: string) =>
    Object.hasOwn(hints, name)
      ? fc.oneof(fc.constantFrom(...hints[name]!), valueOf(fields[name]!))
      : valueOf(fields[name]!);
  const whole = fc.record(Object.fromEntries(names.map((name) => [name, honest(name)])));
  const parts = fc.record(Object.fromEntries(names.map((name) => [name, honest(name)])), { requiredKeys: [] });
  const holed = fc.record(Object.fromEntries(names.map((name) => [name, fc.oneof(honest(name), garbage)])), {
    requiredKeys: [],
  });
  const oddNames = fc.constantFrom('__proto__', 'constructor', 'toString', '', 'a.b', 'a[b]', 'x'.repeat(300), 'Ω\0');
  const extra = fc.dictionary(fc.oneof(oddNames, fc.string()), garbage, { maxKeys: 3, noNullPrototype: true });
  return fc.oneof(
    { weight: 4, arbitrary: whole },
    { weight: 2, arbitrary: parts },
    { weight: 3, arbitrary: holed },
    { weight: 1, arbitrary: fc.tuple(whole, extra).map(([some, more]) => ({ ...some, ...more })) },
  );
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Entries of a form or query; a list becomes a repeated field. */
function pairsOf(fields: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value) && value.length > 1 && value.length < 4
      ? value.map((each) => [name, asText(each)])
      : [[name, asText(value)]],
  );
}

interface Carried {
  readonly query: string;
  readonly type?: string;
  readonly body?: FuzzedRequest['body'];
}

function multipart(fields: Readonly<Record<string, unknown>>, asFiles: boolean): FormData {
  const form = new FormData();
  for (const [name, value] of pairsOf(fields)) {
    if (asFiles) form.append(name, new Blob([value], { type: 'image/png' }), 'a".png');
    else form.append(name, value);
  }
  return form;
}

const TOO_DEEP = 100_000;

const oddQueries: readonly Carried[] = [
  '?%',
  '?%00=%ff',
  '?a&a&a',
  '?__proto__[x]=1',
  `?${'a=b&'.repeat(900)}`,
  `?x=${'y'.repeat(5_000)}`,
].map((query) => ({ query }));

function oddBodies(type: string, json: string): readonly Carried[] {
  const part = '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--';
  const bodies: readonly Omit<Carried, 'query'>[] = [
    { type },
    { type, body: 'null' },
    { type, body: json.slice(0, -1) },
    { type, body: `[${json}]` },
    { type, body: `{"vin":${'['.repeat(TOO_DEEP)}${']'.repeat(TOO_DEEP)}}` },
    { type: `${type}; charset=utf-16`, body: json },
    { type: 'text/plain', body: json },
    { type: 'application/x-www-form-urlencoded', body: `%=%ff&${'a&'.repeat(2_000)}` },
    { type: 'multipart/form-data', body: json },
    { type: 'multipart/form-data; boundary=x', body: part },
  ];
  return bodies.map((body) => ({ query: '', ...body }));
}

/** The operation's fields, valid most of the time. */
function carriedBy(
  { takes: [type, ...more] }: Operation,
  fields: Readonly<Record<string, unknown>>,
): fc.Arbitrary<Carried> {
  if (type === undefined) {
    const query = `?${new URLSearchParams(pairsOf(fields)).toString()}`;
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant<Carried>({ query }) },
      { weight: 1, arbitrary: fc.constantFrom(...oddQueries) },
    );
  }
  const json = JSON.stringify(fields);
  const isForm = more.length > 0;
  const bodies: readonly FuzzedRequest['body'][] = isForm
    ? [new URLSearchParams(pairsOf(fields)), multipart(fields, false), multipart(fields, true)]
    : [json];
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.constantFrom(...bodies).map((body): Carried => ({ query: '', body, ...(!isForm && { type }) })),
    },
    { weight: 2, arbitrary: fc.constantFrom(...oddBodies(type, json)) },
    {
      weight: 1,
      arbitrary: fc
        .uint8Array({ maxLength: 200 })
        .map((bytes): Carried => ({ query: '', type, body: new Uint8Array(bytes) })),
    },
  );
}

const headerText = fc.string({ unit: fc.constantFrom(...'abcXYZ019 ;=,."\\%é'), maxLength: 60 });
const headerNames = [
  'uri',
  'origin',
  'cookie',
  'authorization',
  'x-xsrf-token',
  'x-forwarded-for',
  'accept',
  'content-length',
];
const oddHeaders = fc.dictionary(fc.constantFrom(...headerNames), headerText, {
  maxKeys: 2,
  noNullPrototype: true,
});

/** Tokens to send: mostly permitted callers', since a fuzzer that is always rejected proves little. */
const ANYWHERE: readonly FuzzedRequest['token'][] = ['none', 'member', 'member', 'member', 'staff', 'garbage'];
const AT_THE_DESK: typeof ANYWHERE = ['none', 'member', 'staff', 'staff', 'staff', 'staff', 'staff', 'garbage'];

/** Requests to one operation. */
function requestsTo(operation: Operation, hints: Hints): fc.Arbitrary<FuzzedRequest> {
  const carried = fieldsOf(operation, hints).chain((fields) => carriedBy(operation, fields));
  return fc
    .record({
      carried,
      method: fc.oneof(
        { weight: 30, arbitrary: fc.constant(operation.method) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD') },
      ),
      headers: fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }),
      token: fc.constantFrom(...(operation.path.includes('/staff/') ? AT_THE_DESK : ANYWHERE)),
    })
    .map(({ carried: { query, type, body }, method, headers, token }) => ({
      operation,
      method,
      query,
      headers: { ...headers, ...(type && { 'content-type': type }) },
      body: method === 'GET' || method === 'HEAD' ? undefined : body,
      token,
    }));
}

/**
 * Requests derived from an OpenAPI document, evenly across its operations. @param known values only the test can know
 */
export function fuzzedRequests(operations: readonly Operation[], known: Hints): fc.Arbitrary<FuzzedRequest> {
  return fc.oneof(...operations.map((operation) => requestsTo(operation, { ...HINTS, ...known })));
}
