import { PasskeyCreationSchema, PasskeyRequestSchema, SessionSchema } from '@vinlore/account-domain';
import { PROOF_MS } from '@vinlore/contract';
import { tables } from '@vinlore/database';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/administration.ts';
import { PER_PLACE } from '../attempts/attempts.ts';
import { SoftwareAuthenticator } from '../passkeys/testing/software-authenticator.ts';
import { createDeskBench, type DeskBench, PASSWORD, type StaffPerson } from '../staff/testing/desk-bench.ts';
import type { AccountTables } from '../tables.ts';
import type { Answered, Visitor } from '../testing/visitor.ts';

let bench: DeskBench;
beforeAll(async () => {
  bench = await createDeskBench();
});
afterAll(() => bench.database.drop());

const tokenOf = ({ data }: Answered) => v.parse(SessionSchema, data).token;
let members = 0;

/** A member who signed in more than ten minutes ago. */
async function staleMember() {
  const email = `proving-${++members}@example.com`;
  const id = await createAccount(bench.database, { brand: 'open', email, password: PASSWORD });
  const visitor: Visitor = bench.visitor();
  const member = { id, email, visitor, token: tokenOf(await visitor.login(email, PASSWORD)) };
  bench.pass(PROOF_MS + 1);
  member.token = tokenOf(await visitor.restore());
  const ask = async (path: string, body: object = {}) => {
    const answer = await visitor.json(path, body, { bearer: member.token });
    if (answer.status !== 401) return answer;
    // Like the client: the cookie renews an expired access token.
    const renewed = await visitor.restore();
    if (renewed.data === null) return answer;
    member.token = tokenOf(renewed);
    return visitor.json(path, body, { bearer: member.token });
  };
  const prove = async (given: object) => {
    const answer = await ask('/api/user/proof', given);
    if (answer.status === 200) member.token = tokenOf(answer);
    return answer;
  };
  /** A call that requires a recent proof. */
  const guarded = () => ask('/api/user/passkeys/options', { host: visitor.host });
  return Object.assign(member, { ask, prove, guarded });
}
type Member = Awaited<ReturnType<typeof staleMember>>;

const forgetPassword = ({ id }: Member) =>
  tables<AccountTables>(bench.database)
    .updateTable('account')
    .set({ password_hash: null })
    .where('id', '=', id)
    .execute();

const codeMailedTo = (email: string) =>
  bench.letters
    .filter(({ to }) => to === email)
    .map(({ subject }) => /^(\d{6}) is your/.exec(subject)?.[1])
    .findLast(Boolean)!;

describe('re-authentication: a ten-minute-old session can’t make sensitive changes', () => {
  it('refuses with a machine-readable reason and continues after the password', async () => {
    const member = await staleMember();
    expect(await member.guarded()).toMatchObject({
      status: 403,
      message: 'Confirm it’s you, then try again.',
      data: { reason: 'recent-proof', ways: { password: true, mail: false, passkey: false, code: false } },
    });
    const before = member.token;
    expect((await member.prove({ pass: PASSWORD })).status).toBe(200);
    expect(member.token).not.toBe(before);
    expect((await member.guarded()).status).toBe(200);
    expect((await member.visitor.post('/api/user/sessions', { bearer: before })).status).toBe(401);
    bench.pass(PROOF_MS);
    expect((await member.guarded()).status).toBe(200);
    bench.pass(1);
    expect((await member.guarded()).status).toBe(403);
  });

  it('applies only to the session that confirmed, not to the account’s other sessions', async () => {
    const member = await staleMember();
    const elsewhere = bench.visitor();
    await elsewhere.login(member.email, PASSWORD);
    bench.pass(PROOF_MS + 1);
    const other = tokenOf(await elsewhere.restore());
    await member.prove({ pass: PASSWORD });
    const asked = await elsewhere.json('/api/user/passkeys/options', { host: elsewhere.host }, { bearer: other });
    expect(asked.status).toBe(403);
  });

  it('counts and limits a wrong password as a sign-in attempt', async () => {
    const member = await staleMember();
    for (let guess = 0; guess < PER_PLACE.times; guess++)
      expect(await member.prove({ pass: `guess number ${guess}` })).toMatchObject({ status: 422 });
    expect((await member.prove({ pass: PASSWORD })).status).toBe(429);
    expect((await member.guarded()).status).toBe(403);
  });

  it('refuses an empty proof', async () => {
    const member = await staleMember();
    for (const given of [{}, { code: '123456' }, { mailed: '123456' }])
      expect((await member.prove(given)).status).toBe(422);
    expect((await member.guarded()).status).toBe(403);
  });
});

