import { type Database, prepared, slotsInUse } from '@vinlore/database';
import { inRecallOrder, namesOfVehicle, type Recall, type RecallQuery } from '@vinlore/recall-domain';
import type { RecallLookUp } from '../found-recalls.ts';
import { makeKey } from '@vinlore/vehicle-domain';
import { sql } from 'kysely';
import { RECALL_POINTER } from '../store/recall-sets.ts';
import type { CampaignRow, RecallSourceRow } from '../tables.ts';

interface FoundRow extends CampaignRow {
  components: string[];
  built_from: string | null;
  built_to: string | null;
}

async function findCampaigns(database: Database, vehicle: RecallQuery): Promise<FoundRow[]> {
  const names = namesOfVehicle(vehicle);
  return prepared<FoundRow>(
    database,
    sql<FoundRow>`
      select campaign.source, campaign.campaign, campaign.maker_campaign, campaign.manufacturer, campaign.type,
        campaign.received, campaign.summary, campaign.consequence, campaign.remedy, campaign.notes, campaign.affected,
        campaign.park_it, campaign.park_outside, campaign.over_the_air, named.components, named.built_from, named.built_to
      from ${slotsInUse(RECALL_POINTER)} cross join lateral (
        select vehicle.source, vehicle.campaign,
          coalesce(array_agg(distinct vehicle.component) filter (where vehicle.component <> ''), '{}') as components,
          min(vehicle.built_from) as built_from, max(vehicle.built_to) as built_to
        from unnest(${names.map(({ key }) => key)}::text[], ${names.map(({ weight }) => weight)}::text[])
          as sought(key, weight)
        join recall_vehicle as vehicle on vehicle.model_key = sought.key
          and (vehicle.weight is null or sought.weight is null or vehicle.weight = sought.weight)
        where vehicle.slot = used.slot
          and vehicle.make_key = ${makeKey(vehicle.make)} and vehicle.year = ${vehicle.year}
        group by vehicle.source, vehicle.campaign
      ) as named
      join recall_campaign as campaign on campaign.slot = used.slot and campaign.source = named.source
        and campaign.campaign = named.campaign`,
  );
}

type SourceRow = Pick<RecallSourceRow, 'source' | 'as_of' | 'sample'> & { has_make: boolean };

/**
 * Returns the imported sources and whether each has any recall of the vehicle's make. A slot holds one source, so its
 * first row is enough.
 */
async function sourcesOf(database: Database, { make }: RecallQuery): Promise<SourceRow[]> {
  return prepared<SourceRow>(
    database,
    sql<SourceRow>`
      select kept.source, kept.as_of, kept.sample, kept.source = any(array(
        select named.source from ${slotsInUse(RECALL_POINTER)} cross join lateral (
          select vehicle.source from recall_vehicle as vehicle
          where vehicle.slot = used.slot and vehicle.make_key = ${makeKey(make)} limit 1
        ) as named)) as has_make
      from recall_source as kept order by kept.sample, kept.source`,
  );
}

/** Looks up recalls that operators imported. */
export function recallTable(database: Database): RecallLookUp {
  return async (vehicle) => {
    const [rows, sources] = await Promise.all([findCampaigns(database, vehicle), sourcesOf(database, vehicle)]);
    const of = new Map(sources.map((each) => [each.source, each]));
    const recalls = rows.map(({ source, ...row }): Recall => {
      const { as_of = null, sample = false } = of.get(source) ?? {};
      return { ...row, source, as_of, sample };
    });
    const answered = sources.flatMap(({ source, as_of, sample, has_make }) => {
      const records = recalls.filter((recall) => recall.source === source).length;
      // Samples say nothing about other vehicles, not even "none". Neither does a source without the make: the import
      // may cover other makes only.
      const says = records > 0 || (!sample && has_make);
      return says ? [{ name: source, status: 'answered' as const, as_of, records, sample }] : [];
    });
    return { recalls: inRecallOrder(recalls), sources: answered };
  };
}
