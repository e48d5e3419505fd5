import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';

/** Backup entries to keep: a month of daily ones. */
const REMEMBERED = 31;

/** Records a completed backup in the database, so a restored database knows the ones before. */
export async function noteBackup(database: Database, bytes: number): Promise<void> {
  await database.maintenance(async (db) => {
    await sql`insert into server_backup (made_at, bytes) values (now(), ${bytes})`.execute(db);
    await sql`delete from server_backup where made_at < (
      select made_at from server_backup order by made_at desc offset ${REMEMBERED - 1} limit 1)`.execute(db);
  });
}

/** Time of the last backup; null if there is none. */
export async function lastBackup(database: Database): Promise<Date | null> {
  const { rows } = await sql<{ made_at: Date }>`
    select made_at from server_backup order by made_at desc limit 1`.execute(tables<object>(database));
  return rows[0]?.made_at ?? null;
}
