import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup, restore, tables } from '@vinlore/database';
import { createTestDatabase, placesOf } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listErasures } from './erase-again.ts';
import { erasureLogIn, fingerprintOf, mergeErasures, readErasures } from './erasure-log.ts';
import type { DeletionTables } from './tables.ts';
import { createDeletionBench, DAY, type DeletionBench, MIA } from './testing/deletion-bench.ts';

let bench: DeletionBench;
afterEach(() => bench.end());

const listed = () => join(bench.folder, 'erasures.ndjson');
const requests = () => tables<DeletionTables>(bench.database).selectFrom('account_deletion').selectAll().execute();

/** Erases a member, as happens 14 days after they closed the account. */
async function eraseMember(): Promise<string> {
  const { id } = await bench.member();
  const { token } = await bench.ask();
  await bench.close(token!);
  bench.pass(14 * DAY);
  await bench.run('account.erase', {});
  return id;
}

describe('the list of erasures outside the database', () => {
  it('gets each erased account, as a hash that names no one, readable by its owner alone', async () => {
    bench = await createDeletionBench();
    const id = await eraseMember();
    expect([...bench.erasures.read()]).toEqual([fingerprintOf(id)]);
    const text = readFileSync(listed(), 'utf8');
    for (const personal of [id, MIA.email, MIA.first]) expect(text).not.toContain(personal);
    expect(statSync(listed()).mode & 0o777).toBe(0o600);
  });

  it('gets erasures from before there was a list, each once', async () => {
    bench = await createDeletionBench();
    const id = await eraseMember();
    writeFileSync(listed(), '');
    await listErasures(bench.database, bench.erasures, bench.now());
    await listErasures(bench.database, bench.erasures, bench.now());
    expect(readFileSync(listed(), 'utf8').match(/"erased"/g)).toHaveLength(1);
    expect(bench.erasures.read()).toContain(fingerprintOf(id));
  });

  it('survives a line that a power failure cut off, and a list elsewhere is merged into it', async () => {
    bench = await createDeletionBench();
    const elsewhere = join(bench.folder, 'backups.ndjson');
    erasureLogIn(elsewhere).add(['a', 'b'], bench.now());
    appendFileSync(listed(), '{"erased":"12');
    bench.erasures.add(['b', 'c'], bench.now());
    mergeErasures(listed(), elsewhere, bench.now());
    expect(new Set(readErasures(listed()))).toEqual(new Set(['a', 'b', 'c'].map(fingerprintOf)));
  });

  it('leaves the erasure done where it cannot be written, and the job says so', async () => {
    bench = await createDeletionBench();
    vi.spyOn(bench.erasures, 'add').mockImplementation(() => {
      throw new Error('EROFS: read-only file system');
    });
    await expect(eraseMember()).rejects.toThrow('EROFS');
    expect(await requests()).toMatchObject([{ state: 'erased' }]);
  });
});

describe('after a restore', () => {
  it('erases again whoever was erased since the backup, and no one else', async () => {
    bench = await createDeletionBench();
    const { id } = await bench.member();
    await bench.member({ email: `x${MIA.email}`, first: 'Other', last: 'Person' });
    bench.erasures.add([id], bench.now());
    expect(await bench.eraseAgain()).toEqual({ erased: 1, left: 0 });
    const { rows } = await sql`select email from account`.execute(bench.database.kysely);
    expect(rows).toEqual([{ email: `x${MIA.email}` }]);
    for (const personal of [MIA.first, MIA.last]) expect(await placesOf(bench.database, personal)).toEqual([]);
    expect(await requests()).toMatchObject([{ account_id: id, state: 'erased', erased_at: bench.now() }]);
    expect(await bench.mailsTo(MIA.email)).toEqual([]);
    expect(await bench.eraseAgain()).toEqual({ erased: 0, left: 0 });
  });

  it('ends what closing the account would end, such as a plan that renews, before it erases', async () => {
    const done: string[] = [];
    const keeper = {
      name: 'plan',
      exportOf: async () => null,
      close: async () => void done.push('close'),
      erase: async () => void done.push('erase'),
    };
    bench = await createDeletionBench(() => [keeper]);
    const { id } = await bench.member();
    await bench.eraseAgain(new Set([fingerprintOf(id)]));
    expect(done).toEqual(['close', 'erase']);
  });

  it('reports accounts of brands that are not served anymore instead of losing the others', async () => {
    bench = await createDeletionBench();
    const { id } = await bench.member();
    const gone = await bench.member({ brand: 'dos', email: `y${MIA.email}` });
    await sql`update account set brand = 'gone' where id = ${gone.id}`.execute(bench.database.kysely);
    bench.erasures.add([id, gone.id], bench.now());
    expect(await bench.eraseAgain()).toEqual({ erased: 1, left: 1 });
  });

  it('brings an older backup to the state of today: back up, erase, restore, and the member is erased', async () => {
    bench = await createDeletionBench();
    const { id } = await bench.member();
    const file = join(bench.folder, 'backup');
    await backup(bench.database, file);
    await sql`delete from account_session`.execute(bench.database.kysely);
    await sql`delete from account`.execute(bench.database.kysely);
    bench.erasures.add([id], bench.now());
    const copy = await createTestDatabase({ migrations: [] });
    try {
      await restore(copy, file, { slices: bench.slices, force: true });
      expect(await placesOf(copy, MIA.email)).toContain('public.account.email');
      expect(await bench.eraseAgain(bench.erasures.read(), copy)).toEqual({ erased: 1, left: 0 });
      expect(await placesOf(copy, MIA.email)).toEqual([]);
    } finally {
      await copy.drop();
    }
  });
});
