/**
 * A process of the product for tests that kill processes: opens the database of a DATA_DIR and prints what it did, one
 * line each. `hold` waits for the end of standard input and closes properly; `write` commits rows forever;
 * `query` runs one that takes an hour.
 */
import { finished } from 'node:stream/promises';
import { sql } from 'kysely';
import { joinServer } from '../embedded/shared-server.ts';
import { connectTo } from '../open-database.ts';

const [, , dataDir = '', mode] = process.argv;
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  // Only writers are later checked for what was committed; the others start faster.
  const server = await joinServer({ dataDir, log: () => {}, durable: mode === 'write' });
  const database = connectTo(server.addresses.owner, () => {}, server.leave);
  // One writer at a time: two processes that create the same table concurrently would conflict.
  if (mode === 'write')
    await sql`create table if not exists row_written (id integer primary key)`.execute(database.kysely);
  await database.ping();
  if (mode === 'query') void sql`select pg_sleep(3600)`.execute(database.kysely).catch(() => {});
  say('open');
  if (mode === 'write') {
    const { rows } = await sql<{ next: number }>`
      select coalesce(max(id), 0) + 1 as next from row_written`.execute(database.kysely);
    for (let id = rows[0]?.next ?? 1; ; id += 1) {
      await sql`insert into row_written values (${id})`.execute(database.kysely);
      say(String(id));
    }
  }
  await finished(process.stdin.resume());
  await database.close();
  say('closed');
} catch (error) {
  say(`failed: ${String(error)}`);
}
