import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import { modelMatch } from '@vinlore/recall-domain';
import { makeKey } from '@vinlore/vehicle-domain';
import { analyzeRecalls, keepRecalls, keepSource } from '../store/keep-recalls.ts';
import { SAMPLE_SLOT } from '../store/recall-sets.ts';
import type { CampaignRow } from '../tables.ts';

/** Source name, for display. */
const SOURCE = 'Sample recalls';
const AS_OF = '2026-10-01';
/** Stored where imports store their file name. */
const FILE = 'SAMPLE';

type SampleRecall = Omit<CampaignRow, 'source' | 'maker_campaign' | 'type' | 'notes'> & {
  readonly vehicle: { readonly year: number; readonly make: string; readonly model: string };
  readonly components: readonly string[];
};

/** Fields most of them share. */
const USUAL = { park_it: false, park_outside: false, over_the_air: false } as const;

/**
 * Recalls of some sample vehicles (docs/reference/sample-vehicles.md). NHTSA numbers a year's campaigns from 001, such
 * as `18V001000`, so the number zero never collides with an import. One per year, since there is one zero per year.
 */
const SAMPLES: readonly SampleRecall[] = [
  {
    ...USUAL,
    campaign: '19V000000',
    vehicle: { year: 2018, make: 'HONDA', model: 'CIVIC' },
    manufacturer: 'Honda (sample)',
    received: '2019-03-11',
    components: ['STEERING:ELECTRIC POWER ASSIST SYSTEM', 'STEERING:RACK AND PINION'],
    summary: 'Sample: the magnet of the steering torque sensor may have come loose from its seat.',
    consequence: 'Sample: the steering may pull to one side without notice, which can lead to a crash.',
    remedy: 'Sample: dealers will inspect the steering gearbox and replace it where needed, free of charge.',
    affected: 52_000,
  },
  {
    ...USUAL,
    campaign: '21V000000',
    vehicle: { year: 2018, make: 'HONDA', model: 'CIVIC' },
    manufacturer: 'Honda (sample)',
    received: '2021-06-02',
    components: ['FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP'],
    summary: 'Sample: the impeller of the fuel pump may swell and touch its housing.',
    consequence: 'Sample: the engine may stall on the road, which raises the risk of a crash.',
    remedy: 'Sample: dealers will replace the fuel pump, free of charge.',
    affected: 136_000,
  },
  {
    ...USUAL,
    campaign: '22V000000',
    vehicle: { year: 2018, make: 'TESLA', model: 'MODEL 3' },
    manufacturer: 'Tesla (sample)',
    received: '2022-02-08',
    components: ['VISIBILITY:DEFROSTER/DEFOGGER/HVAC SYSTEM'],
    summary: 'Sample: after an update a valve of the heat pump may stay shut in the cold.',
    consequence: 'Sample: the windshield may not be cleared in time, and the driver sees less.',
    remedy: 'Sample: an over-the-air update keeps the valve open, free of charge.',
    affected: 26_000,
    over_the_air: true,
  },
  {
    ...USUAL,
    campaign: '14V000000',
    vehicle: { year: 2012, make: 'TOYOTA', model: 'CAMRY' },
    manufacturer: 'Toyota (sample)',
    received: '2014-01-29',
    components: ['SEATS:HEATERS'],
    summary: 'Sample: the fabric under the heated seats may burn more quickly than the standard allows.',
    consequence: 'Sample: a fire may spread faster inside the car. Park it outside until it is repaired.',
    remedy: 'Sample: dealers will put another fabric under the seat heaters, free of charge.',
    affected: 36_000,
    park_outside: true,
  },
];

/**
 * Seeds the sample recalls, marked as samples wherever they're shown (docs/decisions.md §5), together with the sample
 * accounts. Idempotent on every start.
 */
export async function seedSampleRecalls(database: Database): Promise<void> {
  const lines = SAMPLES.flatMap(({ vehicle: { year, make, model }, components, ...campaign }) => {
    const { key, weight } = modelMatch(make, model);
    const named = {
      make,
      model,
      make_key: makeKey(make),
      model_key: key,
      weight,
      year,
      built_from: null,
      built_to: null,
    };
    return components.map((component, at) => ({
      campaign: { ...campaign, source: SOURCE, maker_campaign: null, type: 'vehicle' as const, notes: '' },
      vehicle: {
        ...named,
        source: SOURCE,
        record_id: `${campaign.campaign}-${at}`,
        campaign: campaign.campaign,
        file: FILE,
        component,
      },
      parking: { park_it: campaign.park_it, park_outside: campaign.park_outside },
    }));
  });
  await keepRecalls(database, SAMPLE_SLOT, lines);
  await database.transaction((tx) => keepSource(tx, { source: SOURCE, as_of: AS_OF, sample: true }));
  await analyzeRecalls(database);
}

/** Deletes the sample recalls and their source in production. */
export async function dropSampleRecalls(tx: Tx): Promise<void> {
  for (const table of ['recall_vehicle', 'recall_campaign', 'recall_source'])
    await sql`delete from ${sql.table(table)} where source = ${SOURCE}`.execute(tables<object>(tx));
}
