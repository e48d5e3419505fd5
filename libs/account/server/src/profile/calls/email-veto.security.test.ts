import { tables } from '@vinlore/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findReset, keepReset } from '../../accounts/mailed-tokens.ts';
import { ensureHolder } from '../../accounts/buyer-accounts.ts';
import type { PasskeyTables } from '../../passkeys/tables.ts';
import { setAuthenticator } from '../../factors/authenticator-store.ts';
import type { SecondFactorTables } from '../../factors/tables.ts';
import type { AccountTables } from '../../tables.ts';
import { createProfileBench, PASSWORD, type ProfileBench } from '../testing/profile-bench.ts';
import { VETO_MS } from '../../veto/veto-store.ts';

let bench: ProfileBench;
beforeAll(async () => {
  bench = await createProfileBench();
});
beforeEach(() => {
  bench.letters.length = 0;
});
afterAll(() => bench.database.drop());

const HOUR = 60 * 60_000;
const THIEF = 'the words of a thief';
let people = 0;

const newestTo = (email: string) => bench.letters.filter(({ to }) => to === email).at(-1)!;
const tokenTo = (email: string) => /[?#]token=([\w-]+)/.exec(newestTo(email).text)![1]!;
const vetoTo = (email: string) => /undo-email#token=([\w-]+)/.exec(newestTo(email).text)![1]!;
const confirm = (email: string) => bench.visitor().form('/api-cwa/confirm-email', { token: tokenTo(email) });
const veto = (token: string, brand: 'open' | 'other' = 'open') =>
  bench.visitor(brand).form('/api-cwa/undo-email', { token });
const opens = async (email: string, pass: string) => (await bench.visitor().login(email, pass)).status === 200;
const accountOf = (id: string) =>
  tables<AccountTables>(bench.database)
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** A member and a thief at their open session. */
async function victim() {
  const old = `owner-${++people}@example.com`;
  const { id, member } = await bench.member(old);
  return { id, member, old, stolen: `thief-${people}@example.com` };
}

/** The thief changes the email and confirms it in their own mailbox. @returns the former owner's undo token */
async function takenOver() {
  const person = await victim();
  await person.member.update({ email: person.stolen });
  expect((await confirm(person.stolen)).status).toBe(200);
  return { ...person, way: vetoTo(person.old) };
}

/** The thief chooses a password through the new mailbox and signs in. */
async function resetAt(email: string) {
  const token = await bench.database.transaction((tx) => keepReset(tx, { brand: 'open', email }, bench.now()));
  const thief = bench.visitor();
  const answer = await thief.form('/api-cwa/reset-password/confirm', { reset_token: token, new_pass: THIEF });
  expect(answer.status).toBe(200);
  return thief;
}

const passkey = (account_id: string, credential_id: string) => ({
  account_id,
  brand: 'open',
  rp_id: 'open.localhost',
  credential_id,
  public_key: Buffer.from([1, 2, 3]),
  counter: 7,
  transports: ['internal'],
  synced: true,
  name: credential_id,
  created_at: bench.now(),
  last_used_at: null,
});
const addPasskey = (id: string, credential: string) =>
  tables<PasskeyTables>(bench.database).insertInto('passkey').values(passkey(id, credential)).execute();
const passkeysOf = (id: string) =>
  tables<PasskeyTables>(bench.database).selectFrom('passkey').selectAll().where('account_id', '=', id).execute();

describe('an email change requires recent identity confirmation', () => {
  it('lets a ten-minute-old session change the phone number, but not the email', async () => {
    const { member, stolen } = await victim();
    bench.pass(11 * 60_000);
    expect((await member.update({ phone: '555 0100' })).status).toBe(200);
    expect(await member.update({ email: stolen, phone: '555 0199' })).toMatchObject({
      status: 403,
      data: { reason: 'recent-proof' },
    });
    expect((await member.profile()).data).toMatchObject({ phone: '555 0100', pending_email: null });
    expect(bench.letters).toEqual([]);
  });
});

describe('the former address can undo an email change for 72 hours', () => {
  it('restores the email and password, ends all sessions, and notifies both addresses', async () => {
    const { id, old, stolen, way } = await takenOver();
    const thief = await resetAt(stolen);
    expect([await opens(stolen, THIEF), await opens(old, PASSWORD)]).toEqual([true, false]);
    bench.letters.length = 0;
    bench.pass(VETO_MS - 1);
    expect(await veto(way)).toMatchObject({ status: 200, data: { email: old } });
    expect([await opens(old, PASSWORD), await opens(stolen, THIEF), await opens(old, THIEF)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await thief.restore()).data).toBeNull();
    const undone = bench.letters.filter(({ subject }) => subject.includes('undone'));
    expect(undone.map(({ to, subject }) => [to, subject])).toEqual([
      [old, 'Your Test Brand email change was undone'],
      [stolen, 'Your Test Brand email change was undone'],
    ]);
    expect((await bench.acts(id)).map(({ act }) => act)).toContain('account.email-vetoed');
  });

  it('removes sign-in methods added since and restores removed ones', async () => {
    const person = await victim();
    const { id, old, stolen } = person;
    const db = () => tables<SecondFactorTables>(bench.database);
    await person.member.update({ email: stolen });
    await addPasskey(id, `own-${id}`);
    const own = await passkeysOf(id);
    const sealer = { seal: (_purpose: string, text: string) => text, open: () => null, isCurrent: () => true };
    const set = (secret: string) =>
      bench.database.transaction((tx) => setAuthenticator(tx, sealer, { accountId: id, secret, step: 5 }, bench.now()));
    await set('own');
    await db()
      .insertInto('account_recovery_code')
      .values({ account_id: id, code_hash: Buffer.from('own'), created_at: bench.now() })
      .execute();
    await confirm(stolen);
    const way = vetoTo(old);
    await tables<PasskeyTables>(bench.database).deleteFrom('passkey').where('account_id', '=', id).execute();
    await addPasskey(id, `thief-${id}`);
    await set('thief');
    await db()
      .updateTable('account_recovery_code')
      .set({ code_hash: Buffer.from('thief') })
      .where('account_id', '=', id)
      .execute();
    await sql`insert into account_identity values (${id}, 'open', 'google', ${id}, now())`.execute(
      bench.database.kysely,
    );
    expect((await veto(way)).status).toBe(200);
    expect(await passkeysOf(id)).toEqual(own);
    const factors = await db().selectFrom('account_authenticator').selectAll().where('account_id', '=', id).execute();
    expect(factors).toMatchObject([{ sealed: 'own' }]);
    const codes = await db().selectFrom('account_recovery_code').selectAll().where('account_id', '=', id).execute();
    expect(codes.map(({ code_hash }) => code_hash.toString())).toEqual(['own']);
    const { rows } = await sql`select from account_identity where account_id = ${id}`.execute(bench.database.kysely);
    expect(rows).toEqual([]);
  });

  it('invalidates password reset links sent to the new mailbox', async () => {
    const { stolen, way } = await takenOver();
    const token = await bench.database.transaction((tx) =>
      keepReset(tx, { brand: 'open', email: stolen }, bench.now()),
    );
    await veto(way);
    expect(await findReset(bench.database, 'open', token, bench.now())).toBeUndefined();
  });

  it('moves other modules’ data back from the account’s current address', async () => {
    const { old, stolen, way } = await takenOver();
    const thief = await bench.at(stolen, PASSWORD);
    await thief.update({ email: `later-${stolen}` });
    await confirm(`later-${stolen}`);
    bench.moved.length = 0;
    expect((await veto(way)).status).toBe(200);
    expect(bench.moved).toEqual([{ brand: 'open', from: `later-${stolen}`, to: old }]);
  });

  it('works once, in its brand, for 72 hours', async () => {
    const { way, stolen } = await takenOver();
    expect((await veto(way, 'other')).status).toBe(422);
    expect((await veto('x'.repeat(43))).status).toBe(422);
    expect((await veto(way)).status).toBe(200);
    expect((await veto(way)).status).toBe(422);
    const late = await takenOver();
    bench.pass(VETO_MS);
    expect((await veto(late.way)).status).toBe(422);
    expect(stolen).not.toBe(late.stolen);
  });

  it('reopens the account if it was closed through the new mailbox', async () => {
    const { id, old, way } = await takenOver();
    await tables<AccountTables>(bench.database)
      .updateTable('account')
      .set({ closed_at: bench.now() })
      .where('id', '=', id)
      .execute();
    expect((await veto(way)).status).toBe(200);
    expect(await opens(old, PASSWORD)).toBe(true);
  });

  it('reserves the former address: no registration, purchase, or other account can take it', async () => {
    const { id, old, way } = await takenOver();
    const now = bench.now();
    const bought = await bench.database.transaction((tx) =>
      ensureHolder(tx, { brand: 'open', email: old, language: 'en', now }),
    );
    expect(bought).toEqual({ accountId: id, isHolder: false });
    const other = await bench.member(`other-${id}@example.com`);
    await other.member.update({ email: old });
    expect((await confirm(old)).status).toBe(422);
    expect((await veto(way)).status).toBe(200);
  });
});

describe('before the change is confirmed', () => {
  it('the former address can stop it, which invalidates the link and ends all sessions', async () => {
    const { member, old, stolen } = await victim();
    await member.update({ email: stolen });
    const way = vetoTo(old);
    bench.moved.length = 0;
    expect((await veto(way)).status).toBe(200);
    expect(bench.moved).toEqual([]);
    expect((await confirm(stolen)).status).toBe(422);
    expect(await member.user()).toBeNull();
    expect(await opens(old, PASSWORD)).toBe(true);
  });

  it('the link in the first email still works after the change', async () => {
    const { member, old, stolen } = await victim();
    await member.update({ email: stolen });
    const early = vetoTo(old);
    await confirm(stolen);
    bench.pass(71 * HOUR);
    expect((await veto(early)).status).toBe(200);
    expect(await opens(old, PASSWORD)).toBe(true);
  });

  it('the member can resend the email or cancel the change', async () => {
    const { member, stolen } = await victim();
    await member.update({ email: stolen });
    const first = tokenTo(stolen);
    expect(await member.pendingEmail('resend')).toMatchObject({ status: 200, data: { pending_email: stolen } });
    expect((await bench.visitor().form('/api-cwa/confirm-email', { token: first })).status).toBe(422);
    expect(await member.pendingEmail('cancel')).toMatchObject({ status: 200, data: { pending_email: null } });
    expect((await confirm(stolen)).status).toBe(422);
    expect((await member.pendingEmail('resend')).status).toBe(422);
  });
});

describe('two changes within 72 hours', () => {
  /** A → B → C, each by the current holder of the account. @returns the undo tokens of A and B */
  async function twice() {
    const { id, old, stolen, way } = await takenOver();
    const thief = await bench.at(stolen, PASSWORD);
    const third = `third-${id}@example.com`;
    await thief.update({ email: third });
    expect((await confirm(third)).status).toBe(200);
    return { id, old, stolen, third, first: way, second: vetoTo(stolen) };
  }

  it('each former address can undo, and the earliest wins', async () => {
    const { id, old, stolen, first, second } = await twice();
    expect((await veto(second)).status).toBe(200);
    expect((await accountOf(id)).email).toBe(stolen);
    expect((await veto(first)).status).toBe(200);
    expect((await accountOf(id)).email).toBe(old);
  });

  it('a later one has nothing to undo after the earliest', async () => {
    const { id, old, first, second } = await twice();
    expect((await veto(first)).status).toBe(200);
    expect((await veto(second)).status).toBe(422);
    expect((await accountOf(id)).email).toBe(old);
  });

  it('never locks out the owner or deadlocks, for random concurrent undos, changes, and confirmations', async () => {
    for (let round = 0; round < 8; round++) {
      const { id, old, stolen, third, first, second } = await twice();
      const thief = await bench.at(third, PASSWORD);
      await thief.update({ email: `fourth-${id}@example.com` });
      const confirmed = tokenTo(`fourth-${id}@example.com`);
      const acts = [
        () => veto(first),
        () => veto(first),
        () => veto(second),
        () => bench.visitor().form('/api-cwa/confirm-email', { token: confirmed }),
        () => thief.update({ email: `fifth-${id}@example.com` }),
        () => thief.pendingEmail('cancel'),
      ].sort(() => Math.random() - 0.5);
      const answers = await Promise.all(acts.map((act) => act()));
      // 503 means a busy database: nothing was changed, and the call can be retried.
      expect(answers.filter(({ status }) => status === 500)).toEqual([]);
      // Whatever happened in between, the first address wins.
      await expect.poll(async () => (await veto(first)).status, { timeout: 10_000 }).not.toBe(503);
      expect((await accountOf(id)).email, `${stolen} ${third}`).toBe(old);
      expect(await opens(old, PASSWORD)).toBe(true);
    }
  });
});
