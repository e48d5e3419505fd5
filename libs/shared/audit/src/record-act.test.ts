import { tables } from '@vinlore/database';
import { createTestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type AuditTables, auditMigrations, recordAct } from './index.ts';

const database = await createTestDatabase({ migrations: [auditMigrations] });
const db = tables<AuditTables>(database);
const act = {
  brand: 'vinlore',
  actor: null,
  act: 'account.created',
  subject: { kind: 'account', id: 'a' },
  detail: { by: 'command' },
};

describe('issue 4: the audit trail', () => {
  it('keeps an act with the transaction that did it, and none of one that was rolled back', async () => {
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
    'refuses to be changed',
    async (statement) => {
      await expect(statement.execute(db)).rejects.toThrow('append-only');
    },
  );
});
