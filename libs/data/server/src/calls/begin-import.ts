import { recordAct } from '@vinlore/audit';
import { type dataContract, takesSource } from '@vinlore/data-domain';
import { acrossBrands, type Database, tables, type Tx } from '@vinlore/database';
import { type CallContext, type Handler, ImportError, refuse, staffAct } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { importOf } from '../imports/import-store.ts';
import { partsThere } from '../imports/parts-store.ts';
import type { ImportDeps } from '../deps.ts';
import type { DataTables } from '../tables.ts';
import { importViewOf } from './import-views.ts';

type Begin = typeof dataContract.beginImport;
type BeginInput = Parameters<Handler<Begin>>[0];

/**
 * Rejects options a kind doesn't support rather than ignoring them, because the caller expects them to have an effect.
 *
 * @returns the input with the version of its mapping
 */
async function checkInput(
  { mappings, clock }: ImportDeps,
  input: BeginInput,
  { text }: CallContext,
): Promise<BeginInput> {
  const { kind, source, map, mapping, as_of: asOf } = input;
  if (source && !takesSource(kind)) refuse(422, text.t('data.noSource'));
  if (kind !== 'history' && (map || mapping || asOf)) refuse(422, text.t('data.historyOnly'));
  if (map && mapping) refuse(422, text.t('data.twoMappings'));
  if (asOf && asOf > clock().toISOString().slice(0, 10)) refuse(422, text.t('data.dayAhead'));
  if (map) {
    const pinned = (await mappings.pin(map)) ?? refuse(422, text.t('data.noMapping', { map }));
    return { ...input, map: pinned };
  }
  if (!mapping) return input;
  try {
    mappings.check(mapping);
    return input;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return refuse(422, error.words[text.language]);
  }
}

/** When any desk last imported the same file; the data is shared by all brands. */
async function keptBefore(database: Database, { kind, fingerprint }: BeginInput): Promise<string | null> {
  const kept = tables<DataTables>(database)
    .selectFrom('data_import')
    .select('ended_at')
    .where('fingerprint', '=', fingerprint)
    .where('kind', '=', kind)
    .where('state', '=', 'done')
    .orderBy('ended_at', 'desc')
    .limit(1);
  const row = await acrossBrands(() => kept.executeTakeFirst());
  return row?.ended_at?.toISOString() ?? null;
}

async function begin(tx: Tx, input: BeginInput, context: CallContext<'staff'>): Promise<string> {
  const { kind, name, size, fingerprint } = input;
  const order = {
    name,
    source: input.source || null,
    map: input.map || null,
    mapping: input.mapping || null,
    as_of: input.as_of ?? null,
  };
  const db = tables<DataTables>(tx);
  const owner = { brand: context.brand.key, by_account: context.actor.accountId };
  const resumed = await db
    .selectFrom('data_import')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .where('kind', '=', kind)
    .where('size', '=', size)
    .where('state', '=', 'uploading')
    .where('brand', '=', owner.brand)
    .where('by_account', '=', owner.by_account)
    // The same file with different options is a different import.
    .where(
      sql<boolean>`(name, source, map, mapping, as_of) is not distinct from
      (${order.name}, ${order.source}, ${order.map}, ${order.mapping}, ${order.as_of})`,
    )
    .executeTakeFirst();
  if (resumed) return resumed.id;
  const { id } = await db
    .insertInto('data_import')
    .values({ ...order, ...owner, kind, size, fingerprint, state: 'uploading' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAct(tx, {
    ...staffAct(context),
    act: 'import.begun',
    subject: { kind: 'import', id },
    detail: { kind, name, size, fingerprint },
  });
  return id;
}

/** POST /api-cwa/staff/import/begin. An unfinished upload of the same file resumes. */
export function beginImport(deps: ImportDeps): Handler<Begin> {
  const { database } = deps;
  return async (given, context) => {
    const input = await checkInput(deps, given, context);
    const before = await keptBefore(database, input);
    const id = await database.transaction((tx) => begin(tx, input, context));
    const kept = await importOf(database, context.brand.key, id);
    const parts = await partsThere(database, id);
    return {
      import: await importViewOf(deps, context, kept!),
      parts: parts.map(({ part }) => part),
      imported_before: before,
    };
  };
}
