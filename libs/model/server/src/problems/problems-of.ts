import { type Database, prepared, slotInUse } from '@vinlore/database';
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

/** Maximum list length. */
const MOST_ITEMS = 50;

/** Arguments of the problem lookups. */
export interface ProblemsQuery {
  readonly database: Database;
  /** Ids of the names under which NHTSA may list the vehicle. */
  readonly names: readonly number[];
  readonly year: ModelQuery['year'];
  readonly source: FactSource;
}

/** Complaint counts of a model year; for other years only the totals. */
type SumRow = Omit<ModelTables['model_complaint_sum'], 'slot' | 'name_id' | 'by_component'> & {
  readonly by_component: ModelTables['model_complaint_sum']['by_component'] | null;
  /** Component names by id. */
  readonly named: Readonly<Record<string, string>> | null;
};
const total = (rows: readonly SumRow[], read: (row: SumRow) => number) => rows.reduce((sum, row) => sum + read(row), 0);
const extreme = (days: readonly (string | null)[], at: 0 | -1) =>
  days
    .filter((day) => day !== null)
    .sort()
    .at(at) ?? null;

/** Returns complaints of a model year with the totals of its other years; null if no year has any. */
export async function complaintsOf({ database, names, year, source }: ProblemsQuery): Promise<ComplaintsFacts | null> {
  const all = await prepared<SumRow>(
    database,
    sql`
      select kept.year, kept.complaints, kept.crashes, kept.fires, kept.injuries, kept.deaths, kept.with_mileage,
        kept.by_mileage, kept.first_received, kept.last_received,
        case when kept.year = ${year} then kept.by_component end as by_component,
        case when kept.year = ${year} then (
          select jsonb_object_agg(component.id, component.name) from model_component as component
          where component.id in (select (part ->> 0)::int from jsonb_array_elements(kept.by_component) as part)
        ) end as named
      from model_complaint_sum as kept
      where kept.slot = ${slotInUse(COMPLAINTS)} and kept.name_id = any (${names}::int[])`,
  );
  if (all.length === 0) return null;
  const own = all.filter((row) => row.year === year);
  const byComponent = new Map<number, { component: string; count: number; crashes: number; fires: number }>();
  for (const { by_component: parts, named } of own)
    for (const [id, ...counts] of parts ?? []) {
      const before = byComponent.get(id) ?? { component: named?.[id] ?? '', count: 0, crashes: 0, fires: 0 };
      byComponent.set(id, {
        component: before.component,
        count: before.count + counts[0],
        crashes: before.crashes + counts[1],
        fires: before.fires + counts[2],
      });
    }
  const years = [...new Set(all.map((row) => row.year))].sort((one, other) => one - other);
  return {
    count: total(own, (row) => row.complaints),
    crashes: total(own, (row) => row.crashes),
    fires: total(own, (row) => row.fires),
    injuries: total(own, (row) => row.injuries),
    deaths: total(own, (row) => row.deaths),
    by_component: [...byComponent.values()].sort(
      (one, other) => other.count - one.count || one.component.localeCompare(other.component, 'en'),
    ),
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

/** Returns investigations of a model year; null if none. */
export async function investigationsOf({
  database,
  names,
  year,
  source,
}: ProblemsQuery): Promise<InvestigationsFacts | null> {
  const rows = await prepared<InvestigationsFacts['items'][number] & { total: number; open: number }>(
    database,
    sql`
    with found as (
      select number, min(opened) as opened, max(closed) as closed, bool_or(closed is null) as is_open,
        min(campaign) as campaign, min(subject) as subject, array_agg(distinct component_id) as component_ids
      from model_investigation
      where slot = ${slotInUse(INVESTIGATIONS)} and name_id = any (${names}::int[]) and year = ${year}
      group by number
    )
    select number, opened, case when not is_open then closed end as closed, is_open, campaign, subject,
      array(select name from model_component where id = any (component_ids) order by name) as components,
      (count(*) over ())::int as total, (count(*) filter (where is_open) over ())::int as open
    from found order by is_open desc, opened desc nulls last, number desc limit ${MOST_ITEMS}`,
  );
  const [first] = rows;
  if (!first) return null;
  return { count: first.total, open: first.open, items: rows.map(({ total: _, open: __, ...item }) => item), source };
}

/** Returns communications about a model year; null if none. */
export async function communicationsOf({
  database,
  names,
  year,
  source,
}: ProblemsQuery): Promise<CommunicationsFacts | null> {
  const rows = await prepared<CommunicationsFacts['items'][number] & { total: number }>(
    database,
    sql`
    with about as (
      select bulletin_id, max(date) as date, array_agg(distinct component_id) as component_ids
      from model_bulletin_of
      where slot = ${slotInUse(COMMUNICATIONS)} and name_id = any (${names}::int[]) and year = ${year}
      group by bulletin_id
    ), newest as (
      select *, (count(*) over ())::int as total from about order by date desc nulls last, bulletin_id desc limit ${MOST_ITEMS}
    )
    select newest.bulletin_id::text as id, kept.number, kept.date, kept.summary, newest.total,
      array(select name from model_component where id = any (newest.component_ids) order by name) as components
    from newest cross join lateral (
      select number, date, summary from model_bulletin
      where slot = ${slotInUse(COMMUNICATIONS)} and bulletin_id = newest.bulletin_id order by piece desc limit 1
    ) as kept
    order by kept.date desc nulls last, newest.bulletin_id desc`,
  );
  const [first] = rows;
  return first ? { count: first.total, items: rows.map(({ total: _, ...item }) => item), source } : null;
}
