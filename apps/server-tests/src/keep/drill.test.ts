import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase, newBackupIdentity } from '@vinlore/database';
import { createProductApi } from '@vinlore/server/product-api';
import { backUpTo } from '@vinlore/server/cli/backup';
import { restoreFrom } from '@vinlore/server/cli/restore';
import { drillKeys, wordsOfKeys } from '@vinlore/server/drill/keys-drill';
import { drillRestore, newestBackup, wordsOfRestore } from '@vinlore/server/drill/restore-drill';
import { afterRestore } from '@vinlore/server/keep/after-restore';
import { createTestDatabase, placesOf, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callerOf } from '../testing/caller.ts';
import { openTestProduct, PEOPLE, type TestProduct } from '../testing/test-product.ts';

const VIN = '1HGCM82633A004352';

let folder: string;
let scratch: TestDatabase;
let test: TestProduct;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vinlore-drills-'));
  scratch = await createTestDatabase({ migrations: [] });
  const { identity, recipient } = await newBackupIdentity();
  test = await openTestProduct({
    BACKUP_RECIPIENT: recipient,
    BACKUP_IDENTITY: identity,
    DRILL_DATABASE_URL: scratch.ownerConnectionString,
  });
  const { form, login } = callerOf(await createProductApi(test.product));
  const { token } = await login('member');
  expect((await form('/api-cwa/generate-sticker', { vin: VIN }, { token })).status).toBe(200);
}, 120_000);
beforeEach(() => emptyDatabase(scratch));
afterAll(async () => {
  await test.close();
  await scratch.drop();
  rmSync(folder, { recursive: true, force: true });
});

