import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createLogger,
  type Keys,
  loadKeys,
  newCookieKey,
  readConfig,
  textSealer,
  textSigner,
} from '@vinlore/server-kit';
import { type KeysAtWork, workKeys } from '@vinlore/server/cli/keys';
import { announcePresence } from '@vinlore/server/start/presence';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestProduct, type TestProduct } from '../testing/test-product.ts';

let test: TestProduct;
let work: KeysAtWork;
let accounts: string[];
beforeAll(async () => {
  test = await openTestProduct();
  work = { config: test.product.config, database: test.product.database };
  const { rows } = await sql<{ id: string }>`select id from account order by id limit 5`.execute(test.database.kysely);
  accounts = rows.map(({ id }) => id);
}, 60_000);
afterAll(() => test.close());
afterEach(() => sql`delete from account_authenticator`.execute(test.database.kysely));

const file = () => join(test.product.config.DATA_DIR, 'keys.json');
const keys = (): Keys => loadKeys(test.product.config.DATA_DIR, {});
const run = (...args: string[]) => workKeys(work, args);
const ids = (purpose: keyof Keys) => keys()[purpose].map(({ id }) => id);

/** Gives some accounts an authenticator, encrypted with the current key. */
async function seal() {
  const sealer = textSealer(keys().secrets);
  for (const id of accounts)
    await sql`insert into account_authenticator values (${id}, ${sealer.seal(`second-factor ${id}`, `secret of ${id}`)}, -1, now())`.execute(
      test.database.kysely,
    );
}
async function opened() {
  const sealer = textSealer(keys().secrets);
  const { rows } = await sql<{ account_id: string; sealed: string }>`
    select account_id, sealed from account_authenticator order by 1`.execute(test.database.kysely);
  return rows.map(({ account_id: id, sealed }) => ({
    good: sealer.open(`second-factor ${id}`, sealed) === `secret of ${id}`,
    current: sealer.isCurrent(sealed),
  }));
}
const all = (good: boolean, current: boolean) => accounts.map(() => ({ good, current }));

