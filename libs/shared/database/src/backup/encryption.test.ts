import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Decrypter } from 'age-encryption';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate } from '../migrations/migrate.ts';
import type { SliceMigrations } from '../migrations/migration.ts';
import { freshDatabase, temporaryDirectory } from '../testing/support.ts';
import { backup } from './backup.ts';
import { isBackupIdentity, isBackupRecipient, newBackupIdentity } from './encryption.ts';
import { readBackupFacts } from './open-backup.ts';
import { restore } from './restore.ts';

const cars: SliceMigrations = {
  slice: 'cars',
  migrations: [
    {
      name: '0001',
      up: async (db) => {
        await sql`create table car (id integer primary key, note text)`.execute(db);
      },
    },
  ],
};

/** A backup of 20,000 rows, which is more than one chunk of age's format, encrypted for two people. */
async function encryptedBackup() {
  const source = await freshDatabase();
  await migrate(source, [cars]);
  await sql`insert into car select n, md5(n::text) from generate_series(1, 20000) n`.execute(source.kysely);
  const file = join(await temporaryDirectory(), 'backup.age');
  const [first, second] = [await newBackupIdentity(), await newBackupIdentity()];
  const attached = { 'keys.json': '{"signing":"a secret of ours"}' };
  const totals = await backup(source, file, {
    encryption: { recipients: [first.recipient, second.recipient], attached },
  });
  return { file, first, second, attached, totals };
}

describe('an encrypted backup', () => {
  test('is restored with the secret key of any recipient', async () => {
    const { file, first, second, totals } = await encryptedBackup();
    for (const { identity } of [first, second]) {
      const target = await freshDatabase();
      const restored = await restore(target, file, { slices: [cars], identities: [identity] });
      expect(restored).toEqual({ tables: totals.tables, rows: totals.rows });
      const { rows } = await sql`select count(*) as n, max(note) as note from car`.execute(target.kysely);
      expect(rows).toEqual([{ n: 20_000, note: expect.stringMatching(/^fff/) }]);
    }
  });

  test('carries what was attached, and hides it and the rows from everyone else', async () => {
    const { file, second, attached } = await encryptedBackup();
    const facts = await readBackupFacts(file, [second.identity]);
    expect(facts.attached).toEqual(attached);
    expect(Math.abs(Date.now() - facts.createdAt.getTime())).toBeLessThan(60_000);
    const bytes = await readFile(file);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(bytes.includes('a secret of ours')).toBe(false);
  });

  test('is a file of the age format, which other programs open', async () => {
    const { file, first } = await encryptedBackup();
    const decrypter = new Decrypter();
    decrypter.addIdentity(first.identity);
    const plain = await decrypter.decrypt(await readFile(file));
    expect([...plain.subarray(0, 2)]).toEqual([0x1f, 0x8b]);
  });

  test.each([
    ['without a key', () => [], 'no key was given'],
    ['with a key of someone else', async () => [(await newBackupIdentity()).identity], 'encrypted for another key'],
  ])('is refused %s, and nothing is written', async (_how, identities, why) => {
    const { file } = await encryptedBackup();
    const target = await freshDatabase();
    const options = { slices: [cars], identities: await identities() };
    await expect(restore(target, file, options)).rejects.toMatchObject({
      name: 'BackupError',
      message: expect.stringContaining(why),
    });
    const { rows } = await sql`select to_regclass('car') as car`.execute(target.kysely);
    expect(rows).toEqual([{ car: null }]);
  });

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
    [
      'changed in the middle',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -5000), Buffer.from('x'), bytes.subarray(-4999)]),
    ],
  ])('that was %s is refused, and nothing is written', async (_how, change) => {
    const { file, first } = await encryptedBackup();
    await writeFile(file, change(await readFile(file)));
    const target = await freshDatabase();
    const options = { slices: [cars], identities: [first.identity] };
    await expect(restore(target, file, options)).rejects.toMatchObject({ name: 'BackupError' });
    const { rows } = await sql`select to_regclass('car') as car`.execute(target.kysely);
    expect(rows).toEqual([{ car: null }]);
  });
});

test('keys of backups are told from other texts', async () => {
  const { identity, recipient } = await newBackupIdentity();
  expect([isBackupRecipient(recipient), isBackupRecipient(identity), isBackupRecipient('age1x')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isBackupIdentity(identity), isBackupIdentity(recipient), isBackupIdentity('')]).toEqual([true, false, false]);
});