describe('with a second factor', () => {
  it('requires both password and code, and a correct code', async () => {
    const member = await staleMember();
    await bench.giveAuthenticator(member.id);
    expect((await member.guarded()).data).toMatchObject({ ways: { password: true, code: true } });
    expect(await member.prove({ pass: PASSWORD })).toMatchObject({
      message: 'Enter the code from your authenticator app.',
    });
    expect((await member.prove({ pass: PASSWORD, code: '000000' })).status).toBe(422);
    expect((await member.guarded()).status).toBe(403);
    const code = await bench.person(member.email).code();
    expect((await member.prove({ pass: PASSWORD, code })).status).toBe(200);
    expect((await member.guarded()).status).toBe(200);
    bench.pass(PROOF_MS + 1);
    expect((await member.prove({ pass: PASSWORD, code })).status).toBe(422);
  });

  it('does not accept a password in the call itself as a second factor', async () => {
    const member = await staleMember();
    await bench.giveAuthenticator(member.id);
    const fields = { new_pass: 'a crate of lemons', old_pass: PASSWORD };
    const answer = await member.visitor.form('/api-cwa/change-password', fields, { bearer: member.token });
    expect(answer).toMatchObject({ status: 403, data: { reason: 'recent-proof' } });
  });

  it('limits wrong codes, even from a known browser', async () => {
    const member = await staleMember();
    await bench.giveAuthenticator(member.id);
    for (let guess = 0; guess < PER_PLACE.times; guess++)
      expect((await member.prove({ pass: PASSWORD, code: '000000' })).status).toBe(422);
    expect((await member.prove({ pass: PASSWORD, code: '000000' })).status).toBe(429);
  });
});

describe('accounts without a password', () => {
  it('confirm with a code emailed to their own mailbox, once', async () => {
    const member = await staleMember();
    await forgetPassword(member);
    expect((await member.guarded()).data).toMatchObject({ ways: { password: false, mail: true } });
    expect((await member.visitor.post('/api/user/proof/mail-code', { bearer: member.token })).status).toBe(200);
    const mailed = codeMailedTo(member.email);
    expect((await member.prove({ mailed: mailed === '000000' ? '000001' : '000000' })).status).toBe(422);
    expect((await member.prove({ mailed: `${mailed.slice(0, 3)} ${mailed.slice(3)}` })).status).toBe(200);
    expect((await member.guarded()).status).toBe(200);
    expect((await member.prove({ mailed })).status).toBe(422);
  });

  it('can’t use an emailed code in another session or after twenty minutes', async () => {
    const member = await staleMember();
    await forgetPassword(member);
    await member.visitor.post('/api/user/proof/mail-code', { bearer: member.token });
    bench.pass(2 * PROOF_MS);
    expect((await member.prove({ mailed: codeMailedTo(member.email) })).status).toBe(422);
  });

  it('sends no code if there is a password', async () => {
    const member = await staleMember();
    expect((await member.visitor.post('/api/user/proof/mail-code', { bearer: member.token })).status).toBe(422);
    expect(codeMailedTo(member.email)).toBeUndefined();
  });
});

describe('passkeys', () => {
  let member: Member;
  let device: SoftwareAuthenticator;
  beforeEach(async () => {
    member = await staleMember();
    await member.prove({ pass: PASSWORD });
    device = new SoftwareAuthenticator(`https://${member.visitor.host}`);
    const made = device.create(v.parse(PasskeyCreationSchema, (await member.guarded()).data), {});
    const added = await member.ask('/api/user/passkeys/add', { made });
    member.token = v.parse(v.object({ session: SessionSchema }), added.data).session.token;
    bench.pass(PROOF_MS + 1);
  });
  const options = async (at: Member) =>
    v.parse(PasskeyRequestSchema, (await at.ask('/api/user/proof/passkey-options', { host: at.visitor.host })).data);

  it('count as password and second factor at once', async () => {
    await bench.giveAuthenticator(member.id);
    expect((await member.guarded()).data).toMatchObject({ ways: { passkey: true, code: true } });
    expect((await member.prove({ passkey: device.get(await options(member), {}) })).status).toBe(200);
    expect((await member.guarded()).status).toBe(200);
  });

  it('are refused if they belong to another account or were requested in another session', async () => {
    const thief = await staleMember();
    expect((await thief.prove({ passkey: device.get(await options(thief), {}) })).status).toBe(422);
    expect((await thief.prove({ passkey: device.get(await options(member), {}) })).status).toBe(422);
    expect((await thief.guarded()).status).toBe(403);
  });
});

describe('staff at the desk', () => {
  const rights = (owner: StaffPerson) =>
    owner.post('team/add', { email: 'new-colleague@example.com', permissions: ['support'], brands: [] });

  it('confirm with password and code before they change permissions', async () => {
    const owner = await bench.atDesk('proving-owner@example.com', ['owner']);
    bench.pass(PROOF_MS + 1);
    expect(await rights(owner)).toMatchObject({ status: 403, data: { reason: 'recent-proof', ways: { code: true } } });
    expect((await owner.post('proof', { pass: PASSWORD })).status).toBe(422);
    owner.keep(await owner.post('proof', { pass: PASSWORD, code: owner.code() }));
    expect((await rights(owner)).status).toBe(200);
  });
});
