import { pathParameters, SCOPE_NAMES } from '@vinlore/contract';
import { createProductApi } from '@vinlore/server/product-api';
import { operationsOf } from '@vinlore/server-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf } from '../testing/caller.ts';
import { openTestProduct } from '../testing/test-product.ts';

const test = await openTestProduct();
const api = await createProductApi(test.product);
const { ask, login } = callerOf(api);
afterAll(() => test.close());

let secret: string;
beforeAll(async () => {
  await test.setPasswords();
  const { token } = await login('member');
  const settings = { name: 'Examples', mode: 'test', scopes: SCOPE_NAMES };
  const made = await ask(
    { method: 'POST', path: '/api/user/api-keys/create' },
    { token, body: JSON.stringify(settings), headers: { 'content-type': 'application/json' } },
  );
  expect(made.status, made.message).toBe(200);
  ({ secret } = made.data as { secret: string });
});

/** Objects that examples name by placeholders, made in test mode. */
async function real(input: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> {
  const id = String(input['id'] ?? '');
  if (!/^(?:we|evt)_/.test(id)) return input;
  const call = async (method: string, path: string, body?: object) => {
    const headers = { host: 'open.localhost', authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return (await api.request(`http://open.localhost${path}`, request)).json() as Promise<{ id: string }>;
  };
  const endpoint = await call('POST', '/v1/webhook-endpoints', { url: 'https://hooks.example.com/' });
  if (id.startsWith('we_')) return { ...input, id: endpoint.id };
  const { token } = await login('member');
  await ask(
    { method: 'POST', path: '/api/user/webhook-test' },
    { token, body: JSON.stringify({ id: endpoint.id }), headers: { 'content-type': 'application/json' } },
  );
  const { data } = (await call('GET', '/v1/events')) as unknown as { data: { id: string }[] };
  return { ...input, id: data[0]!.id };
}

const operations = operationsOf(test.product.modules);

/** What examples refer to as `{reports.create}`: the id of what that operation made. */
const made = new Map<string, string>();

describe('every operation of /v1 answers its example in test mode', () => {
  it.each(operations.map(({ row }) => [row.id, row] as const))('%s', async (_id, row) => {
    const { answer } = row.example;
    const named = Object.entries(row.example.request).map(([name, value]) => {
      return [name, made.get(String(value).slice(1, -1)) ?? value] as const;
    });
    const input = await real(Object.fromEntries(named));
    const inPath = pathParameters(row.path);
    const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
    const own = Object.entries(input).filter(([name]) => !inPath.includes(name));
    const query =
      row.method === 'POST' ? '' : `?${new URLSearchParams(own.map(([name, value]) => [name, String(value)]))}`;
    const response = await api.request(`http://open.localhost${path}${query}`, {
      method: row.method,
      headers: {
        host: 'open.localhost',
        authorization: `Bearer ${secret}`,
        'content-type': row.streams ?? 'application/json',
      },
      ...(row.method === 'POST' && {
        body: row.streams ? '1HGCM82633A004352\n' : JSON.stringify(Object.fromEntries(own)),
      }),
    });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    if (row.id.endsWith('.create')) made.set(row.id, (JSON.parse(text) as { id: string }).id);
    if (answer !== undefined) expect(JSON.parse(text)).toMatchObject(answer as object);
  });
});
