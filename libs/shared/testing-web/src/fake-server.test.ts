import { CallError, endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { connectionLost, fakeServer, on, refused } from './index.ts';

const greet = endpoint({
  name: 'test.greet',
  summary: 'Greets.',
  method: 'POST',
  path: '/api/greet',
  encoding: 'form',
  auth: 'bearer',
  site: true,
  request: v.strictObject({ name: v.pipe(v.string(), v.trim(), v.minLength(1)) }),
  answers: { 200: success('A greeting.', v.object({ text: v.string() })), 422: refusal('An unkind name.') },
});

describe('fakeServer', () => {
  it('passes the parsed input to the rule, and its data to the caller', async () => {
    const { call, requests } = fakeServer([on(greet, ({ name }) => ({ text: `Hello ${name}` }))]);
    expect(await call(greet, { name: ' Ana ' })).toEqual({ text: 'Hello Ana' });
    expect(requests.map(({ name, input }) => [name, input])).toEqual([['test.greet', { name: 'Ana' }]]);
    expect(requests[0]!.headers.get('bearer')).toBe('test-token');
    expect(requests[0]!.headers.get('uri')).toBe('test.localhost');
  });

  it('returns refusals and lost connections as the client reports them', async () => {
    const answers = [() => refused(422, 'No such name.'), connectionLost];
    const { call } = fakeServer([on(greet, () => answers.shift()!())]);
    await expect(call(greet, { name: 'x' })).rejects.toEqual(
      new CallError('refused', 'No such name.', 422, undefined, 'test'),
    );
    await expect(call(greet, { name: 'x' })).rejects.toMatchObject({ fault: 'network' });
  });
});
