import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  commonAnswers,
  endpoint,
  file,
  ignoresInput,
  openApiDocument,
  pathsOf,
  RawInputSchema,
  refusal,
  success,
} from './index.ts';

const make = endpoint({
  name: 'thing.make',
  summary: 'Makes a thing.',
  method: 'POST',
  path: '/api-cwa/make-thing',
  aliases: ['/landing/make'],
  encoding: 'form',
  auth: 'bearer',
  site: true,
  request: v.strictObject({ name: v.pipe(v.string(), v.minLength(1)), size: v.optional(v.string()) }),
  answers: { 200: success('Made.', v.object({ id: v.string() })), 422: refusal('No.') },
});
const listed = endpoint({ ...make, name: 'thing.list', request: v.strictObject({ cursor: v.optional(v.string()) }) });
const view = endpoint({
  name: 'thing.view',
  summary: 'Shows a thing.',
  method: 'GET',
  path: '/api/thing',
  encoding: 'query',
  auth: 'none',
  request: v.strictObject({ id: v.string() }),
  answers: { 200: file('The thing.', 'application/pdf') },
});
const hook = endpoint({
  name: 'thing.hook',
  summary: 'Takes signed events.',
  method: 'POST',
  path: '/api-cwa/hook',
  encoding: 'raw',
  signatureHeader: 'thing-signature',
  auth: 'none',
  request: RawInputSchema,
  answers: { 200: success('Taken.', v.null()) },
});

describe('pathsOf', () => {
  it('docs/decisions.md §3: api_cwa and api-cwa are the same; an alias is one more line', () => {
    expect(pathsOf(make)).toEqual(['/api-cwa/make-thing', '/landing/make', '/api_cwa/make-thing']);
    expect(pathsOf(view)).toEqual(['/api/thing']);
  });
});

describe('docs/decisions.md §2: vehicle inputs of spec §3', () => {
  const ofVin = { request: v.strictObject({ vin: v.string(), trim: v.string() }) };
  const ofPerson = { request: v.strictObject({ state: v.string() }) };

  it('are ignored if a call takes a vehicle and does not need them', () => {
    expect(['plate', 'year', 'selectedtrim'].filter((name) => ignoresInput(ofVin, name))).toHaveLength(3);
    expect(['vin', 'trim', 'vinn', 'email'].filter((name) => ignoresInput(ofVin, name))).toEqual([]);
  });

  it('are unknown fields if it takes none', () => {
    expect(['vin', 'year'].filter((name) => ignoresInput(ofPerson, name))).toEqual([]);
    expect(
      ignoresInput(
        {
          request: v.pipe(
            ofVin.request,
            v.check(() => true),
          ),
        },
        'year',
      ),
    ).toBe(true);
  });
});

describe('openApiDocument', () => {
  const document = openApiDocument([{ make, view, hook }], { title: 'T', version: '1' }) as {
    paths: Record<string, Record<string, Record<string, unknown>>>;
  };

  it('docs/decisions.md §3: lists each call once, under its own path, with its other paths in the description', () => {
    expect(Object.keys(document.paths)).toEqual([make.path, view.path, hook.path]);
    const { description } = document.paths['/api-cwa/make-thing']!['post']!;
    expect(description).toBe('Answers at /landing/make, /api_cwa/make-thing, too.');
    expect(document.paths['/api/thing']!['get']).not.toHaveProperty('description');
  });

  it('docs/decisions.md §2: names the vehicle inputs that a call accepts and ignores', () => {
    const row = { ...make, aliases: [], path: '/api/a' as const, request: v.strictObject({ vin: v.string() }) };
    const { paths } = openApiDocument([{ row }], { title: 'T', version: '1' }) as typeof document;
    const inputs = 'year, make, model, model_id, series, trim, selectedtrim, mileage, plate, state';
    expect(paths['/api/a']!['post']!['description']).toBe(`Accepts and ignores: ${inputs}.`);
  });

  it('docs/decisions.md §2: makes the body of a form optional if no field is required', () => {
    const isRequired = (request: typeof make.request | typeof listed.request) => {
      const { paths } = openApiDocument([{ row: { ...make, request } }], {
        title: 'T',
        version: '1',
      }) as typeof document;
      return (paths[make.path]!['post']!['requestBody'] as { required: boolean }).required;
    };
    expect([isRequired(make.request), isRequired(listed.request)]).toEqual([true, false]);
  });

  it('docs/decisions.md §2: accepts a form row urlencoded and multipart alike', () => {
    const body = document.paths['/api-cwa/make-thing']!['post']!['requestBody'] as {
      content: Record<string, { schema: object }>;
    };
    expect(Object.keys(body.content)).toEqual(['application/x-www-form-urlencoded', 'multipart/form-data']);
    expect(body.content['multipart/form-data']!.schema).toMatchObject({
      required: ['name'],
      additionalProperties: false,
    });
  });

  it("docs/decisions.md §2: lists the actual status codes, the row's own and the common ones", () => {
    expect(Object.keys(commonAnswers(make)).map(Number)).toEqual([400, 401, 403, 413, 415, 421, 429, 500]);
    const answers = document.paths['/api-cwa/make-thing']!['post']!['responses'] as object;
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(['200', '401', '415', '422', '429']));
  });

  it('describes a document by its media type, not as an envelope', () => {
    const answers = document.paths['/api/thing']!['get']!['responses'] as Record<string, { content: object }>;
    expect(Object.keys(answers['200']!.content)).toEqual(['application/pdf']);
  });

  it('describes a raw body as free-form JSON with a required signature header', () => {
    const { parameters, requestBody } = document.paths['/api-cwa/hook']!['post']!;
    expect(requestBody).toMatchObject({ required: true, content: { 'application/json': { schema: {} } } });
    expect(JSON.stringify(requestBody)).not.toContain('signature');
    expect(parameters).toEqual([{ name: 'thing-signature', in: 'header', required: true, schema: { type: 'string' } }]);
  });

  it('has unique operation ids', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((each) => each['operationId']),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
