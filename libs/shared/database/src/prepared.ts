import type { CompiledQuery, QueryExecutorProvider } from 'kysely';
import { type Database, tables, type Tx } from './database.ts';
import { currentScope } from './wall/scope.ts';

/** What a statement that stays prepared begins with, so that connections know it. */
const MARK = '/* prepared */ ';

const names = new Map<string, string>();

/** A query of kysely's, by its builder or by `sql`. */
interface Query<Row> {
  compile(provider: QueryExecutorProvider): CompiledQuery<Row>;
}

/**
 * Asks a query that each connection parses and plans once: for the few statements that most requests wait for. Its text
 * is the same each time (no list of values that grows), and it names the columns that it gives: a migration beside a
 * running process may add one, and PostgreSQL does not answer a prepared `select *` any more then.
 */
export async function prepared<Row>(source: Database | Tx, query: Query<Row>): Promise<Row[]> {
  const db = tables<object>(source);
  const compiled = query.compile(db);
  const { rows } = await db.executeQuery<Row>({ ...compiled, sql: MARK + compiled.sql });
  return rows;
}

const underWay = new WeakMap<Database, Map<string, Promise<unknown[]>>>();

/**
 * Asks a prepared query once for all who wait for it at the same time: for questions that most requests ask and that no
 * request's own writes answer, such as which import is in use. Brands never share one.
 */
export function preparedTogether<Row>(database: Database, query: Query<Row>): Promise<Row[]> {
  const compiled = query.compile(tables<object>(database));
  const key = JSON.stringify([currentScope(), compiled.sql, compiled.parameters]);
  const all = underWay.get(database) ?? new Map<string, Promise<unknown[]>>();
  underWay.set(database, all);
  const known = all.get(key) as Promise<Row[]> | undefined;
  if (known) return known;
  const asked = prepared<Row>(database, { compile: () => compiled });
  all.set(key, asked);
  const done = () => void all.delete(key);
  asked.then(done, done);
  return asked;
}

/** The name under which connections keep a statement prepared; undefined for all that is asked once. */
export function preparedName(text: string): string | undefined {
  if (!text.startsWith(MARK)) return undefined;
  const name = names.get(text) ?? `kept-${names.size + 1}`;
  names.set(text, name);
  return name;
}
