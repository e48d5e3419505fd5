import { PasskeyCreationSchema } from '@vinlore/account-domain';
import { type AuditTables } from '@vinlore/audit';
import { tables } from '@vinlore/database';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/administration.ts';
import { MEMBER } from '../testing/bench.ts';
import type { AccountTables } from '../tables.ts';
import { createPasskeyBench, type PasskeyBench, PasskeyHolder } from './testing/passkey-bench.ts';
import { type Deviation, SoftwareAuthenticator } from './testing/software-authenticator.ts';

const OTHER = { email: 'other@example.com', password: 'ten green bottles' };
const REFUSED = 'This passkey doesn’t match any account here. It may have been removed. Sign in with your password.';
const TOO_LATE = 'Your request took more than five minutes or was sent twice. Start again.';

let bench: PasskeyBench;
beforeAll(async () => {
  bench = await createPasskeyBench();
  await createAccount(bench.database, { brand: 'open', ...OTHER });
});
afterAll(() => bench.database.drop());
beforeEach(() => void bench.letters.splice(0));

const stranger = async () => {
  const holder = new PasskeyHolder(bench.visitor());
  await holder.login(OTHER.password, OTHER.email);
  return holder;
};

describe('accepts only a genuine assertion', () => {
  const wrong: Readonly<Record<string, Deviation>> = {
    'of a page of another origin': { origin: 'https://evil.example' },
    'of our host without TLS': { origin: 'http://open.localhost' },
    'for another domain': { rpId: 'evil.example' },
    'by a device that did not verify the person': { verified: false },
    'for another account': { userHandle: Buffer.alloc(16).toString('base64url') },
    'without saying for whom': { userHandle: '' },
  };

  it.each(Object.entries(wrong))('refuses one %s', async (_what, deviation) => {
    const member = await bench.member();
    await member.added();
    expect(await bench.elsewhere(member).loginByPasskey(deviation)).toMatchObject({ status: 422, message: REFUSED });
  });

  it.each(Object.entries(wrong).slice(0, 4))('refuses to add one %s', async (_what, deviation) => {
    const member = await bench.member();
    expect(await member.add(deviation)).toMatchObject({
      status: 422,
      message: 'We couldn’t verify your device’s response. Try again or use another device.',
    });
  });

  it('refuses a wrong signature', async () => {
    const member = await bench.member();
    await member.added();
    const proof = member.device.get(await member.loginOptions());
    const forged = { ...proof, response: { ...proof.response, signature: proof.response.signature.slice(0, -8) } };
    expect(await bench.visitor().json('/api/passkey-login', { proof: forged })).toMatchObject({ message: REFUSED });
  });

  it('accepts a challenge once', async () => {
    const member = await bench.member();
    await member.added();
    const proof = member.device.get(await member.loginOptions());
    expect((await bench.visitor().json('/api/passkey-login', { proof })).status).toBe(200);
    expect(await bench.visitor().json('/api/passkey-login', { proof })).toMatchObject({
      status: 422,
      message: TOO_LATE,
    });
  });

  it('refuses a challenge after five minutes', async () => {
    const member = await bench.member();
    await member.added();
    const proof = member.device.get(await member.loginOptions());
    bench.pass(5 * 60_000);
    expect(await bench.visitor().json('/api/passkey-login', { proof })).toMatchObject({ message: TOO_LATE });
  });

  it('refuses a forged challenge and one of another call', async () => {
    const member = await bench.member();
    await member.added();
    expect(await member.loginByPasskey({ challenge: Buffer.from('mine').toString('base64url') })).toMatchObject({
      message: TOO_LATE,
    });
    const { challenge } = v.parse(PasskeyCreationSchema, (await member.addOptions()).data);
    expect(await member.loginByPasskey({ challenge })).toMatchObject({ message: TOO_LATE });
  });

  it('refuses malformed input without breaking', async () => {
    const text = fc.string().map((sent) => Buffer.from(sent).toString('base64url') || 'AA');
    const member = await bench.member();
    await member.added();
    const proof = member.device.get(await member.loginOptions());
    const sent = fc.record(
      { clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(sent, async (parts) => {
        // Each from its own address, so that the rate limit doesn't interfere.
        const answer = await bench
          .visitor()
          .json('/api/passkey-login', { proof: { ...proof, response: { ...proof.response, ...parts } } });
        expect([200, 400, 422]).toContain(answer.status);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a passkey gives access to one account of one brand', () => {
  it('docs/decisions.md §1: is unknown at another brand, even with an assertion for its pages', async () => {
    const member = await bench.member('open');
    await member.added();
    const device = new SoftwareAuthenticator('https://other.localhost');
    const proof = member.device.get(await member.loginOptions());
    expect(await bench.visitor('other').json('/api/passkey-login', { proof })).toMatchObject({ message: TOO_LATE });
    const other = new PasskeyHolder(bench.visitor('other'), device);
    await other.login();
    const added = await other.added();
    const crossed = { ...device.get(await other.loginOptions()), id: proof.id, rawId: proof.id };
    expect(await bench.visitor('other').json('/api/passkey-login', { proof: crossed })).toMatchObject({
      message: REFUSED,
    });
    expect(added.rp_id).toBe('other.localhost');
  });

  it('can’t be added by another member: the first owner keeps it', async () => {
    const member = await bench.member();
    const { credential_id: credentialId } = await member.added();
    expect((await (await stranger()).add({ credentialId })).status).toBe(422);
    const login = await bench.elsewhere(member).loginByPasskey();
    expect(login.data).toMatchObject({ user: { email: MEMBER.email } });
  });

  it('can’t be seen, renamed, or removed by another member', async () => {
    const member = await bench.member();
    const { id } = await member.added();
    const other = await stranger();
    expect((await other.ask('/api/user/passkeys')).data).toEqual([]);
    expect((await other.ask('/api/user/passkeys/rename', { id, name: 'Mine' })).status).toBe(404);
    expect((await other.ask('/api/user/passkeys/remove', { id })).status).toBe(404);
    expect(other.token && (await other.ask('/api/user/passkeys')).status).toBe(200);
    expect((await bench.elsewhere(member).loginByPasskey()).status).toBe(200);
  });

  it('can’t be added in another session than the one that requested the options', async () => {
    const member = await bench.member();
    const other = await stranger();
    const made = member.device.create(v.parse(PasskeyCreationSchema, (await member.addOptions()).data));
    expect(await other.ask('/api/user/passkeys/add', { made })).toMatchObject({ status: 422, message: TOO_LATE });
  });

  it('does not sign in to a closed account', async () => {
    const member = await bench.member();
    await member.added();
    const accounts = tables<AccountTables>(bench.database).updateTable('account').where('email', '=', MEMBER.email);
    await accounts.set({ closed_at: new Date() }).execute();
    const refused = await bench.elsewhere(member).loginByPasskey();
    await accounts.set({ closed_at: null }).execute();
    expect(refused).toMatchObject({ status: 422, message: REFUSED });
  });
});

describe('options reveal nothing', () => {
  it('are the same for everyone except for the challenge, and list no credentials', async () => {
    await (await bench.member()).added();
    const { challenge, ...rest } = await new PasskeyHolder(bench.visitor()).loginOptions();
    expect(challenge.length).toBeGreaterThan(40);
    expect(rest).toEqual({ rpId: 'open.localhost', timeout: 300_000, userVerification: 'required' });
  });

  it('spec §2: require the gate to be passed', async () => {
    const visitor = bench.visitor('gated');
    expect((await visitor.json('/api/passkey-login/options', { host: visitor.host })).status).toBe(403);
  });
});

describe('a passkey whose counter goes backwards may have been copied', () => {
  it('is refused, reported to its owner, and recorded in the audit log', async () => {
    const member = await bench.member();
    const { id } = await member.added();
    const elsewhere = () => bench.elsewhere(member);
    expect((await elsewhere().loginByPasskey({ counter: 7 })).status).toBe(200);
    bench.letters.splice(0);
    for (const counter of [7, 6, 0]) {
      expect(await elsewhere().loginByPasskey({ counter })).toMatchObject({
        status: 422,
        message: expect.stringContaining('someone may have copied it'),
      });
    }
    expect(bench.letters.map(({ subject }) => subject)).toEqual(
      Array(3).fill('Your Test Brand passkey may be compromised'),
    );
    const acts = await tables<AuditTables>(bench.database)
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject_id', '=', id)
      .where('act', '=', 'passkey.copy-suspected')
      .execute();
    expect(acts).toHaveLength(3);
    expect((await elsewhere().loginByPasskey({ counter: 8 })).status).toBe(200);
  });

  it('is accepted if it doesn’t count at all', async () => {
    const member = await bench.member();
    await member.add({ counter: 0 });
    for (let times = 0; times < 2; times++)
      expect((await bench.elsewhere(member).loginByPasskey({ counter: 0 })).status).toBe(200);
  });

  it('accepts only the first of two responses with the same count', async () => {
    const member = await bench.member();
    await member.added();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => bench.elsewhere(member).loginByPasskey({ counter: 3 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });
});

describe('a session left open can’t add a passkey', () => {
  it('asks for identity confirmation, and guesses don’t work', async () => {
    const member = await stranger();
    bench.pass(11 * 60_000);
    const tries: number[] = [];
    for (let times = 0; times < 11; times++) tries.push((await member.addOptions()).status);
    expect(tries).toEqual(Array(11).fill(403));
  });
});
