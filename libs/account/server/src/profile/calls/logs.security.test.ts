import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProfileBench, type ProfileBench } from '../testing/profile-bench.ts';

let bench: ProfileBench;
beforeAll(async () => {
  bench = await createProfileBench();
});
beforeEach(() => {
  bench.logged.length = 0;
});
afterAll(() => bench.database.drop());

const note = (body: object) => bench.visitor().json('/api-cwa/logs', body);

describe('docs/decisions.md §3: logs', () => {
  it('writes a browser’s error to our log as a warning with the request id', async () => {
    const answer = await note({
      message: 'Failed to fetch',
      stack: 'at a (x.js:1:2)\nat b (x.js:3:4)',
      path: '/decode',
    });
    expect([answer.status, answer.data]).toEqual([200, null]);
    expect(bench.logged).toHaveLength(1);
    expect(JSON.parse(bench.logged[0]!)).toMatchObject({
      level: 40,
      requestId: answer.headers.get('x-request-id'),
      msg: 'browser error',
      client: {
        brand: 'open',
        message: 'Failed to fetch',
        stack: ['at a (x.js:1:2)', 'at b (x.js:3:4)'],
        path: '/decode',
      },
    });
  });

  it('strips personal data from every field', async () => {
    const personal = [
      'ana@example.com',
      '1HGCM82633A004352',
      '?email=x',
      'x8Kq2ZJ0vQ4uXh7mE1sT9bYc3RfWnLpA6dGiOjUkVtM',
      '+1 (555) 010-0199',
    ];
    const text = personal.join(' ');
    await note({ message: text, stack: `Error: ${text}\n  at ${text}`, path: `/members/${text}` });
    for (const part of personal) expect(bench.logged.join()).not.toContain(part);
  });

  it('prevents forged log entries', async () => {
    await note({ message: 'x\n{"level":60,"msg":"root signed in"}' });
    expect(bench.logged).toHaveLength(1);
    expect(bench.logged[0]!.trimEnd()).not.toContain('\n');
  });

  it('is size-limited', async () => {
    expect((await note({ message: 'x'.repeat(501) })).status).toBe(400);
    expect((await note({ message: 'x', more: 'y' })).status).toBe(400);
    expect((await note({ message: 'x', stack: 'y'.repeat(8192) })).status).toBe(413);
    expect(bench.logged).toEqual([]);
  });

  it('is rate-limited to ten a minute per address', async () => {
    const visitor = bench.visitor();
    const statuses = [];
    for (let at = 0; at < 11; at++) statuses.push((await visitor.json('/api-cwa/logs', { message: 'x' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    expect(bench.logged).toHaveLength(10);
  });
});
