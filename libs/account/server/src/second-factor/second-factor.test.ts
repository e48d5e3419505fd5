import { newCookieKey, textSealer } from '@vinlore/server-kit';
import { tables } from '@vinlore/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeskBench, type DeskBench, PASSWORD, SECRET } from '../staff/testing/desk-bench.ts';
import { setAuthenticator, takeCode } from '../factors/authenticator-store.ts';

const MINUTE = 60_000;

let bench: DeskBench;
beforeAll(async () => (bench = await createDeskBench()));
afterAll(() => bench.database.drop());

describe('staff need a second factor', () => {
  it('allows only its setup at the desk until there is one', async () => {
    const person = await bench.newcomer();
    expect(await person.factor()).toBe('to-set-up');
    for (const path of ['second-factor', 'team']) expect((await person.get(path)).status, path).toBe(403);
    expect((await person.post('hand-over', { brand: 'other' })).status).toBe(403);
    const { answer, recovery_codes } = await person.setUp();
    expect(answer.status).toBe(200);
    expect(new Set(recovery_codes).size).toBe(10);
    expect(await person.factor()).toBe('given');
    expect((await person.get('second-factor')).data).toMatchObject({ passkeys: 0, recovery_codes: 10 });
    expect(bench.letters.at(-1)).toMatchObject({ to: person.email });
  });

  it('allows only the code step after the password; the code gives a new token', async () => {
    const person = await bench.withAuthenticator();
    expect(await person.factor()).toBe('wanted');
    expect((await person.get('second-factor')).status).toBe(403);
    const before = person.token;
    expect((await person.give(person.code())).status).toBe(200);
    expect(person.token).not.toBe(before);
    expect(await person.factor()).toBe('given');
    expect(await bench.lastActs(1)).toMatchObject([
      { act: 'staff.second-factor-given', actor: person.id, detail: { by: 'code' }, from_address: expect.any(String) },
    ]);
  });

  it('security: can’t be replaced with just the password', async () => {
    const person = await bench.withAuthenticator();
    expect((await person.post('second-factor/start')).status).toBe(403);
    expect((await person.post('second-factor/recovery-codes')).status).toBe(403);
    expect((await person.post('second-factor/remove')).status).toBe(403);
    const another = await bench.newcomer();
    const begun = (await another.post('second-factor/start')).data as { setup: string; secret: string };
    // Meanwhile they set one up elsewhere.
    await bench.giveAuthenticator(another.id);
    const late = { setup: begun.setup, code: another.code(0, begun.secret) };
    expect((await another.post('second-factor/confirm', late)).status).toBe(403);
  });

  it('is not required of members', async () => {
    const member = bench.person('member@example.com');
    expect((await member.login('nine green bottles')).status).toBe(200);
    expect((await member.get('me')).status).toBe(403);
    expect((await member.post('second-factor/start')).status).toBe(403);
  });
});

