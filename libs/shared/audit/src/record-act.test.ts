import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, restore, tables } from '@vinlore/database';
import { createTestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { type AuditTables, auditMigrations, recordAct } from './index.ts';

const database = await createTestDatabase({ migrations: [auditMigrations] });
const folder = mkdtempSync(join(tmpdir(), 'vinlore-audit-'));
const db = tables<AuditTables>(database);
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});
const act = {
  brand: 'vinlore',
  actor: null,
  act: 'account.created' as const,
  subject: { kind: 'account', id: 'a' },
  detail: { by: 'command' },
};

describe('the audit log', () => {
  it('keeps an act only if its transaction commits', async () => {
    await database.transaction((tx) => recordAct(tx, act));
    const undone = database.transaction(async (tx) => {
      await recordAct(tx, { ...act, subject: { kind: 'account', id: 'b' } });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    const kept = await db.selectFrom('audit_entry').selectAll().execute();
    expect(kept).toMatchObject([
      { brand: 'vinlore', act: 'account.created', subject_id: 'a', detail: { by: 'command' } },
    ]);
  });

  it.each([sql`update audit_entry set act = 'x'`, sql`delete from audit_entry`, sql`truncate audit_entry`])(
    'rejects changes',
    async (statement) => {
      await expect(database.asOwner((owner) => statement.execute(owner))).rejects.toThrow('append-only');
      await expect(statement.execute(db)).rejects.toThrow('permission denied');
    },
  );

  it('security: rejects changes from a session in replica mode too', async () => {
    const { rows } = await sql`select tgenabled from pg_trigger where tgname = 'audit_entry_stays'`.execute(db);
    expect(rows).toEqual([{ tgenabled: 'A' }]);
  });

  it('can be restored from a backup, also over an existing log, and continues where it ended', async () => {
    const file = join(folder, 'backup.gz');
    for (const id of ['c', 'd'])
      await database.transaction((tx) => recordAct(tx, { ...act, subject: { kind: 'x', id } }));
    const saved = await db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
    await backup(database, file);
    const other = await createTestDatabase({ migrations: [auditMigrations] });
    await other.transaction((tx) => recordAct(tx, { ...act, subject: { kind: 'x', id: 'of the other' } }));
    await restore(other, file, { slices: [auditMigrations], force: true });
    await other.transaction((tx) => recordAct(tx, { ...act, subject: { kind: 'x', id: 'after' } }));
    const kept = await tables<AuditTables>(other).selectFrom('audit_entry').selectAll().orderBy('id').execute();
    expect(kept.slice(0, -1)).toEqual(saved);
    expect(kept.at(-1)).toMatchObject({ subject_id: 'after' });
    expect(Number(kept.at(-1)!.id)).toBeGreaterThan(Number(saved.at(-1)!.id));
    await expect(other.asOwner((owner) => sql`delete from audit_entry`.execute(owner))).rejects.toThrow('append-only');
    await other.drop();
  });
});
