import { toOpenApiSchema } from './json-schema.ts';
import { type Answer, type Contract, type Endpoint, type Status } from './endpoint.ts';
import { SITE_HEADER, TOKEN_HEADER, XSRF_HEADER } from './conventions.ts';
import { pathsOf } from './paths.ts';
import { ignoresInput, VEHICLE_INPUTS } from './vehicle-inputs.ts';

const media: Record<Endpoint['encoding'], readonly string[]> = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  multipart: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  raw: ['application/json'],
  query: [],
  none: [],
};

/** Common responses by type of row, besides its own. */
export function commonAnswers(row: Endpoint): Partial<Record<Status, Answer>> {
  const takesBody = media[row.encoding].length > 0;
  return {
    ...(row.auth === 'staff' && row.method === 'POST'
      ? { 202: { description: 'Nothing is done yet: it waits for a second person, where this act takes two.' } }
      : {}),
    ...(row.encoding === 'none'
      ? {}
      : { 400: { description: 'The input is malformed; the message names the field.' } }),
    ...(row.auth === 'bearer' || row.auth === 'staff' || row.knowsMembers
      ? { 401: { description: 'No token, or one that is not valid.' } }
      : {}),
    ...(row.auth === 'none' && !row.xsrf
      ? {}
      : { 403: { description: 'Not allowed here: gate, role or XSRF header.' } }),
    ...(takesBody
      ? { 413: { description: 'The body is too large.' }, 415: { description: 'The body is in another encoding.' } }
      : {}),
    421: { description: 'The host is not one of ours, or not one that answers this call.' },
    429: { description: 'Too many requests; `Retry-After` says when to try again.' },
    500: { description: 'Something went wrong on our end. The response includes the request ID.' },
  };
}

function envelope(status: string, answer: Answer): object {
  return {
    type: 'object',
    required: ['status'],
    properties: {
      status: { const: Number(status) < 400 ? 'success' : 'error' },
      message: { type: 'string' },
      msg: { type: 'string' },
      ...(answer.data ? { data: toOpenApiSchema(answer.data) } : {}),
      ...(Number(status) < 400 ? {} : { request_id: { type: 'string' } }),
    },
  };
}

function responses(row: Endpoint): object {
  const all = { ...commonAnswers(row), ...row.answers };
  return Object.fromEntries(
    Object.entries(all).map(([status, answer]) => [
      status,
      {
        description: answer.description,
        content: answer.media
          ? Object.fromEntries(
              [answer.media, ...(answer.otherMedia ?? [])].map((each) => [
                each,
                { schema: { type: 'string', format: 'binary' } },
              ]),
            )
          : { 'application/json': { schema: answer.bare ? toOpenApiSchema(answer.bare) : envelope(status, answer) } },
      },
    ]),
  );
}

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
}

function parameters(row: Endpoint): object[] {
  const schema = row.encoding === 'query' ? (toOpenApiSchema(row.request) as ObjectSchema) : {};
  const query =
    row.encoding === 'query'
      ? Object.entries(schema.properties ?? {}).map(([name, property]) => ({
          name,
          in: 'query',
          required: schema.required?.includes(name) ?? false,
          schema: property,
        }))
      : [];
  const header = (name: string, required: boolean) => ({ name, in: 'header', required, schema: { type: 'string' } });
  return [
    ...query,
    ...(row.site ? [header(SITE_HEADER, false)] : []),
    ...(row.signatureHeader ? [header(row.signatureHeader, true)] : []),
    ...(row.xsrf ? [header(XSRF_HEADER, true)] : []),
  ];
}

/** Only the sender knows the shape of a raw body. */
const bodySchema = (row: Endpoint) => (row.encoding === 'raw' ? {} : toOpenApiSchema(row.request));

/** Whether any field of the body is required; if none is, the form is optional. */
const needsBody = (row: Endpoint) =>
  !/^(?:form|multipart)$/.test(row.encoding) || ((bodySchema(row) as ObjectSchema).required ?? []).length > 0;

/** Additional notes of an operation: other paths, and inputs that it accepts and ignores. */
function descriptionOf(row: Endpoint): string | undefined {
  const [, ...others] = pathsOf(row);
  const ignored = [...VEHICLE_INPUTS].filter((name) => ignoresInput(row, name));
  const sentences = [
    ...(others.length > 0 ? [`Answers at ${others.join(', ')}, too.`] : []),
    ...(ignored.length > 0 ? [`Accepts and ignores: ${ignored.join(', ')}.`] : []),
  ];
  return sentences.join(' ') || undefined;
}

function operation(row: Endpoint): object {
  const types = row.rawType === undefined ? media[row.encoding] : [row.rawType];
  const description = descriptionOf(row);
  return {
    operationId: row.name,
    summary: row.summary,
    tags: [row.name.split('.')[0]],
    ...(description && { description }),
    ...(row.recentProof ? { 'x-recent-proof': row.recentProof === true ? 'always' : 'sometimes' } : {}),
    parameters: parameters(row),
    ...(types.length
      ? {
          requestBody: {
            required: needsBody(row),
            content: Object.fromEntries(types.map((type) => [type, { schema: bodySchema(row) }])),
          },
        }
      : {}),
    ...(row.auth === 'bearer' || row.auth === 'staff' ? { security: [{ token: [] }, { authorization: [] }] } : {}),
    responses: responses(row),
  };
}

/**
 * Builds the OpenAPI 3.1 document of the given rows: each call once, under its own path (docs/decisions.md §3).
 *
 * @param contracts one contract per slice
 * @param about title and version of the document
 */
export function openApiDocument(contracts: readonly Contract[], about: { title: string; version: string }): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const row of contracts.flatMap((contract) => Object.values(contract))) {
    (paths[row.path] ??= {})[row.method.toLowerCase()] = operation(row);
  }
  return {
    openapi: '3.1.0',
    info: about,
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: TOKEN_HEADER },
        authorization: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
