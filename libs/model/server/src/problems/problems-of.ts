import { type Database, slotInUse, tables } from '@vinlore/database';
import type {
  CommunicationsFacts,
  ComplaintsFacts,
  FactSource,
  InvestigationsFacts,
  ModelQuery,
} from '@vinlore/model-domain';
import { sql } from 'kysely';
import { COMMUNICATIONS, COMPLAINTS, INVESTIGATIONS } from '../slots/sets.ts';
import type { ModelTables } from '../tables.ts';
import { MILES_FROM } from './miles.ts';

/** Lists are no longer than this. */
const MOST_ITEMS = 50;

/** What the look-ups of a vehicle's problems take. */
export interface ProblemsQuery {
  readonly database: Database;
  /** Ids of the names under which NHTSA may list the vehicle. */
  readonly names: readonly number[];
  readonly year: ModelQuery['year'];
  readonly source: FactSource;
}

type SumRow = ModelTables['model_complaint_sum'];
const total = (rows: readonly SumRow[], read: (row: SumRow) => number) => rows.reduce((sum, row) => sum + read(row), 0);
const extreme = (days: readonly (string | null)[], at: 0 | -1) =>
  days
    .filter((day) => day !== null)
    .sort()
    .at(at) ?? null;

/** Complaints of a model year, with those of its other years; null where there are none of any year. */
export async function complaintsOf({ database, names, year, source }: ProblemsQuery): Promise<ComplaintsFacts | null> {
  const db = tables<ModelTables>(database);
  const all = await db
    .selectFrom('model_complaint_sum')
    .selectAll()
    .where('slot', '=', slotInUse(COMPLAINTS))
    .where('name_id', 'in', names)
    .execute();
  if (all.length === 0) return null;
  const own = all.filter((row) => row.year === year);
  const byComponent = new Map<number, [number, number, number]>();
  for (const [id, ...counts] of own.flatMap((row) => row.by_component)) {
    const before = byComponent.get(id) ?? [0, 0, 0];
    byComponent.set(id, [before[0] + counts[0], before[1] + counts[1], before[2] + counts[2]]);
  }
  const components = byComponent.size === 0 ? [] : await componentNames(database, [...byComponent.keys()]);
  const years = [...new Set(all.map((row) => row.year))].sort((one, other) => one - other);
  return {
    count: total(own, (row) => row.complaints),
    crashes: total(own, (row) => row.crashes),
    fires: total(own, (row) => row.fires),
    injuries: total(own, (row) => row.injuries),
    deaths: total(own, (row) => row.deaths),
    by_component: components
      .map(({ id, name }) => {
        const [count, crashes, fires] = byComponent.get(id)!;
        return { component: name, count, crashes, fires };
      })
      .sort((one, other) => other.count - one.count || one.component.localeCompare(other.component, 'en')),
    by_mileage: MILES_FROM.map((from, at) => ({
      from,
      to: MILES_FROM[at + 1] ?? null,
      count: total(own, (row) => row.by_mileage[at] ?? 0),
    })),
    with_mileage: total(own, (row) => row.with_mileage),
    by_model_year: years.map((each) => ({
      year: each,
      count: total(
        all.filter((row) => row.year === each),
        (row) => row.complaints,
      ),
    })),
    first_received: extreme(
      own.map((row) => row.first_received),
      0,
    ),
    last_received: extreme(
      own.map((row) => row.last_received),
      -1,
    ),
    source,
  };
}

const componentNames = (database: Database, ids: readonly number[]) =>
  tables<ModelTables>(database).selectFrom('model_component').selectAll().where('id', 'in', ids).execute();

/** Investigations that name a model year; null where there are none. */
export async function investigationsOf({
  database,
  names,
  year,
  source,
}: ProblemsQuery): Promise<InvestigationsFacts | null> {
  const { rows } = await sql<InvestigationsFacts['items'][number] & { total: number; open: number }>`
    with found as (
      select number, min(opened) as opened, max(closed) as closed, bool_or(closed is null) as is_open,
        min(campaign) as campaign, min(subject) as subject, array_agg(distinct component_id) as component_ids
      from model_investigation
      where slot = ${slotInUse(INVESTIGATIONS)} and name_id = any (${names}) and year = ${year}
      group by number
    )
    select number, opened, case when not is_open then closed end as closed, is_open, campaign, subject,
      array(select name from model_component where id = any (component_ids) order by name) as components,
      (count(*) over ())::int as total, (count(*) filter (where is_open) over ())::int as open
    from found order by is_open desc, opened desc nulls last, number desc limit ${MOST_ITEMS}`.execute(
    tables<ModelTables>(database),
  );
  const [first] = rows;
  if (!first) return null;
  return { count: first.total, open: first.open, items: rows.map(({ total: _, open: __, ...item }) => item), source };
}

/** Communications about a model year; null where there are none. */
export async function communicationsOf({
  database,
  names,
  year,
  source,
}: ProblemsQuery): Promise<CommunicationsFacts | null> {
  const { rows } = await sql<CommunicationsFacts['items'][number] & { total: number }>`
    with about as (
      select bulletin_id, array_agg(distinct component_id) as component_ids
      from model_bulletin_of
      where slot = ${slotInUse(COMMUNICATIONS)} and name_id = any (${names}) and year = ${year}
      group by bulletin_id
    ), found as (
      select distinct on (kept.bulletin_id) kept.bulletin_id, kept.number, kept.date, kept.summary, about.component_ids
      from about join model_bulletin as kept on kept.slot = ${slotInUse(COMMUNICATIONS)}
        and kept.bulletin_id = about.bulletin_id
      order by kept.bulletin_id, kept.piece desc
    ), newest as (
      select *, (count(*) over ())::int as total from found order by date desc nulls last, bulletin_id desc limit ${MOST_ITEMS}
    )
    select bulletin_id::text as id, number, date, summary, total,
      array(select name from model_component where id = any (component_ids) order by name) as components
    from newest order by date desc nulls last, bulletin_id desc`.execute(tables<ModelTables>(database));
  const [first] = rows;
  return first ? { count: first.total, items: rows.map(({ total: _, ...item }) => item), source } : null;
}
