import { SessionSchema, stepAt, totpCode } from '@vinlore/account-domain';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/administration.ts';
import { createDeskBench, type DeskBench } from '../staff/testing/desk-bench.ts';
import type { Answered } from '../testing/visitor.ts';

const PASS = 'nine green bottles';
const MINUTE = 60_000;
const SetupSchema = v.object({ setup: v.string(), secret: v.string(), recovery_codes: v.array(v.string()) });

let bench: DeskBench;
beforeAll(async () => (bench = await createDeskBench()));
afterAll(() => bench.database.drop());

let members = 0;

/** A member in a browser; `setUp` turns two-step verification on. */
async function newMember() {
  const email = `two-step-${++members}@example.com`;
  await createAccount(bench.database, { brand: 'open', email, password: PASS });
  return at(email);
}

function at(email: string) {
  const visitor = bench.visitor();
  let token = '';
  const keep = (answer: Answered) => {
    if (v.is(SessionSchema, answer.data)) token = answer.data.token;
    return answer;
  };
  const login = async (code?: string, pass = PASS) =>
    keep(await visitor.form('/api-cwa/login', { email, pass, ...(code !== undefined && { code }) }));
  const post = async (path: string, body: object = {}) =>
    keep(await visitor.json(`/api/user/second-factor/${path}`, body, { bearer: token }));
  const setUp = async () => {
    await login();
    const begun = v.parse(SetupSchema, (await post('start')).data);
    const confirmed = await post('confirm', { setup: begun.setup, code: codeOf(begun.secret) });
    expect(confirmed.status).toBe(200);
    return { ...begun, codes: begun.recovery_codes };
  };
  return { email, visitor, login, post, setUp, token: () => token };
}