describe('RFC 6238 §5.2: codes', () => {
  it('are accepted one step early or late, and no further', async () => {
    const person = await bench.withAuthenticator();
    expect((await person.give(person.code(-2))).status).toBe(422);
    expect((await person.give(person.code(2))).status).toBe(422);
    expect((await person.give(person.code(-1))).status).toBe(200);
    expect((await person.give(person.code(1))).status).toBe(200);
  });

  it('are accepted once, and none older than the last one', async () => {
    const person = await bench.withAuthenticator();
    const code = person.code();
    expect((await person.give(code)).status).toBe(200);
    expect((await person.give(code)).status).toBe(422);
    expect((await person.give(person.code(-1))).status).toBe(422);
    expect((await person.give(person.code(1))).status).toBe(200);
  });

  it('are accepted for one of many concurrent calls', async () => {
    const person = await bench.withAuthenticator();
    const browsers = [1, 2, 3, 4].map(() => bench.person(person.email));
    for (const browser of browsers) await browser.login();
    const code = person.code();
    const answers = await Promise.all(browsers.map((browser) => browser.give(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  it('can’t be reused after confirming a setup', async () => {
    const person = await bench.newcomer();
    const { secret } = await person.setUp();
    expect((await person.give(person.code(0, secret))).status).toBe(422);
  });

  it('security: are limited like passwords, by account too; a known browser is not exempt', async () => {
    const person = await bench.withAuthenticator();
    const wrong = String((Number(person.code()) + 1) % 1_000_000).padStart(6, '0');
    for (let tries = 0; tries < 10; tries++) expect((await person.give(wrong)).status).toBe(422);
    const refused = await person.give(wrong);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await person.give(person.code())).status).toBe(429);
    // Other addresses can go on, up to the limit for all of them together.
    for (let place = 0; place < 4; place++) {
      const elsewhere = bench.person(person.email);
      await elsewhere.login();
      for (let tries = 0; tries < 10; tries++) expect((await elsewhere.give(wrong)).status).toBe(422);
    }
    const last = bench.person(person.email);
    await last.login();
    expect((await last.give(wrong)).status).toBe(429);
    bench.pass(61 * MINUTE);
    await last.login();
    expect((await last.give(last.code())).status).toBe(200);
  });
});

describe('recovery codes', () => {
  it('replace the authenticator once each, in any notation, and notify the person', async () => {
    const person = await bench.newcomer();
    const { recovery_codes: codes } = await person.setUp();
    await person.login();
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ');
    expect((await person.give(typed)).status).toBe(200);
    expect(bench.letters.at(-1)!.subject).toContain('Recovery code');
    await person.login();
    expect((await person.give(codes[0]!)).status).toBe(422);
    expect((await person.give(codes[1]!)).status).toBe(200);
    expect((await person.get('second-factor')).data).toMatchObject({ recovery_codes: 8 });
    const renewed = (await person.post('second-factor/recovery-codes')).data as { recovery_codes: string[] };
    await person.login();
    expect((await person.give(codes[2]!)).status).toBe(422);
    expect((await person.give(renewed.recovery_codes[0]!)).status).toBe(200);
  });

  it('security: are stored in neither the database nor the audit log, and neither are secrets', async () => {
    const person = await bench.newcomer();
    const { secret, recovery_codes } = await person.setUp();
    const { rows } = await sql<{ all: string }>`
      select string_agg(t, ' ') as all from (
        select a::text as t from account_authenticator a union all select c::text from account_recovery_code c
        union all select e::text from audit_entry e) everything`.execute(tables<object>(bench.database));
    for (const word of [secret, recovery_codes[0]!, recovery_codes[0]!.replaceAll('-', '')])
      expect(rows[0]!.all).not.toContain(word);
  });
});

describe('setup', () => {
  it('requires the session that started it, within ten minutes, and the code of that secret', async () => {
    const person = await bench.newcomer();
    const begin = async () => (await person.post('second-factor/start')).data as { setup: string; secret: string };
    const { setup, secret } = await begin();
    expect((await person.post('second-factor/confirm', { setup, code: '000000' })).status).toBe(422);
    const other = await bench.newcomer();
    const stolen = await other.post('second-factor/confirm', { setup, code: other.code(0, secret) });
    expect(stolen.status).toBe(422);
    const forged = { setup: `${setup}x`, code: person.code(0, secret) };
    expect((await person.post('second-factor/confirm', forged)).status).toBe(422);
    bench.pass(10 * MINUTE);
    const late = { setup, code: person.code(0, secret) };
    expect((await person.post('second-factor/confirm', late)).status).toBe(422);
  });

  it('asks for the password again ten minutes after sign-in', async () => {
    const person = await bench.newcomer();
    bench.pass(11 * MINUTE);
    const refused = await person.post('second-factor/start');
    expect(refused).toMatchObject({ status: 403, data: { reason: 'recent-proof' } });
    expect((await person.post('proof', { pass: 'wrong' })).status).toBe(422);
    person.keep(await person.post('proof', { pass: PASSWORD }));
    expect((await person.post('second-factor/start')).status).toBe(200);
  });

  it('replaces the previous authenticator', async () => {
    const person = await bench.withAuthenticator();
    await person.give(person.code());
    const { secret } = await person.setUp();
    bench.pass(MINUTE);
    expect((await person.give(person.code())).status).toBe(422);
    expect((await person.give(person.code(0, secret))).status).toBe(200);
  });
});

it('ADR 24: a secret survives key rotation and is re-sealed by the next code; without its key it is lost', async () => {
  const [old, current] = [newCookieKey(), newCookieKey()];
  const person = await bench.newcomer();
  const take = (keys: Parameters<typeof textSealer>[0], code: string) =>
    bench.database.transaction((tx) => takeCode(tx, textSealer(keys), person.id, code, bench.now()));
  const authenticator = { accountId: person.id, secret: SECRET, step: -1 };
  await bench.database.transaction((tx) => setAuthenticator(tx, textSealer([old]), authenticator, bench.now()));
  expect(await take([current], person.code(-1))).toBe('unreadable');
  expect(await take([current, old], person.code(-1))).toBe('taken');
  expect(await take([current], person.code())).toBe('taken');
});
