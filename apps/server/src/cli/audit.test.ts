import { mkdtempSync, rmSync } from 'node:fs';
import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anchorIn, auditMigrations, createSealer, recordAct } from '@vinlore/audit';
import { createSigner } from '@vinlore/documents';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workAudit } from './audit.ts';

describe('npm run audit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-audit-'));
  const { privateKey } = generateKeyPairSync('ed25519');
  const signer = createSigner([
    { id: 'k1', privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64') },
  ]);
  const anchor = anchorIn(join(folder, 'anchor.json'));
  let database: TestDatabase;
  const run = (...args: string[]) => workAudit({ database, signer, anchor }, args);
  const file = (name: string) => join(folder, name);
  const seal = async () => {
    await database.transaction((tx) =>
      recordAct(tx, { brand: 'vinlore', actor: null, act: 'credit.given', subject: { kind: 'account', id: '1' } }),
    );
    await createSealer({ database, signer, anchor, clock: () => new Date(), log: () => {} }).seal();
  };
  beforeAll(async () => {
    database = await createTestDatabase({ migrations: [auditMigrations] });
    await seal();
    await seal();
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  it.each([
    [[]],
    [['verify', '--against']],
    [['export']],
    [['export', 'a', '--since', '-1']],
    [['verify', '--as-of', '2026-11-30']],
  ])('explains itself when called with %j', async (args) => {
    expect(await run(...args)).toMatchObject({ code: 2, words: expect.stringContaining('Usage: npm run audit') });
  });

  it('exports what was added, verifies files and the audit log, and names the first fault', async () => {
    expect(await run('export', file('first'))).toEqual({
      code: 0,
      words: 'Exported up to link 2. Continue with --since 2.\n',
    });
    await seal();
    expect(await run('export', file('second'), '--since', '2')).toMatchObject({ code: 0 });
    expect(await run('verify')).toEqual({
      code: 0,
      words: 'The audit log is intact: 3 entries verified, 0 not sealed yet.\n',
    });
    const against = ['verify', '--against', file('first'), file('second')];
    expect(await run(...against)).toMatchObject({ code: 0 });
    expect(await run('verify', '--against', file('none'))).toMatchObject({ code: 1 });
    await database.asOwner(async (db) => {
      await sql`alter table audit_entry disable trigger user`.execute(db);
      await sql`delete from audit_entry where id = (select max(id) from audit_entry)`.execute(db);
    });
    const { code, words } = await run('verify');
    expect([code, words]).toEqual([
      1,
      expect.stringMatching(
        /^The audit log is NOT intact \(first 2 entries verified\): Entry \d+ \(link 3\) was deleted/,
      ),
    ]);
  });
});