describe('npm run keys', () => {
  it('lists each purpose with what it protects, without secrets', async () => {
    const { words } = await run('list');
    for (const text of ['signing  Ed25519', 'links  HMAC-SHA-256', 'secrets  AES-256-GCM', 'authenticator secrets'])
      expect(words).toContain(text);
    for (const ring of Object.values(keys())) for (const { secret } of ring) expect(words).not.toContain(secret);
  });

  it('rotates one purpose only; existing signatures stay valid', async () => {
    const before = keys();
    const link = textSigner(before.links).sign('order', 'a link', new Date(Date.now() + 60_000));
    expect(await run('rotate', 'links')).toMatchObject({ code: 0 });
    const after = keys();
    expect(after.links.slice(1)).toEqual(before.links);
    expect({ ...after, links: null }).toEqual({ ...before, links: null });
    expect(textSigner(after.links).open('order', link, new Date())).toBe('a link');
  });

  it('re-encrypts every authenticator secret when no server is running', async () => {
    await seal();
    expect((await run('rotate', 'secrets')).words).toContain(`Re-encrypted ${accounts.length} secrets`);
    expect(await opened()).toEqual(all(true, true));
  });

  it("with a running server, explains when it takes effect, and encrypts nothing that server couldn't read", async () => {
    await seal();
    const leave = await announcePresence(
      test.product.database,
      { mode: 'trial', worksJobs: () => true },
      createLogger('silent'),
    );
    const running = textSealer(keys().secrets);
    const { words } = await run('rotate', 'secrets');
    await leave();
    expect(words).toContain('Restart every process, then run: npm run keys -- reseal');
    expect(await opened()).toEqual(all(true, false));
    const { rows } = await sql<{ sealed: string }>`select sealed from account_authenticator`.execute(
      test.database.kysely,
    );
    expect(rows.every(({ sealed }) => running.isCurrent(sealed))).toBe(true);
    expect((await run('reseal')).code).toBe(0);
    expect(await opened()).toEqual(all(true, true));
  });

  it('refuses to retire the current key, document keys, and keys still used for encryption', async () => {
    const [current] = ids('secrets');
    expect((await run('retire', 'secrets', current!)).words).toContain('is the current key');
    await run('rotate', 'signing');
    expect((await run('retire', 'signing', ids('signing')[1]!)).words).toContain('can’t be retired');
    await seal();
    const leave = await announcePresence(
      test.product.database,
      { mode: 'trial', worksJobs: () => true },
      createLogger('silent'),
    );
    await run('rotate', 'secrets');
    await leave();
    const old = ids('secrets')[1]!;
    expect((await run('retire', 'secrets', old)).words).toContain(`still encrypts ${accounts.length} secrets`);
    await sql`insert into account_email_veto (id, account_id, brand, old_email, token_hash, kept, expires_at)
      select gen_random_uuid(), a.id, a.brand, a.email, '\\x01', jsonb_build_object('authenticators', jsonb_build_array(to_jsonb(f))),
        now() + interval '3 days'
      from account a join account_authenticator f on f.account_id = a.id limit 1`.execute(test.database.kysely);
    await run('reseal');
    expect((await run('retire', 'secrets', old)).words).toContain('still encrypts 1 secrets');
    await sql`delete from account_email_veto`.execute(test.database.kysely);
    expect(await run('retire', 'secrets', old)).toMatchObject({ code: 0 });
    expect(ids('secrets')).not.toContain(old);
    expect(await opened()).toEqual(all(true, true));
    const link = ids('links').at(-1)!;
    expect((await run('retire', 'links', link)).words).toContain('--yes');
    expect(await run('retire', 'links', link, '--yes')).toMatchObject({ code: 0 });
  });

  it('concurrent rotations are both kept', async () => {
    const before = ids('cookies');
    expect((await Promise.all([run('rotate', 'cookies'), run('rotate', 'cookies')])).map(({ code }) => code)).toEqual([
      0, 0,
    ]);
    expect(ids('cookies')).toHaveLength(before.length + 2);
  });

  it('a killed rotation leaves the old keys intact, and the next one completes it', async () => {
    const before = readFileSync(file(), 'utf8');
    // Killed while writing its draft.
    writeFileSync(`${file()}.99999`, before.slice(0, 40));
    expect(readFileSync(file(), 'utf8')).toBe(before);
    await seal();
    // Killed after adding the new key, with one secret re-encrypted.
    const leave = await announcePresence(
      test.product.database,
      { mode: 'trial', worksJobs: () => true },
      createLogger('silent'),
    );
    await run('rotate', 'secrets');
    await leave();
    const id = accounts[0]!;
    const anew = textSealer(keys().secrets).seal(`second-factor ${id}`, `secret of ${id}`);
    await sql`update account_authenticator set sealed = ${anew} where account_id = ${id}`.execute(test.database.kysely);
    expect((await opened()).every(({ good }) => good)).toBe(true);
    expect((await run('reseal')).words).toContain(`Re-encrypted ${accounts.length - 1} secrets`);
    expect(await opened()).toEqual(all(true, true));
  });

  it('keys from the environment are printed as lines to set; nothing is written', async () => {
    const key = newCookieKey();
    const config = { ...work.config, COOKIE_KEYS: [`${key.id}:${key.secret}`] };
    const before = readFileSync(file(), 'utf8');
    for (const [purpose, variable] of [
      ['cookies', 'COOKIE_KEYS'],
      ['links', 'LINK_KEYS'],
    ] as const) {
      const { words } = await workKeys({ ...work, config }, ['rotate', purpose]);
      const line = words.split('\n').find((each) => each.startsWith(`${variable}=`))!;
      const read = readConfig({ [variable]: line.slice(variable.length + 1) })[variable]!;
      expect(read.length).toBeGreaterThan(1);
      // Older signatures are still valid.
      expect(read.at(-1)).toBe(`${key.id}:${key.secret}`);
    }
    expect(readFileSync(file(), 'utf8')).toBe(before);
  });

  it('prints its usage for anything else', async () => {
    for (const args of [[], ['rotate'], ['rotate', 'everything'], ['retire', 'links'], ['list', 'links'], ['--force']])
      expect(await run(...args)).toMatchObject({ code: 2, words: expect.stringContaining('npm run keys') });
    expect((await run('retire', 'links', 'nobody')).words).toContain('Key nobody for links not found');
  });
});
