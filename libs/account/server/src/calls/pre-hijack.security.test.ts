import { tables } from '@vinlore/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountTables } from '../tables.ts';
import { type Bench, createBench } from '../testing/bench.ts';
import type { Visitor } from '../testing/visitor.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.database.drop());

const VICTIM = 'the words of the victim';
const STRANGER = 'the words of a stranger';
let people = 0;
const newEmail = () => `hijacked-${++people}@example.com`;

/** Registers as the form does. @returns the token from the email */
async function register(visitor: Visitor, email: string, pass: string, phone = ''): Promise<string> {
  await visitor.form('/api-cwa/register', { email, pass, phone });
  return bench.mailedToken(email);
}
const confirm = (visitor: Visitor, token: string, new_pass?: string) =>
  visitor.form('/api-cwa/register/confirm', { token, ...(new_pass !== undefined && { new_pass }) });
const opens = async (email: string, pass: string) => (await bench.visitor().login(email, pass)).status === 200;

describe('registering someone else’s email can’t take over their account', () => {
  it('keeps the victim’s link valid when a stranger registers the same email later', async () => {
    const [victim, stranger, email] = [bench.visitor(), bench.visitor(), newEmail()];
    const own = await register(victim, email, VICTIM);
    await register(stranger, email, STRANGER);
    expect((await confirm(victim, own)).status).toBe(200);
    expect([await opens(email, VICTIM), await opens(email, STRANGER)]).toEqual([true, false]);
  });

  it.each([
    [
      'before',
      (victim: () => Promise<unknown>, stranger: () => Promise<string>) =>
        stranger().then(async (token) => (await victim(), token)),
    ],
    ['after', (victim: () => Promise<unknown>, stranger: () => Promise<string>) => victim().then(stranger)],
  ])(
    'a stranger’s link, registered %s the victim, asks the victim for a password and takes the stranger’s from nobody',
    async (_when, inOrder) => {
      const [victim, stranger, email] = [bench.visitor(), bench.visitor(), newEmail()];
      const token = await inOrder(
        () => register(victim, email, VICTIM),
        () => register(stranger, email, STRANGER, '+1 555 0100'),
      );
      expect(await confirm(victim, token)).toMatchObject({ status: 422, data: { reason: 'password-needed' } });
      expect(await opens(email, STRANGER)).toBe(false);
      expect(await confirm(victim, token, 'password1')).toMatchObject({
        status: 422,
        data: { reason: 'password-needed' },
      });
      const opened = await confirm(victim, token, 'a third set of words');
      expect(opened).toMatchObject({ status: 200, data: { user: { email, phone: null } } });
      expect([await opens(email, STRANGER), await opens(email, 'a third set of words')]).toEqual([false, true]);
    },
  );

  it('invalidates a stranger’s registrations once the mailbox is proven', async () => {
    const [victim, stranger, email] = [bench.visitor(), bench.visitor(), newEmail()];
    const theirs = await register(stranger, email, STRANGER);
    await confirm(victim, await register(victim, email, VICTIM));
    const waiting = tables<AccountTables>(bench.database).selectFrom('account_registration').selectAll();
    expect(await waiting.where('email', '=', email).execute()).toEqual([]);
    expect((await confirm(stranger, theirs)).status).toBe(422);
  });

  it('rejects another browser’s cookie and a forged one', async () => {
    const [stranger, email] = [bench.visitor(), newEmail()];
    const token = await register(stranger, email, STRANGER);
    const other = bench.visitor();
    await register(other, newEmail(), VICTIM);
    other.cookies.set('registering', 'x'.repeat(43));
    expect((await confirm(other, token)).data).toEqual({ reason: 'password-needed' });
  });

  it('opens the account only with the password of the person who opened the link, for random races', async () => {
    for (let round = 0; round < 12; round++) {
      bench.pass(60 * 60_000);
      const [victim, email] = [bench.visitor(), newEmail()];
      const strangers = [bench.visitor(), bench.visitor()];
      const acts = [
        () => register(victim, email, VICTIM),
        ...strangers.map((stranger) => () => register(stranger, email, STRANGER)),
      ].sort(() => Math.random() - 0.5);
      await Promise.all(acts.map((act) => act()));
      // The mailbox is the victim's: they open every link in it, in any order, and choose a password if asked.
      const links = bench.letters
        .filter(({ to }) => to === email)
        .map(({ text }) => /[?#&]token=([\w-]{43})/.exec(text)![1]!);
      const answers = await Promise.all(
        links.map(async (token) => {
          const answer = await confirm(victim, token);
          return answer.status === 422 && answer.data ? confirm(victim, token, VICTIM) : answer;
        }),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect([await opens(email, VICTIM), await opens(email, STRANGER)]).toEqual([true, false]);
    }
  });
});
