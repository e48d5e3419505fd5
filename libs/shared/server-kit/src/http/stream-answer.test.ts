import { expect, it } from 'vitest';
import { testApi } from '../testing/test-api.ts';

const visit = { headers: { host: 'open.localhost' } };

it('a streamed response arrives complete, with its type and request id', async () => {
  const { ask } = await testApi();
  const { status, headers, text } = await ask('/api/stream?pieces=3');
  expect([status, text]).toEqual([200, '0 ñ\n1 ñ\n2 ñ\n']);
  expect(headers.get('content-type')).toBe('application/x-ndjson');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

it('is produced only as fast as it is read, and stops when the caller disconnects', async () => {
  const { api, streamed } = await testApi();
  const response = await api.request('http://open.localhost/api/stream?pieces=1000000', visit);
  const reader = response.body!.getReader();
  await reader.read();
  expect(streamed.made).toBeLessThan(10);
  await reader.cancel();
  expect(streamed.ended).toBe(true);
});

it('cuts the connection on a failure, which is logged and not shown', async () => {
  const { api, logged } = await testApi();
  const response = await api.request('http://open.localhost/api/stream?pieces=2&breaks=1', visit);
  await expect(response.text()).rejects.toThrow();
  expect(logged.join()).toContain('a streamed response failed');
});

it('is sent only after the input was validated', async () => {
  const { ask, streamed } = await testApi();
  expect((await ask('/api/stream')).status).toBe(400);
  expect(streamed.made).toBe(0);
});
