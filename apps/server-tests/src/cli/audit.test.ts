import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workAudit } from '@vinlore/server/cli/audit';
import { workUsers } from '@vinlore/server/cli/user';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openTestProduct, PASSWORD } from '../testing/test-product.ts';

const { product, database, close } = await openTestProduct();
const folder = mkdtempSync(join(tmpdir(), 'vinlore-audit-cli-'));
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});
const audit = (...args: string[]) => workAudit(product, args);
const create = (email: string) => workUsers(product, ['create', '--email', email, '--password', PASSWORD]);
const file = (name: string) => join(folder, name);

it('security: an operator verifies the audit log, exports it in parts, and sees the first entry that was altered', async () => {
  await create('one@example.com');
  await product.sealer.seal();
  const first = await audit('export', file('1.ndjson'));
  expect(first).toMatchObject({ code: 0, words: expect.stringMatching(/^Exported up to link (\d+)\. Continue/) });
  const position = /link (\d+)/.exec(first.words)![1]!;
  await create('two@example.com');
  expect((await audit('verify')).words).toMatch(/intact: \d+ entries verified, [1-9]\d* not sealed yet/);
  await product.sealer.seal();
  expect(await audit('export', file('2.ndjson'), '--since', position)).toMatchObject({ code: 0 });
  expect(await audit('verify', '--against', file('1.ndjson'), file('2.ndjson'))).toMatchObject({ code: 0 });

  await database.asOwner((db) =>
    db.transaction().execute(async (tx) => {
      await sql`alter table audit_entry disable trigger user`.execute(tx);
      await sql`update audit_entry set subject_id = 'x' where id = (select min(entry_id) from audit_link)`.execute(tx);
      await sql`alter table audit_entry enable always trigger audit_entry_stays`.execute(tx);
    }),
  );
  expect(await audit('verify')).toMatchObject({
    code: 1,
    words: expect.stringMatching(/NOT intact .*Entry \d+ \(link 1/),
  });
});

it.each([
  [[]],
  [['export']],
  [['export', 'a', 'b']],
  [['verify', '--against']],
  [['verify', '--since', '1']],
  [['export', 'a', '--since', 'x']],
  [['erase']],
])('prints its usage for %j', async (args) => {
  expect(await audit(...args)).toMatchObject({ code: 2, words: expect.stringContaining('Usage') });
});

it('reports an unreadable export', async () => {
  expect(await audit('verify', '--against', file('none'))).toMatchObject({
    code: 1,
    words: expect.stringContaining('cannot be read'),
  });
});
