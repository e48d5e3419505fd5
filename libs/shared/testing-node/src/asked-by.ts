import type { Database } from '@vinlore/database';
import type { CompiledQuery } from 'kysely';

/**
 * Runs `work` and returns the statements it sends to the database through `prepared`. The statements are executed as
 * usual.
 */
export async function askedBy(
  database: Database,
  work: (watched: Database) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const asked: CompiledQuery[] = [];
  const kysely = new Proxy(database.kysely, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'executeQuery') return value.bind(target) as unknown;
      return (query: CompiledQuery) => {
        asked.push(query);
        return target.executeQuery(query);
      };
    },
  });
  await work({ ...database, kysely });
  return asked;
}
