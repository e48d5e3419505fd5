import type { Migration } from '@vinlore/database';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';

/** The SQL of a migration, each statement with its semicolon; its queries return no rows. */
export async function sqlOf({ up }: Pick<Migration, 'up'>): Promise<string> {
  const statements: string[] = [];
  const db = new Kysely<object>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (source) => new PostgresIntrospector(source),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(`${query.sql.trim().replace(/;$/, '')};\n`),
  });
  await up(db);
  return statements.join('');
}
