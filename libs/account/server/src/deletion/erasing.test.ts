import type { AuditTables } from '@vinlore/audit';
import { tables } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import { placesOf } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/administration.ts';
import type { DeletionTables } from './tables.ts';
import { createDeletionBench, DAY, type DeletionBench, MIA } from './testing/deletion-bench.ts';

const PHONE = '+1 305 555 0142';

let bench: DeletionBench;
afterEach(() => bench.end());

/** A member with all data filled in, next to another one with a similar email. */
async function closedMember() {
  const { id, token } = await bench.member();
  await createAccount(bench.database, { brand: 'dos', ...MIA });
  await bench.member({ email: `x${MIA.email}`, first: 'Other', last: 'Person' });
  await sql`update account set phone = ${PHONE} where id = ${id}`.execute(bench.database.kysely);
  await sql`insert into account_reset (brand, email, token_hash, created_at, expires_at)
    values ('open', ${MIA.email}, '\\x00', now(), now())`.execute(bench.database.kysely);
  const asked = await bench.ask();
  const { undo } = await bench.close(asked.token!);
  return { id, token, undo };
}
const erase = () => bench.run('account.erase', {});
const requests = () => tables<DeletionTables>(bench.database).selectFrom('account_deletion').selectAll().execute();

describe('erasing', () => {
  it('leaves nothing of the member in any column of any table after 14 days except the outgoing receipt', async () => {
    bench = await createDeletionBench();
    const { id } = await closedMember();
    await sql`delete from account where brand = 'dos'`.execute(bench.database.kysely);
    await sql`delete from account where email = ${`x${MIA.email}`}`.execute(bench.database.kysely);
    bench.pass(14 * DAY - 1);
    await erase();
    expect(await placesOf(bench.database, MIA.email)).toContain('public.account.email');

    bench.pass(1);
    await erase();
    expect(await placesOf(bench.database, MIA.email)).toEqual(['jobs.job.data', 'jobs.job_common.data']);
    for (const personal of [MIA.first, MIA.last, PHONE]) expect(await placesOf(bench.database, personal)).toEqual([]);
    expect(await requests()).toMatchObject([
      { account_id: id, state: 'erased', erased_at: bench.now(), confirm_hash: null, undo_hash: null },
    ]);
    const acts = tables<AuditTables>(bench.database).selectFrom('audit_entry').select(['act', 'actor', 'detail']);
    expect((await acts.orderBy('id').execute()).at(-1)).toEqual({ act: 'account.erased', actor: null, detail: null });

    await bench.work();
    const mails = await bench.mailsTo(MIA.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Open House account has been deleted']);
    expect(mails[0]!.text).not.toContain(MIA.first);
  });

  it('leaves other accounts alone: the same email at another brand and a similar email', async () => {
    bench = await createDeletionBench();
    await closedMember();
    await bench.ask(MIA.email, 'dos');
    bench.pass(14 * DAY);
    await erase();
    const { rows } = await sql<{ brand: string; email: string; closed_at: null }>`
      select brand, email, closed_at from account order by brand`.execute(bench.database.kysely);
    expect(rows).toEqual([
      { brand: 'dos', email: MIA.email, closed_at: null },
      { brand: 'open', email: `x${MIA.email}`, closed_at: null },
    ]);
    expect((await bench.mailsTo(MIA.email)).map(({ sender }) => sender)).toEqual(['Casa Dos <help@dos.example>']);
  });

  it('does not erase a restored account', async () => {
    bench = await createDeletionBench();
    const { id, undo } = await closedMember();
    await bench.visitor().json('/api/user/delete/undo', { token: undo });
    bench.pass(30 * DAY);
    await erase();
    expect(await requests()).toMatchObject([{ account_id: id, state: 'restored', erased_at: null }]);
    expect(await placesOf(bench.database, MIA.first)).toContain('public.account.first');
  });

  it('gives an account that was reopened by an operator and closed again a new 14 days', async () => {
    bench = await createDeletionBench();
    await closedMember();
    bench.pass(7 * DAY);
    await createAccount(bench.database, { brand: 'open', ...MIA });
    const { token } = await bench.ask();
    await bench.close(token!);
    bench.pass(7 * DAY);
    await erase();
    expect((await requests()).map(({ state }) => state)).toEqual(['closed', 'closed']);
    bench.pass(7 * DAY);
    await erase();
    expect((await requests()).map(({ state }) => state).sort()).toEqual(['closed', 'erased']);
  });

  it('rolls back after a crash and completes in the next run', async () => {
    let fails = true;
    const breaking: DataKeeper = {
      name: 'breaking',
      exportOf: async () => null,
      erase: async (tx) => {
        await sql`delete from mail_outbox`.execute(tables(tx));
        if (fails) throw new Error('the disk is full');
      },
    };
    bench = await createDeletionBench(() => [breaking]);
    await closedMember();
    bench.pass(14 * DAY);
    await expect(erase()).rejects.toThrow('1 of 1 accounts could not be erased.');
    expect(await requests()).toMatchObject([{ state: 'closed', erased_at: null }]);
    expect(await bench.mailsTo(MIA.email)).not.toEqual([]);
    fails = false;
    await erase();
    await erase();
    await bench.work();
    expect(await requests()).toMatchObject([{ state: 'erased' }]);
    expect(await bench.mailsTo(MIA.email)).toHaveLength(1);
  });

  it('runs other slices’ close handlers with the closing of the account, or not at all', async () => {
    const closed: string[] = [];
    let fails = true;
    const ending: DataKeeper = {
      name: 'ending',
      exportOf: async () => null,
      close: async (_tx, { id, brand, email }) => {
        if (fails) throw new Error('the disk is full');
        closed.push(`${brand.key} ${id} ${email}`);
      },
      erase: async () => {},
    };
    bench = await createDeletionBench(() => [ending]);
    const { id } = await bench.member();
    const { token } = await bench.ask();
    expect((await bench.close(token!)).answer.status).toBe(500);
    expect(await requests()).toMatchObject([{ state: 'requested' }]);
    fails = false;
    expect((await bench.close(token!)).answer.status).toBe(200);
    expect(closed).toEqual([`open ${id} ${MIA.email}`]);
  });

  it('continues with other accounts when one can’t be erased', async () => {
    const stuck: DataKeeper = {
      name: 'stuck',
      exportOf: async () => null,
      erase: async (_tx, { email }) => {
        if (email === MIA.email) throw new Error('not this one');
      },
    };
    bench = await createDeletionBench(() => [stuck]);
    await closedMember();
    await bench.member({ email: 'next@example.com' });
    const { token } = await bench.ask('next@example.com');
    await bench.close(token!);
    bench.pass(14 * DAY);
    await expect(erase()).rejects.toThrow('1 of 2');
    expect((await requests()).map(({ state }) => state).sort()).toEqual(['closed', 'erased']);
  });
});