const file = (name: string) => join(folder, name);
const now = () => test.product.clock();
const keyFile = () => readFileSync(join(test.product.config.DATA_DIR, 'keys.json'), 'utf8');
const backUp = async (name: string) => {
  expect(await backUpTo(test.product, file(name))).toContain('encrypted');
  return file(name);
};
const idOf = async (email: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from account where email = ${email} and brand = 'open'`.execute(test.database.kysely);
  return rows[0]!.id;
};

describe('npm run drill -- restore', { timeout: 120_000 }, () => {
  it('restores an encrypted backup with its own keys, checks everything, and says what would be lost', async () => {
    const source = await backUp('vinlore-2026-11-30T0315Z.backup.age');
    const drill = await drillRestore(test.product.config, { file: newestBackup(folder) }, now);
    expect(wordsOfRestore(drill)).toContain('The restore drill succeeded.');
    expect(drill).toMatchObject({ ok: true, source, erasedAgain: 0 });
    expect(drill.checks.map(({ name, ok }) => [name, ok])).toEqual(
      ['keys', 'ledger', 'stickers', 'reports', 'audit', 'erasures'].map((name) => [name, true]),
    );
    expect(drill.rows['sticker']).toBe(1);
    expect(drill.rows['account']).toBeGreaterThan(5);
    expect(drill.rpoSeconds).toBeLessThan(120);
    expect(drill.rtoSeconds).toBeGreaterThan(0);
    // Nothing of the copy is left.
    const { rows } = await sql`select to_regclass('account') as account`.execute(scratch.kysely);
    expect(rows).toEqual([{ account: null }]);
  });

  it('fails for a sticker that was changed, and for a ledger that does not balance', async () => {
    const genuine = await sql<{ id: string; data: object }>`select id, data from sticker`.execute(test.database.kysely);
    await test.database.asOwner(async (owner) => {
      await sql`update sticker set data = jsonb_set(data, '{vin}', '"1M8GDM9AXKP042788"')`.execute(owner);
    });
    const changed = await drillRestore(test.product.config, { file: await backUp('changed.age') }, now);
    await test.database.asOwner(async (owner) => {
      for (const { id, data } of genuine.rows)
        await sql`update sticker set data = ${JSON.stringify(data)}::jsonb where id = ${id}`.execute(owner);
      await sql`alter table ledger_entry disable trigger user`.execute(owner);
      await sql`update ledger_entry set credits = credits + 1, sum = sum + 1 where number = 1 and book = 'balance'`.execute(
        owner,
      );
    });
    expect(changed.ok).toBe(false);
    expect(changed.checks.find(({ name }) => name === 'stickers')!.words).toContain('1 of 1 stickers');
    const uneven = await drillRestore(test.product.config, { file: await backUp('uneven.age') }, now);
    await test.database.asOwner(async (owner) => {
      await sql`update ledger_entry set credits = credits - 1, sum = sum - 1 where number = 1 and book = 'balance'`.execute(
        owner,
      );
      await sql`alter table ledger_entry enable trigger user`.execute(owner);
    });
    expect(uneven.checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['ledger']);
    expect(wordsOfRestore(uneven)).toContain('FAILED');
  });

  it('never touches a database that holds anything, such as the product’s own by another address', async () => {
    const source = await backUp('elsewhere.age');
    await scratch.asOwner((owner) => sql`create table theirs (id integer)`.execute(owner));
    await expect(drillRestore(test.product.config, { file: source }, now)).rejects.toThrow('is not empty');
    await expect(drillKeys(test.product.config, test.product)).rejects.toThrow('is not empty');
    const { rows } = await sql`select to_regclass('theirs') as theirs`.execute(scratch.kysely);
    expect(rows).toEqual([{ theirs: 'theirs' }]);
  });

  it('is refused on the product’s own database', async () => {
    const config = { ...test.product.config, DRILL_DATABASE_URL: test.product.config.DATABASE_URL };
    const attempt = drillRestore(config, { file: file('any') }, now);
    await expect(attempt).rejects.toThrow('DRILL_DATABASE_URL is the product’s own database');
  });
});

describe('npm run drill -- keys', { timeout: 120_000 }, () => {
  it('rotates all keys of a copy, finds that the old ones still work, and leaves ours alone', async () => {
    const before = keyFile();
    const drill = await drillKeys(test.product.config, test.product);
    expect(wordsOfKeys(drill)).toContain('The key drill succeeded.');
    expect(drill.rotated).toEqual(['signing', 'cookies', 'links', 'secrets', 'hashes']);
    expect(drill.checks.find(({ name }) => name === 'documents')!.words).toBe('All 1 signed documents still verify.');
    expect(keyFile()).toBe(before);
  });
});

describe('npm run restore', { timeout: 120_000 }, () => {
  it('erases again whoever was erased since the backup', async () => {
    const source = await backUp('before-erasure.age');
    const id = await idOf(PEOPLE.second.email);
    const others = ['other', 'gated'];
    test.product.erasures.add([id], now());
    const words = await restoreFrom(test.product, source, { force: true });
    expect(words).toBe(`Restored from ${source}.\nErased 1 accounts again that had been erased since.\n`);
    const { rows } = await sql<{ brand: string }>`
      select brand from account where email = ${PEOPLE.second.email} order by brand`.execute(test.database.kysely);
    expect(rows.map(({ brand }) => brand)).toEqual(others.sort());
    expect(await placesOf(test.database, id)).not.toContain('public.account.id');
  });

  it('also when the list is only beside the backup, and this machine is new', async () => {
    const source = await backUp('other-machine.age');
    const id = await idOf(PEOPLE.member.email);
    rmSync(join(test.product.config.DATA_DIR, 'erasures.ndjson'), { force: true });
    const elsewhere = mkdtempSync(join(tmpdir(), 'vinlore-drills-'));
    const moved = join(elsewhere, 'backup.age');
    writeFileSync(moved, readFileSync(source));
    test.product.erasures.add([id], now());
    writeFileSync(
      join(elsewhere, 'erasures.ndjson'),
      readFileSync(join(test.product.config.DATA_DIR, 'erasures.ndjson')),
    );
    rmSync(join(test.product.config.DATA_DIR, 'erasures.ndjson'));
    expect(await restoreFrom(test.product, moved, { force: true })).toContain('Erased 1 accounts');
    rmSync(elsewhere, { recursive: true });
  });

  it('deletes what is past its time at once, not at the next run', async () => {
    const meant: string[] = [];
    const all: string[] = [];
    const runScheduled = async (isMeant: (name: string) => boolean) => {
      await test.product.jobs.runScheduled((name) => {
        all.push(name);
        if (isMeant(name)) meant.push(name);
        return false;
      });
      return [];
    };
    await afterRestore({ ...test.product, jobs: { ...test.product.jobs, runScheduled } }, new Set());
    for (const name of ['account.erase', 'mail.purge-outbox', 'feedback.purge-chats', 'server.purge-consent'])
      expect(meant).toContain(name);
    expect(all.filter((name) => !meant.includes(name))).not.toEqual([]);
    expect(all.filter((name) => !meant.includes(name) && /purge|forget|erase/.test(name))).toEqual([]);

    await sql`insert into mail_outbox (id, sender, recipient, subject, text, html, written_at)
      values (gen_random_uuid(), 'a', 'old@example.com', 's', 't', 'h', ${new Date(now().getTime() - 20 * 86_400_000)})`.execute(
      test.database.kysely,
    );
    await afterRestore(test.product, new Set());
    expect(await placesOf(test.database, 'old@example.com')).toEqual([]);
  });
});
