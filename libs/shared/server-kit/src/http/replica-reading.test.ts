import { endpoint, success } from '@vinlore/contract';
import type { Reading, ReplicaReads } from '@vinlore/database';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { cookiesOf } from './cookies.ts';
import { readingFrom } from './replica-reading.ts';

const row = (method: 'GET' | 'POST') =>
  endpoint({
    ...{ name: 't', summary: '', method, path: '/api/t', encoding: 'none', auth: 'none' },
    request: v.strictObject({}),
    answers: { 200: success('', v.null()) },
  });

/** A replica whose primary is at position 0/A0 after a write. */
function setUp() {
  const readings: Reading[] = [];
  const replica: ReplicaReads = {
    async serve(reading, work) {
      readings.push(reading);
      const result = await work();
      return reading.mayLag ? { result } : { result, wrote: '0/A0' };
    },
  };
  const call = async (method: 'GET' | 'POST', headers: Record<string, string> = {}) => {
    const sent: string[] = [];
    const header = (name: string) => headers[name];
    const cookies = cookiesOf(header('cookie'), { secure: true }, (value) => sent.push(value));
    const result = await readingFrom(replica)(row(method), { header, cookies }, async () => 'done');
    return { result, sent };
  };
  return { readings, call };
}

it('lets calls that change nothing read what is a second old', async () => {
  const { readings, call } = setUp();
  expect(await call('GET')).toEqual({ result: 'done', sent: [] });
  expect(readings).toEqual([{ mayLag: true, after: undefined }]);
});

it('shows a browser what it has written: a cookie says from where on', async () => {
  const { readings, call } = setUp();
  const { sent } = await call('POST');
  expect(sent).toEqual(['__Host-read-after=0/A0; Path=/; SameSite=Lax; HttpOnly; Secure; Max-Age=10']);
  await call('GET', { cookie: sent[0]!.split(';')[0]! });
  expect(readings.at(-1)).toEqual({ mayLag: true, after: '0/A0' });
});

it('has programs with a token read from the primary', async () => {
  const { readings, call } = setUp();
  expect(await call('GET', { authorization: 'Bearer x' })).toEqual({ result: 'done', sent: [] });
  expect(readings).toEqual([]);
});

it('does nothing without a replica', async () => {
  const cookies = cookiesOf('', { secure: true }, () => expect.unreachable());
  const client = { header: () => undefined, cookies };
  expect(await readingFrom(undefined)(row('POST'), client, async () => 'done')).toBe('done');
});
