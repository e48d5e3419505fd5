import { type CopiedRow, partOf, type SlotLoad } from '@vinlore/database';
import type { CampaignRow } from '../tables.ts';
import { CAMPAIGN_COLUMNS, type KeptLine, type Parking, rowOf, rowsOf, VEHICLE_COLUMNS } from './keep-recalls.ts';

const CAMPAIGNS = { table: 'recall_campaign', columns: CAMPAIGN_COLUMNS };
const VEHICLES = { table: 'recall_vehicle', columns: VEHICLE_COLUMNS };

/** Recalls of a source being loaded into a slot. */
export interface SlotRecalls {
  /** Whether a campaign is new to this load. Only its first line needs the texts. */
  isNew(campaign: string): boolean;
  /** Adds lines. Campaigns are stored once, vehicles by record id. */
  add(lines: readonly KeptLine[]): Promise<void>;
  /** Copies a file's rows from the active load at the end. */
  keepFile(file: string): void;
  /** Completes the load. */
  finish(): Promise<void>;
  /** Number of vehicles loaded. */
  rows(): number;
}

/** Opens a slot for recalls of a source. */
export function openSlot(load: SlotLoad, source: string): SlotRecalls {
  const seen = new Set<string>();
  const met = new Set<string>();
  /** Parking flags seen so far, by campaign. */
  const parking = new Map<string, Parking>();
  /** Campaigns whose warnings appeared after their first line. */
  const late = new Set<string>();
  const kept: string[] = [];
  let count = 0;

  /** Applies parking flags from later lines, and keeps warnings that no line mentions. */
  async function settleParking(): Promise<void> {
    const campaigns = partOf('recall_campaign', load.slot);
    const said = [...late].map((campaign) => ({ campaign, ...parking.get(campaign)! }));
    if (said.length > 0)
      await load.run(
        `update ${campaigns} as kept set park_it = said.park_it, park_outside = said.park_outside
          from unnest($1::text[], $2::boolean[], $3::boolean[]) as said (campaign, park_it, park_outside)
          where kept.source = $4 and kept.campaign = said.campaign`,
        [
          said.map((each) => each.campaign),
          said.map((each) => each.park_it),
          said.map((each) => each.park_outside),
          source,
        ],
      );
    if (load.inUse === null) return;
    const silent = [...parking].flatMap(([campaign, says]) => (says === null ? [campaign] : []));
    if (silent.length > 0)
      await load.run(
        `update ${campaigns} as kept set park_it = before.park_it, park_outside = before.park_outside
          from ${partOf('recall_campaign', load.inUse)} as before
          where kept.source = $1 and kept.campaign = any ($2::text[]) and before.source = kept.source
            and before.campaign = kept.campaign and (before.park_it or before.park_outside)`,
        [source, silent],
      );
  }

  async function takeOverFiles(): Promise<void> {
    if (kept.length === 0 || load.inUse === null) return;
    const of = (table: string) => ({ now: partOf(table, load.slot), before: partOf(table, load.inUse!) });
    const [vehicles, campaigns] = [of('recall_vehicle'), of('recall_campaign')];
    count += await load.takeOver(
      VEHICLES,
      `source = $1 and file = any ($2::text[]) and not exists (
        select from ${vehicles.now} as now where now.source = $1 and now.record_id = ${vehicles.before}.record_id)`,
      [source, kept],
    );
    await load.takeOver(
      CAMPAIGNS,
      `source = $1
        and not exists (
          select from ${campaigns.now} as now where now.source = $1 and now.campaign = ${campaigns.before}.campaign)
        and exists (
          select from ${vehicles.now} as named where named.source = $1 and named.campaign = ${campaigns.before}.campaign)`,
      [source],
    );
  }

  return {
    isNew: (campaign) => met.size < met.add(campaign).size,
    async add(lines) {
      const campaigns: CampaignRow[] = [];
      const vehicles: CopiedRow[] = [];
      for (const { vehicle, campaign, parking: says } of lines) {
        if (seen.size < seen.add(vehicle.record_id).size) vehicles.push(rowOf(vehicle, VEHICLE_COLUMNS));
        const number = vehicle.campaign;
        const isFirst = !parking.has(number);
        if (isFirst && campaign !== null) campaigns.push(campaign);
        if (!isFirst && says === null) continue;
        const before = parking.get(number);
        if (!isFirst && (before?.park_it !== says?.park_it || before?.park_outside !== says?.park_outside))
          late.add(number);
        parking.set(number, says);
      }
      count += vehicles.length;
      if (campaigns.length > 0)
        await load.add(
          CAMPAIGNS,
          rowsOf<CampaignRow, keyof CampaignRow>(campaigns, CAMPAIGN_COLUMNS, ({ campaign }) => campaign),
        );
      // Last, so the caller keeps reading while rows are written.
      await load.add(VEHICLES, vehicles);
    },
    keepFile: (file) => void kept.push(file),
    async finish() {
      await settleParking();
      await takeOverFiles();
    },
    rows: () => count,
  };
}