const codeOf = (secret: string, steps = 0) => totpCode(secret, stepAt(bench.now()) + steps);
const wrongOf = async (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');

describe('signing in with two-step verification', () => {
  it('ASVS V6.3.3: creates no session for the password alone, and reveals that a code is missing only to someone with the password', async () => {
    const member = await newMember();
    const { secret } = await member.setUp();
    const stranger = at(member.email);
    const answer = await stranger.login();
    expect(answer).toMatchObject({ status: 422, data: { reason: 'second-factor' } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const wrong = await stranger.login(undefined, 'not the password');
    expect(wrong.data ?? null).toBeNull();
    expect((await stranger.login(codeOf(secret, 1), 'not the password')).message).toBe(wrong.message);
    expect((await stranger.login(codeOf(secret, 1))).status).toBe(200);
  });

  it('RFC 6238 §5.2: accepts a code for one of many concurrent sign-ins', async () => {
    const member = await newMember();
    const { secret } = await member.setUp();
    const code = codeOf(secret, 1);
    const browsers = [1, 2, 3, 4].map(() => at(member.email));
    const answers = await Promise.all(browsers.map(({ login }) => login(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  it('accepts a recovery code once, in the same field, and notifies its owner', async () => {
    const member = await newMember();
    const { codes } = await member.setUp();
    expect((await at(member.email).login(codes[0]!.toLowerCase())).status).toBe(200);
    const told = bench.letters.filter(({ to }) => to === member.email).map(({ subject }) => subject);
    expect(told.some((subject) => subject.startsWith('Recovery code used'))).toBe(true);
    expect(told.join()).not.toContain('desk');
    expect((await at(member.email).login(codes[0]!)).status).toBe(422);
  });

  it('limits wrong codes by place, and by account across places; a known browser is not exempt', async () => {
    const member = await newMember();
    const { secret } = await member.setUp();
    const wrong = await wrongOf(secret);
    for (let tries = 0; tries < 10; tries++) expect((await member.login(wrong)).status).toBe(422);
    expect((await member.login(codeOf(secret, 1))).status).toBe(429);
    for (let place = 0; place < 4; place++) {
      const elsewhere = at(member.email);
      for (let tries = 0; tries < 10; tries++) await elsewhere.login(wrong);
    }
    expect((await at(member.email).login(codeOf(secret, 1))).status).toBe(429);
    bench.pass(61 * MINUTE);
    expect((await at(member.email).login(codeOf(secret))).status).toBe(200);
  });

  it('ASVS V6.4.3: can’t be bypassed by a password reset, whose link stays valid until the code is given', async () => {
    const member = await newMember();
    const { secret } = await member.setUp();
    const visitor = bench.visitor();
    await visitor.form('/api-cwa/reset-password', { email: member.email });
    const reset = { reset_token: bench.mailedToken(member.email), new_pass: 'a quiet road at noon' };
    const confirm = (more: object = {}) => visitor.form('/api-cwa/reset-password/confirm', { ...reset, ...more });
    expect(await confirm()).toMatchObject({ status: 422, data: { reason: 'second-factor' } });
    expect((await confirm({ code: await wrongOf(secret) })).status).toBe(422);
    // Nothing has changed: the old password still works.
    expect((await at(member.email).login()).data).toMatchObject({ reason: 'second-factor' });
    expect((await confirm({ code: codeOf(secret, 1) })).status).toBe(200);
  });
});

describe('turning two-step verification on and off', () => {
  it('requires a recent proof with the second factor, so an old session can’t turn it off', async () => {
    const member = await newMember();
    await member.setUp();
    bench.pass(11 * MINUTE);
    // The cookie renews the access token, as in the client.
    const token = v.parse(SessionSchema, (await member.visitor.restore()).data).token;
    for (const path of ['remove', 'recovery-codes', 'start']) {
      const answer = await member.visitor.json(`/api/user/second-factor/${path}`, {}, { bearer: token });
      expect(answer, path).toMatchObject({ status: 403, data: { reason: 'recent-proof', ways: { code: true } } });
    }
  });

  it('requires the session’s own cookie, so a stolen access token can’t turn it off', async () => {
    const member = await newMember();
    await member.setUp();
    const thief = bench.visitor();
    for (const path of ['remove', 'recovery-codes', 'start'])
      expect((await thief.json(`/api/user/second-factor/${path}`, {}, { bearer: member.token() })).status).toBe(401);
  });

  it('can’t be finished in another session or at another brand', async () => {
    const member = await newMember();
    await member.login();
    const begun = v.parse(SetupSchema, (await member.post('start')).data);
    const another = at(member.email);
    await another.login();
    const finished = { setup: begun.setup, code: codeOf(begun.secret) };
    expect((await another.post('confirm', finished)).status).toBe(422);
    const elsewhere = bench.visitor('other');
    const answer = await elsewhere.json('/api/user/second-factor/confirm', finished, { bearer: member.token() });
    expect(answer.status).toBe(401);
  });

  it('replaces recovery codes, and invalidates them all when turned off; then the password is enough', async () => {
    const member = await newMember();
    const { codes } = await member.setUp();
    const renewed = v.parse(
      v.object({ recovery_codes: v.array(v.string()) }),
      (await member.post('recovery-codes')).data,
    );
    expect((await at(member.email).login(codes[0]!)).status).toBe(422);
    expect((await at(member.email).login(renewed.recovery_codes[0]!)).status).toBe(200);
    expect(await member.post('remove')).toMatchObject({
      status: 200,
      data: { authenticator: null, recovery_codes: 0 },
    });
    expect((await at(member.email).login()).status).toBe(200);
    expect((await bench.lastActs(8)).map(({ act }) => act)).toContain('account.second-factor-removed');
  });

  it('refuses staff, who can’t use the members’ routes to get around the desk', async () => {
    const person = await bench.withAuthenticator();
    const page = bench.visitor();
    const opened = v.parse(SessionSchema, (await page.login(person.email, 'seven red apples')).data);
    for (const path of ['remove', 'recovery-codes', 'start']) {
      const answer = await page.json(`/api/user/second-factor/${path}`, {}, { bearer: opened.token });
      expect(answer.status, path).toBe(403);
    }
  });
});
