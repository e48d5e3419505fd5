import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAILS } from '../attempts/mail-limit.ts';
import { type Bench, createBench, DAY, MEMBER } from '../testing/bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
  bench.pass(DAY);
});
afterAll(() => bench.database.drop());
beforeEach(() => {
  bench.letters.length = 0;
  bench.pass(MAILS.windowMs);
});

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const signIn = (visitor = bench.visitor()) => visitor.login(MEMBER.email, MEMBER.password, { 'user-agent': PHONE });

describe('OWASP ASVS 5.0 V6.3.5: emails the owner about a sign-in from a new device', () => {
  it('names device and time, and says what to do', async () => {
    await signIn();
    expect(bench.letters).toMatchObject([{ to: MEMBER.email, subject: 'New sign-in to your Test Brand account' }]);
    const { text } = bench.letters[0]!;
    expect(text).toContain('Device: Chrome on Android.');
    expect(text).toContain(`${bench.now().getUTCFullYear()}`);
    expect(text).toContain('https://open.localhost/members/forgot-password');
    expect(text).toContain('https://open.localhost/members/security');
  });

  it('does not repeat it for a known browser', async () => {
    const visitor = bench.visitor();
    await signIn(visitor);
    await signIn(visitor);
    expect(bench.letters).toHaveLength(1);
  });

  it('sends nothing for a wrong password or the first sign-in of a new account', async () => {
    await bench.visitor().login(MEMBER.email, 'not the password');
    const pass = 'a tin of blue paint';
    const visitor = bench.visitor();
    await visitor.form('/api-cwa/register', { email: 'fresh@example.com', pass });
    await visitor.form('/api-cwa/register/confirm', { token: bench.mailedToken('fresh@example.com') });
    await bench.visitor().login('fresh@example.com', pass);
    expect(bench.letters.filter(({ subject }) => subject.startsWith('New sign-in'))).toEqual([]);
  });

  it('limits the emails for many sign-ins', async () => {
    for (let times = 0; times < MAILS.times + 3; times++) expect((await signIn()).status).toBe(200);
    expect(bench.letters).toHaveLength(MAILS.times);
  });
});
