import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { tables } from './database.ts';
import { isDatabaseUnavailable, isLoss } from './loss.ts';
import { freshDatabase } from './testing/support.ts';

const system = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });
const postgres = (severity: string, code: string, routine = '') =>
  Object.assign(new Error('postgres'), { severity, code, routine });

describe('what an error says about the connection, and about the database', () => {
  it.each<[string, unknown, { lost: boolean; unavailable: boolean }]>([
    ['a connection that broke', system('ECONNRESET', 'read'), { lost: true, unavailable: true }],
    ['no answer in time', new Error('Query read timeout'), { lost: true, unavailable: true }],
    ['a server that shuts down', postgres('FATAL', '57P01'), { lost: true, unavailable: true }],
    ['a transaction that was idle for too long', postgres('FATAL', '25P03'), { lost: true, unavailable: true }],
    ['a write on a standby', postgres('ERROR', '25006'), { lost: true, unavailable: true }],
    [
      'an unlogged table on a standby',
      postgres('ERROR', '0A000', 'get_relation_info'),
      { lost: true, unavailable: true },
    ],
    ['a wrong password', postgres('FATAL', '28P01'), { lost: true, unavailable: false }],
    ['a refused connection', system('ECONNREFUSED', 'connect'), { lost: false, unavailable: true }],
    ['no connection in time', new Error('timeout exceeded when trying to connect'), { lost: false, unavailable: true }],
    ['a full disk', postgres('ERROR', '53100'), { lost: false, unavailable: true }],
    ['a statement that took too long', postgres('ERROR', '57014'), { lost: false, unavailable: true }],
    [
      'something that PostgreSQL cannot do',
      postgres('ERROR', '0A000', 'ExecInitFunc'),
      { lost: false, unavailable: false },
    ],
    ['a wrong query', postgres('ERROR', '42703'), { lost: false, unavailable: false }],
    ['a mistake in our code', new TypeError('undefined is not a function'), { lost: false, unavailable: false }],
    ['something that is no error', 'oops', { lost: false, unavailable: false }],
  ])('%s', (_, error, { lost, unavailable }) => {
    expect([isLoss(error), isDatabaseUnavailable(error)]).toEqual([lost, unavailable]);
  });
});

it('a query that PostgreSQL does not support fails by itself, and its connection goes on', async () => {
  const database = await freshDatabase();
  await database.transaction(async (tx) => {
    const db = tables<object>(tx);
    const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid;
    const before = await pid();
    await sql`savepoint before`.execute(db);
    const unsupported = sql`select * from elsewhere.public.note`.execute(db);
    await expect(unsupported).rejects.toMatchObject({ code: '0A000' });
    await sql`rollback to savepoint before`.execute(db);
    expect(await pid()).toBe(before);
  });
});
