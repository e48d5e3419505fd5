import { largeIndexes, type Migration, type SliceMigrations } from '@vinlore/database';
import { type Kysely, sql } from 'kysely';

/** The list of objects in the bucket. Slices whose rows name objects migrate after it. */
export const objectMigrations: SliceMigrations = {
  slice: 'objects',
  migrations: [
    {
      name: '0001-objects',
      async up(db) {
        await sql`create table stored_object (
          brand text not null,
          sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
          size integer not null,
          type text not null,
          stored_at timestamptz not null,
          -- When to look whether a row still names it; null while nothing has changed.
          check_at timestamptz,
          -- Since when the bucket is known not to have it.
          lost_at timestamptz,
          primary key (brand, sha256)
        )`.execute(db);
        await sql`create index stored_object_check on stored_object (check_at) where check_at is not null`.execute(db);
        await sql`create index stored_object_lost on stored_object (lost_at) where lost_at is not null`.execute(db);
        // A trigger, because rows are also deleted by cascades, such as with their ticket or account.
        await sql`create function stored_object_released() returns trigger language plpgsql as $$
          begin
            update stored_object set check_at = greatest(check_at, now())
              where brand = old.brand and sha256 = old.object;
            return null;
          end $$`.execute(db);
      },
    },
  ],
};

/**
 * Lets the rows of a table with the columns `brand` and `bytes` name an object of the bucket instead of storing the bytes
 * themselves. Call it in a migration of the table's slice.
 *
 * The foreign key refuses a row whose object has just been deleted, and keeps an object from being deleted while a row
 * names it. No constraint says that a row has either bytes or an object: a release from before, which runs beside this one
 * during an upgrade, replaces only the bytes, and they count.
 *
 * The migration after it must be {@link objectIndex}.
 */
export async function nameObjects(db: Kysely<unknown>, table: string): Promise<void> {
  const [named, released] = ['object', 'released'].map((suffix) => sql.id(`${table}_${suffix}`));
  await sql`alter table ${sql.table(table)}
    alter column bytes drop not null,
    add column object text,
    add constraint ${named!} foreign key (brand, object) references stored_object (brand, sha256) not valid`.execute(
    db,
  );
  await sql`create trigger ${released!} after delete or update of object on ${sql.table(table)} for each row
    when (old.object is not null) execute function stored_object_released()`.execute(db);
}

/** The index by which deleting an object finds the rows that name it: a migration of its own, since the table may be large. */
export const objectIndex = (name: string, table: string): Migration =>
  largeIndexes(name, [{ name: `${table}_object`, on: `${table} (brand, object) where object is not null` }]);
