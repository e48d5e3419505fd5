import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, createBench, MEMBER } from '../testing/bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.database.drop());

const setSuspended = (at: Date | null) =>
  sql`update account set suspended_at = ${at} where brand = 'open' and email = ${MEMBER.email}`.execute(
    bench.database.kysely,
  );

describe('spec §4: a suspended member can’t sign in', () => {
  it('tells someone with the right password whom to contact, and reveals nothing to others', async () => {
    await setSuspended(bench.now());
    const right = await bench.visitor().login(MEMBER.email, MEMBER.password);
    expect(right).toMatchObject({
      status: 422,
      message: expect.stringMatching(/^This account is suspended\. Contact \S+@\S+ /) as string,
    });
    const wrong = await bench.visitor().login(MEMBER.email, 'not the password');
    const unknown = await bench.visitor().login('nobody@example.com', 'not the password');
    expect([wrong.status, wrong.message]).toEqual([unknown.status, unknown.message]);
    await setSuspended(null);
    expect((await bench.visitor().login(MEMBER.email, MEMBER.password)).status).toBe(200);
  });

  it('does not renew or restore an existing session', async () => {
    const visitor = bench.visitor();
    await visitor.login(MEMBER.email, MEMBER.password);
    await setSuspended(bench.now());
    expect((await visitor.restore()).data).toBeNull();
    await setSuspended(null);
  });

  it('can’t be bypassed by a password reset, which leaves the password unchanged', async () => {
    await setSuspended(bench.now());
    const visitor = bench.visitor();
    await visitor.form('/api-cwa/reset-password', { email: MEMBER.email });
    const reset_token = bench.mailedToken(MEMBER.email);
    const reset = await visitor.form('/api-cwa/reset-password/confirm', {
      reset_token,
      new_pass: 'a tin of blue paint',
    });
    expect(reset.status).toBe(422);
    await setSuspended(null);
    expect((await bench.visitor().login(MEMBER.email, MEMBER.password)).status).toBe(200);
  });

  it('does not affect the same email at another brand', async () => {
    await setSuspended(bench.now());
    expect((await bench.visitor('other').login(MEMBER.email, MEMBER.password)).status).toBe(200);
    await setSuspended(null);
  });
});
