import { toOpenApiSchema } from '../json-schema.ts';
import { API_VERSIONS, IDEMPOTENCY_HEADER, type Operation, pathParameters, VERSION_HEADER } from './operation.ts';
import { type ProblemCode, PROBLEMS } from './problems.ts';
import { SCOPES } from './scopes.ts';

/** Errors that any operation can have. */
const COMMON: readonly ProblemCode[] = [
  'invalid-request',
  'missing-key',
  'missing-scope',
  'rate-limited',
  'internal',
  'unavailable',
];

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

const headerParameter = (name: string, description: string, schema: object) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

function parametersOf(row: Operation, { properties = {}, required = [] }: ObjectSchema): object[] {
  const inPath = pathParameters(row.path);
  const example = (name: string) =>
    row.example.request[name] === undefined ? {} : { example: row.example.request[name] };
  const path = inPath.map((name) => ({
    ...{ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } },
    ...example(name),
  }));
  const inQuery = row.method === 'POST' ? [] : Object.keys(properties).filter((name) => !inPath.includes(name));
  const query = inQuery.map((name) => ({
    ...{ name, in: 'query', required: required.includes(name), schema: properties[name] },
    ...example(name),
  }));
  return [
    ...path,
    ...query,
    ...(row.expand
      ? [
          {
            name: 'expand',
            in: 'query',
            required: false,
            description: `Parts to add, separated by commas: ${row.expand.join(', ')}.`,
            schema: { type: 'string' },
          },
        ]
      : []),
    ...(row.method === 'GET' && !row.answer.media
      ? [
          {
            name: 'fields',
            in: 'query',
            required: false,
            description: 'Fields to answer with, separated by commas; all by default.',
            schema: { type: 'string' },
          },
        ]
      : []),
    ...(row.method === 'POST' && row.streams === undefined
      ? [
          headerParameter(IDEMPOTENCY_HEADER, 'Makes the request safe to repeat for 24 hours.', {
            type: 'string',
            maxLength: 255,
          }),
        ]
      : []),
    headerParameter(VERSION_HEADER, 'Version of the API; the key’s own by default.', { enum: [...API_VERSIONS] }),
  ];
}

function bodyOf(row: Operation, { properties = {}, required = [] }: ObjectSchema): object {
  if (row.method !== 'POST') return {};
  if (row.streams)
    return { requestBody: { required: true, content: { [row.streams]: { schema: { type: 'string' } } } } };
  const inPath = pathParameters(row.path);
  const own = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  const needed = required.filter((name) => !inPath.includes(name));
  const example = Object.fromEntries(Object.entries(row.example.request).filter(([name]) => !inPath.includes(name)));
  const schema = {
    type: 'object',
    properties: Object.fromEntries(own),
    ...(needed.length > 0 && { required: needed }),
    additionalProperties: false,
  };
  return { requestBody: { required: needed.length > 0, content: { 'application/json': { schema, example } } } };
}

function answersOf(row: Operation): object {
  const codes = [...new Set([...COMMON, ...(Object.keys(row.problems ?? {}) as ProblemCode[])])];
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const { status, title } = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${row.problems?.[code] ?? `${title}.`}`]);
  }
  const { description, media, data } = row.answer;
  const content = media
    ? { [media]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: data ? toOpenApiSchema(data) : {} } };
  return {
    200: { description, headers: { 'x-request-id': { schema: { type: 'string' } } }, content },
    ...Object.fromEntries(
      [...byStatus].map(([status, words]) => [
        status,
        {
          description: words.join(' '),
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ]),
    ),
  };
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'Page that explains this kind of error.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What happened, in the language of the request.' },
    instance: { type: 'string', description: 'The request, for support.' },
    code: { type: 'string', enum: Object.keys(PROBLEMS) },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'detail'],
        properties: { field: { type: 'string' }, detail: { type: 'string' } },
      },
    },
    required_scope: { type: 'string', enum: Object.keys(SCOPES) },
    data: { description: 'What helps to go on, such as corrections of a VIN.' },
  },
};

/** What the document says about itself. */
export interface OpenApiAbout {
  readonly title: string;
  readonly description: string;
  /** Origin that serves the API. */
  readonly server: string;
}

/**
 * Builds the OpenAPI 3.1 document of `/v1`: each operation once, with a runnable example.
 *
 * @param operations of all modules, in the order in which the documentation lists them
 */
export function openApiV1(operations: readonly Operation[], { title, description, server }: OpenApiAbout): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const row of operations) {
    const schema = toOpenApiSchema(row.request) as ObjectSchema;
    (paths[row.path] ??= {})[row.method.toLowerCase()] = {
      operationId: row.id,
      summary: row.summary,
      description: [row.description, `Scope: \`${row.scope}\`.`].filter(Boolean).join('\n\n'),
      tags: [row.id.split('.')[0]],
      security: [{ key: [] }],
      parameters: parametersOf(row, schema),
      ...bodyOf(row, schema),
      responses: answersOf(row),
    };
  }
  const tags = [...new Set(operations.map(({ id }) => id.split('.')[0]))].map((name) => ({
    name,
    description: `Operations on ${name}.`,
  }));
  return {
    openapi: '3.1.0',
    info: { title, description, version: API_VERSIONS.at(-1) },
    servers: [{ url: server }],
    tags,
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { key: { type: 'http', scheme: 'bearer', bearerFormat: 'vl_test_… or vl_live_…' } },
    },
  };
}
