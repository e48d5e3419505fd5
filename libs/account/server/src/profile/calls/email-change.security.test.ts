import { tables } from '@vinlore/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setPassword } from '../../accounts/administration.ts';
import type { ProfileTables } from '../tables.ts';
import { createProfileBench, PASSWORD, type ProfileBench } from '../testing/profile-bench.ts';

let bench: ProfileBench;
beforeAll(async () => {
  bench = await createProfileBench();
});
beforeEach(() => {
  bench.letters.length = 0;
});
afterAll(() => bench.database.drop());

const tokenFor = (email: string) =>
  /#token=([\w-]+)/.exec(bench.letters.filter(({ to }) => to === email).at(-1)!.text)![1]!;
const confirm = (token: string, brand: 'open' | 'other' = 'open') =>
  bench.visitor(brand).form('/api-cwa/confirm-email', { token });

describe('a new email', () => {
  it('does not reveal whether it belongs to another account: same response, same emails', async () => {
    await bench.member('taken@example.com');
    const { member } = await bench.member('curious@example.com');
    const shown = async (email: string) => {
      bench.letters.length = 0;
      const { status, message, data } = await member.update({ email });
      const mails = bench.letters.map(({ to, subject }) => [to.replace(email, 'it'), subject]);
      return JSON.stringify({ status, message, data, mails }).replaceAll(email, 'it');
    };
    expect(await shown('taken@example.com')).toBe(await shown('free@example.com'));
  });

  it('is refused like an expired link if another account has it, which stays unchanged', async () => {
    const { member } = await bench.member('hopeful@example.com');
    await member.update({ email: 'wanted@example.com' });
    await bench.member('wanted@example.com');
    const refused = await confirm(tokenFor('wanted@example.com'));
    const old = await confirm('x'.repeat(43));
    expect([refused.status, refused.message]).toEqual([old.status, old.message]);
    expect(refused.status).toBe(422);
    expect((await member.profile()).data).toMatchObject({ email: 'hopeful@example.com' });
    expect((await bench.visitor().login('wanted@example.com', PASSWORD)).status).toBe(200);
  });

  it('goes to the first of two members to confirm it, even concurrently', async () => {
    const one = await bench.member('one@example.com');
    const two = await bench.member('two@example.com');
    await one.member.update({ email: 'contested@example.com' });
    const first = tokenFor('contested@example.com');
    await two.member.update({ email: 'contested@example.com' });
    const answers = await Promise.all([confirm(first), confirm(tokenFor('contested@example.com'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('docs/decisions.md §1: can’t be confirmed at another brand', async () => {
    const { member } = await bench.member('here@example.com');
    await member.update({ email: 'here-new@example.com' });
    const token = tokenFor('here-new@example.com');
    expect((await confirm(token, 'other')).status).toBe(422);
    expect((await confirm(token)).status).toBe(200);
  });

  it('can’t be confirmed once the owner has changed the password', async () => {
    const { member } = await bench.member('owner@example.com');
    await member.update({ email: 'thief@example.com' });
    await setPassword(bench.database, { brand: 'open', email: 'owner@example.com', password: 'ten green bottles' });
    expect((await confirm(tokenFor('thief@example.com'))).status).toBe(422);
    const owner = bench.visitor();
    expect((await owner.enter('owner@example.com', 'ten green bottles')).status).toBe(200);
    expect((await owner.profile()).data).toMatchObject({ email: 'owner@example.com', pending_email: null });
  });

  it('requires a session', async () => {
    expect((await bench.visitor().json('/api/user/update-profile', { email: 'x@example.com' })).status).toBe(401);
  });

  it('is stored with a hash of its token only', async () => {
    const { id, member } = await bench.member('hashed@example.com');
    await member.update({ email: 'hashed-new@example.com' });
    const row = await tables<ProfileTables>(bench.database)
      .selectFrom('account_email_change')
      .selectAll()
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    const token = tokenFor('hashed-new@example.com');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(row.token_hash).toHaveLength(32);
    expect(JSON.stringify(row) + row.token_hash.toString('base64url')).not.toContain(token);
  });

  it('can be requested five times a day; the next request is refused and changes nothing', async () => {
    const { member } = await bench.member('eager@example.com');
    for (let at = 0; at < 5; at++) expect((await member.update({ email: `victim${at}@example.com` })).status).toBe(200);
    const mails = bench.letters.length;
    const answer = await member.update({ email: 'victim9@example.com', city: 'Fresno' });
    expect([answer.status, answer.message]).toEqual([
      429,
      'You’ve requested too many email changes today. Try again tomorrow.',
    ]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(bench.letters).toHaveLength(mails);
    expect((await member.profile()).data).toMatchObject({ city: '', pending_email: 'victim4@example.com' });
  });
});
