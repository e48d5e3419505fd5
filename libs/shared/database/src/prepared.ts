import type { CompiledQuery, QueryExecutorProvider } from 'kysely';
import { type Database, tables, type Tx } from './database.ts';
import { currentScope } from './wall/scope.ts';

/** Prefix of statements that stay prepared, so connections recognize them. */
const MARK = '/* prepared */ ';

const names = new Map<string, string>();

/** A kysely query, from its builder or `sql`. */
interface Query<Row> {
  compile(provider: QueryExecutorProvider): CompiledQuery<Row>;
}

/**
 * Runs a query that each connection parses and plans once, for the few statements most requests wait for. Its text must
 * be constant (no growing list of values) and name its columns: a migration may add one while the process runs, and
 * PostgreSQL then rejects a prepared `select *`.
 */
export async function prepared<Row>(source: Database | Tx, query: Query<Row>): Promise<Row[]> {
  const db = tables<object>(source);
  const compiled = query.compile(db);
  const { rows } = await db.executeQuery<Row>({ ...compiled, sql: MARK + compiled.sql });
  return rows;
}

const underWay = new WeakMap<Database, Map<string, Promise<unknown[]>>>();

/**
 * Runs a prepared query once for all concurrent callers: for queries that most requests run and that no request's own
 * writes affect, such as which import is in use. Never shared between brands.
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

/** The name under which connections keep a statement prepared; undefined for one-off statements. */
export function preparedName(text: string): string | undefined {
  if (!text.startsWith(MARK)) return undefined;
  const name = names.get(text) ?? `kept-${names.size + 1}`;
  names.set(text, name);
  return name;
}
