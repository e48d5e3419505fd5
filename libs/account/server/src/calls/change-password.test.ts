import { SessionSchema } from '@vinlore/account-domain';
import { PROOF_MS } from '@vinlore/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/administration.ts';
import { PER_PLACE } from '../attempts/attempts.ts';
import { type Bench, createBench } from '../testing/bench.ts';
import type { Answered, Visitor } from '../testing/visitor.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.database.drop());

const PASSWORD = 'eight blue whales';
const NEW_PASSWORD = 'a crate of lemons';
const tokenOf = ({ data }: Answered) => v.parse(SessionSchema, data).token;

let email: string;
let accounts = 0;
let visitor: Visitor;
let token: string;
beforeEach(async () => {
  email = `owner-${++accounts}@example.com`;
  await createAccount(bench.database, { brand: 'open', email, password: PASSWORD, first: 'Filomena' });
  visitor = bench.visitor();
  token = tokenOf(await visitor.login(email, PASSWORD));
});

/** Changes the password as the client does, with a valid access token. */
const change = async (fields: Readonly<Record<string, string>>, held?: string) => {
  const bearer = held ?? tokenOf(await visitor.restore());
  return visitor.form('/api-cwa/change-password', { new_pass: NEW_PASSWORD, ...fields }, { bearer });
};
const sessions = (bearer: string) => bench.visitor().post('/api/user/sessions', { bearer });

describe('docs/decisions.md §3: change password', () => {
  it('ends all other sessions and gives this one a new token and cookies', async () => {
    const elsewhere = bench.visitor();
    await elsewhere.login(email, PASSWORD);
    const answer = await change({ old_pass: PASSWORD });
    expect(answer.status).toBe(200);
    const renewed = tokenOf(answer);
    expect(renewed).not.toBe(token);
    expect(JSON.stringify(answer.data)).not.toContain(visitor.cookies.get('session'));
    expect((await visitor.restore()).data).toEqual(answer.data);
    expect((await elsewhere.restore()).data).toBeNull();
    expect((await sessions(token)).status).toBe(401);
    expect((await sessions(renewed)).data).toMatchObject([{ current: true }]);
    expect((await bench.visitor().login(email, PASSWORD)).status).toBe(422);
    expect((await bench.visitor().login(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('notifies the owner by email and writes the audit log', async () => {
    await change({ old_pass: PASSWORD });
    expect(bench.letters.at(-1)).toMatchObject({ to: email, subject: 'Your Test Brand password was changed' });
    expect((await bench.acts()).at(-1)).toMatchObject({ act: 'account.password-changed', detail: null });
  });

  it('does not ask for the old password within 10 minutes of sign-in, to the millisecond', async () => {
    bench.pass(PROOF_MS);
    expect((await change({})).status).toBe(200);
    bench.pass(1);
    expect(await change({ new_pass: 'yet another one' })).toMatchObject({
      status: 403,
      message: 'Confirm it’s you, then try again.',
      data: { reason: 'recent-proof', ways: { password: true, mail: false, passkey: false, code: false } },
    });
  });

  it('accepts the old password as proof of identity', async () => {
    bench.pass(2 * PROOF_MS);
    await change({ old_pass: PASSWORD });
    bench.pass(PROOF_MS);
    expect((await change({ new_pass: 'yet another one' })).status).toBe(200);
  });

  it('does not accept a restored session as proof of identity', async () => {
    bench.pass(PROOF_MS + 1);
    await visitor.restore();
    expect((await change({})).status).toBe(403);
  });

  it('counts a wrong old password as an attempt, even right after sign-in', async () => {
    for (let guess = 0; guess < PER_PLACE.times; guess++)
      expect(await change({ old_pass: `guess number ${guess}` })).toMatchObject({
        status: 422,
        message: 'The current password is incorrect.',
      });
    const refused = await change({ old_pass: PASSWORD });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await visitor.login(email, PASSWORD)).status).toBe(429);
  });

  it('NIST SP 800-63B: rejects an easily guessed password', async () => {
    for (const new_pass of ['password1', 'Filomena2026', 'Test Brand 1!'])
      expect(await change({ new_pass })).toMatchObject({
        status: 422,
        message: expect.stringContaining('easy to guess'),
      });
    expect((await bench.visitor().login(email, PASSWORD)).status).toBe(200);
  });

  it('lets only one of two concurrent changes through', async () => {
    const answers = await Promise.all([
      change({ new_pass: 'the first of two' }, token),
      change({ new_pass: 'the second of two' }, token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('invalidates a reset link that someone else may have requested', async () => {
    await bench.visitor().form('/api-cwa/reset-password', { email });
    const reset_token = bench.mailedToken(email);
    await change({ old_pass: PASSWORD });
    const answer = await bench
      .visitor()
      .form('/api-cwa/reset-password/confirm', { reset_token, new_pass: 'yet another one' });
    expect(answer.status).toBe(422);
  });
});
