import { PasskeyCreationSchema, type PasskeySchema, SessionSchema } from '@vinlore/account-domain';
import { type AuditTables } from '@vinlore/audit';
import { tables } from '@vinlore/database';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MEMBER } from '../testing/bench.ts';
import type { PasskeyTables } from './tables.ts';
import { createPasskeyBench, type PasskeyBench } from './testing/passkey-bench.ts';

type Passkey = v.InferOutput<typeof PasskeySchema>;

let bench: PasskeyBench;
beforeAll(async () => {
  bench = await createPasskeyBench();
});
afterAll(() => bench.database.drop());
beforeEach(() => void bench.letters.splice(0));

const acts = () => tables<AuditTables>(bench.database).selectFrom('audit_entry').selectAll().orderBy('id').execute();

describe('passkey sign-in', () => {
  it('lets a member add a passkey and sign in with it without email or password', async () => {
    const member = await bench.member();
    await member.added();
    const elsewhere = bench.elsewhere(member);
    const login = await elsewhere.loginByPasskey();
    expect(login.status).toBe(200);
    const { user } = v.parse(SessionSchema, login.data);
    expect(user.email).toBe(MEMBER.email);
    expect(JSON.stringify(login.data)).not.toContain(elsewhere.visitor.cookies.get('session'));
    expect((await elsewhere.visitor.restore()).data).toEqual(login.data);
    expect((await acts()).at(-1)).toMatchObject({ act: 'account.logged-in', detail: { by: 'passkey' } });
  });

  it('ends the browser’s previous session at sign-in', async () => {
    const member = await bench.member();
    await member.added();
    const { token } = member;
    await member.loginByPasskey();
    expect((await member.visitor.post('/api/user/passkeys', { bearer: token })).status).toBe(401);
  });

  it('requires a passkey on the device with user verification, and excludes existing ones', async () => {
    const member = await bench.member();
    const { credential_id } = await member.added();
    const options = v.parse(PasskeyCreationSchema, (await member.addOptions()).data);
    expect(options).toMatchObject({
      rp: { id: 'open.localhost', name: 'Test Brand' },
      user: { name: MEMBER.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(options.excludeCredentials).toContainEqual({
      id: credential_id,
      type: 'public-key',
      transports: ['internal', 'hybrid'],
    });
  });

  it('lists the provider, the date added, and the last use', async () => {
    const member = await bench.member('other');
    await member.add({ aaguid: 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4' });
    const list = async () => (await member.ask('/api/user/passkeys')).data as Passkey[];
    expect(await list()).toMatchObject([
      { name: 'Google Password Manager', rp_id: 'other.localhost', synced: true, last_used_at: null },
    ]);
    bench.pass(60_000);
    await bench.elsewhere(member).loginByPasskey();
    const [used] = await list();
    expect(Date.parse(used!.last_used_at!) - Date.parse(used!.created_at)).toBe(60_000);
  });

  it('renames a passkey', async () => {
    const member = await bench.member();
    const { id, name } = await member.added();
    expect(name).toMatch(/^Passkey( \d+)?$/);
    const renamed = await member.ask('/api/user/passkeys/rename', { id, name: '  Blue phone ' });
    expect(renamed.data).toMatchObject({ id, name: 'Blue phone' });
    expect(await member.ask('/api/user/passkeys/rename', { id, name: ' ' })).toMatchObject({
      status: 400,
      message: 'Enter a name for the passkey.',
    });
    expect((await acts()).at(-1)).toMatchObject({ act: 'passkey.renamed', subject_id: id });
  });

  it('refuses a removed passkey', async () => {
    const member = await bench.member();
    const { id } = await member.added();
    const removed = await member.ask('/api/user/passkeys/remove', { id });
    expect(removed.status).toBe(200);
    expect(await bench.elsewhere(member).loginByPasskey()).toMatchObject({
      status: 422,
      message: 'This passkey doesn’t match any account here. It may have been removed. Sign in with your password.',
    });
  });

  it('gives the session a new token after adding or removing, and ends the old one', async () => {
    const member = await bench.member();
    const before = member.token;
    const { id } = await member.added();
    expect((await member.visitor.post('/api/user/passkeys', { bearer: before })).status).toBe(401);
    const added = member.token;
    const removed = await member.ask('/api/user/passkeys/remove', { id });
    expect((await member.visitor.post('/api/user/passkeys', { bearer: added })).status).toBe(401);
    member.token = v.parse(SessionSchema, removed.data).token;
    expect((await member.ask('/api/user/passkeys')).status).toBe(200);
  });

  it('sends an email and writes the audit log for both', async () => {
    const member = await bench.member();
    const { id } = await member.added();
    await member.ask('/api/user/passkeys/remove', { id });
    expect(bench.letters.map(({ to, subject }) => [to, subject])).toEqual([
      [MEMBER.email, 'New passkey for your Test Brand account'],
      [MEMBER.email, 'Your Test Brand passkey was removed'],
    ]);
    expect(bench.letters[0]!.text).toContain('https://open.localhost/members/security');
    expect((await acts()).slice(-2)).toMatchObject([
      { act: 'passkey.added', subject_kind: 'passkey', subject_id: id },
      { act: 'passkey.removed', subject_kind: 'passkey', subject_id: id },
    ]);
  });
});

describe('adding or removing requires identity confirmation', () => {
  it('counts a sign-in within the last ten minutes, to the millisecond', async () => {
    const member = await bench.member();
    bench.pass(10 * 60_000);
    expect((await member.addOptions()).status).toBe(200);
    bench.pass(1);
    expect(await member.addOptions()).toMatchObject({ status: 403, data: { reason: 'recent-proof' } });
  });

  it('requires the same to remove one', async () => {
    const member = await bench.member();
    const { id } = await member.added();
    bench.pass(DAY);
    expect((await member.ask('/api/user/passkeys/remove', { id })).status).toBe(403);
    await member.login();
    expect((await member.ask('/api/user/passkeys/remove', { id })).status).toBe(200);
  });
});

describe('error messages', () => {
  it('says that a passkey was already added', async () => {
    const member = await bench.member();
    const { credential_id: credentialId } = await member.added();
    expect(await member.add({ credentialId })).toMatchObject({
      status: 422,
      message: 'This passkey has already been added. Use another device or password manager.',
    });
    expect((await member.ask('/api/user/passkeys')).status).toBe(200);
  });

  it('says that passkeys don’t work at this address, in the brand’s language', async () => {
    const member = await bench.member();
    expect(await member.addOptions({ host: '127.0.0.1' })).toMatchObject({
      status: 422,
      message: 'Passkeys don’t work at this address. Go to open.localhost instead.',
    });
  });

  it('refuses a twenty-first passkey', async () => {
    const member = await bench.member('other');
    const {
      id,
      credential_id: _,
      ...one
    } = (
      await tables<PasskeyTables>(bench.database)
        .selectFrom('passkey')
        .selectAll()
        .where('id', '=', (await member.added()).id)
        .execute()
    )[0]!;
    const has = ((await member.ask('/api/user/passkeys')).data as Passkey[]).length;
    const more = Array.from({ length: 20 - has }, (_each, at) => `${id}-${at}`);
    await tables<PasskeyTables>(bench.database)
      .insertInto('passkey')
      .values(more.map((credential_id) => ({ ...one, counter: 0, credential_id })))
      .execute();
    expect(await member.addOptions()).toMatchObject({
      status: 422,
      message: 'You’ve reached the limit of 20 passkeys. Remove one you no longer use.',
    });
  });
});
