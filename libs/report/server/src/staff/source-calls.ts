import { recordAct } from '@vinlore/audit';
import { type Database, tables } from '@vinlore/database';
import { ALONE_RECORDS, type historyDeskContract, type HistorySourceView } from '@vinlore/report-domain';
import { demandSecond, type Handlers, refuse, staffAct } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { coversOf } from '../events/events-source.ts';
import { removeSource, weighSource } from '../events/remove-source.ts';
import type { EventTables } from '../events/tables.ts';
import { MOST_COUNTED } from '../events/undo-import.ts';
import type { HistoryDeskDeps } from './history-desk-deps.ts';

type Rows = Pick<
  typeof historyDeskContract,
  'historySources' | 'historySource' | 'importSources' | 'removeHistorySource'
>;

/** Maximum number of imports on a source's page. */
const MOST_IMPORTS = 100;

/** Maximum number of sources on an import's page. */
const MOST_SOURCES = 20;

/** Returns the sources as staff see them, by name: the given ones, or all. */
async function sourceViews(database: Database, names: readonly string[] | null): Promise<HistorySourceView[]> {
  let query = tables<EventTables>(database)
    .selectFrom('history_source as kept')
    .leftJoin('history_coverage as counted', 'counted.source', 'kept.name')
    .select(['name', 'as_of', 'covers', 'kinds', 'sample', 'removed_at'])
    .select(['counted.measured_at', 'records', 'vehicles', 'oldest', 'counted.newest', 'regions', 'no_region', 'makes'])
    .select(
      sql<number>`(select count(*)::int from history_mark as mark where mark.source = kept.name and standing is not null)`.as(
        'hidden',
      ),
    )
    .select(
      sql<Date | null>`(select max(stated_at) from history_import_source as said
        join history_import as brought on brought.id = said.import_id
        where said.source = kept.name and brought.undone_at is null)`.as('imported_at'),
    )
    .orderBy('name');
  if (names !== null) query = query.where('name', 'in', [...names]);
  return (await query.execute()).map((row) => ({
    name: row.name,
    coverage:
      row.measured_at === null
        ? null
        : {
            measured_at: row.measured_at.toISOString(),
            records: Number(row.records),
            vehicles: Number(row.vehicles),
            from: row.oldest,
            to: row.newest,
            regions: row.regions ?? [],
            no_region: Number(row.no_region),
            makes: row.makes ?? [],
          },
    as_of: row.as_of,
    covers: [...coversOf(row)],
    sample: row.sample,
    leaving: row.removed_at !== null,
    hidden: row.hidden,
    imported_at: row.imported_at?.toISOString() ?? null,
  }));
}

/** GET /api-cwa/staff/history/sources and …/source, POST …/source/remove. */
export function sourceCalls({ database, wake }: HistoryDeskDeps): Handlers<Rows> {
  return {
    historySources: async () => ({ sources: await sourceViews(database, null) }),

    historySource: async ({ name }, { text }) => {
      const [source] = await sourceViews(database, [name]);
      if (!source) return refuse(404, text.t('history.noSource'));
      const imports = await tables<EventTables>(database)
        .selectFrom('history_import_source as said')
        .innerJoin('history_import as brought', 'brought.id', 'said.import_id')
        .select(['brought.id', 'begun_at', 'undone_at'])
        .where('said.source', '=', name)
        // Leaves out the placeholder for imports from before they were recorded.
        .where('brought.id', '!=', '00000000-0000-0000-0000-000000000000')
        .orderBy('brought.place', 'desc')
        .limit(MOST_IMPORTS)
        .execute();
      return {
        source,
        imports: imports.map(({ id, begun_at, undone_at }) => ({
          id,
          at: begun_at.toISOString(),
          undone: undone_at !== null,
        })),
      };
    },

    importSources: async ({ import: id }) => {
      const brought = await tables<EventTables>(database)
        .selectFrom('history_import_source as said')
        .innerJoin('history_import as brought', 'brought.id', 'said.import_id')
        .select(['source', 'said.measured_at', 'said.regions', 'said.no_region', 'said.makes'])
        .where('import_id', '=', id)
        .where('undone_at', 'is', null)
        .orderBy('source')
        .limit(MOST_SOURCES)
        .execute();
      if (brought.length === 0) return { sources: [] };
      const views = await sourceViews(
        database,
        brought.map(({ source }) => source),
      );
      return {
        sources: views.map((view) => {
          const own = brought.find(({ source }) => source === view.name);
          const { regions, makes } = own ?? {};
          const counted = own?.measured_at
            ? { regions: regions ?? [], no_region: Number(own.no_region ?? 0), makes: makes ?? [] }
            : null;
          return { ...view, brought: counted };
        }),
      };
    },

    removeHistorySource: async ({ name, reason }, context) => {
      await database.transaction(async (tx) => {
        const records = (await weighSource(tx, name)) ?? refuse(404, context.text.t('history.noSource'));
        const counted = records > MOST_COUNTED ? `> ${MOST_COUNTED}` : records;
        const subject = { kind: 'history-source', id: name };
        if (records > ALONE_RECORDS)
          await demandSecond(tx, context, {
            kind: 'history-source-removal',
            permission: 'owner',
            subject,
            facts: { source: name, records: counted, reason },
          });
        if (!(await removeSource(tx, name))) refuse(404, context.text.t('history.noSource'));
        await wake(tx);
        await recordAct(tx, {
          ...staffAct(context),
          act: 'history-source.removed',
          subject,
          detail: { records: counted, reason },
        });
      });
      return { removed: true as const };
    },
  };
}
