import { expect, it } from 'vitest';
import { testApi } from '../testing/test-api.ts';

const visit = { headers: { host: 'open.localhost' } };

it('a streamed answer arrives whole, with its type and the request’s number', async () => {
  const { ask } = await testApi();
  const { status, headers, text } = await ask('/api/stream?pieces=3');
  expect([status, text]).toEqual([200, '0 ñ\n1 ñ\n2 ñ\n']);
  expect(headers.get('content-type')).toBe('application/x-ndjson');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

it('is made no faster than it is taken, and a caller who leaves ends it', async () => {
  const { api, streamed } = await testApi();
  const response = await api.request('http://open.localhost/api/stream?pieces=1000000', visit);
  const reader = response.body!.getReader();
  await reader.read();
  expect(streamed.made).toBeLessThan(10);
  await reader.cancel();
  expect(streamed.ended).toBe(true);
});

it('a failure in the middle breaks off, is logged, and shows nothing of itself', async () => {
  const { api, logged } = await testApi();
  const response = await api.request('http://open.localhost/api/stream?pieces=2&breaks=1', visit);
  await expect(response.text()).rejects.toThrow();
  expect(logged.join()).toContain('a streamed answer broke off');
});

it('input is judged before anything is sent', async () => {
  const { ask, streamed } = await testApi();
  expect((await ask('/api/stream')).status).toBe(400);
  expect(streamed.made).toBe(0);
});
