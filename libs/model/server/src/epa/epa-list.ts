import { type Database, slotInUse, tables } from '@vinlore/database';
import { epaCandidates, epaDrive, type EpaRow, gearboxOf, type ModelQuery, oneOf } from '@vinlore/model-domain';
import { makeKey } from '@vinlore/vehicle-domain';
import { EPA } from '../slots/sets.ts';
import { releasesIn } from '../slots/releases.ts';
import type { ModelTables } from '../tables.ts';

/** EPA's rows of a make and model year. */
export async function epaRowsOf(database: Database, { year, make }: ModelQuery): Promise<EpaRow[]> {
  return tables<ModelTables>(database)
    .selectFrom('model_epa')
    .selectAll()
    .where('slot', '=', slotInUse(EPA))
    .where('year', '=', year)
    .where('make_key', '=', makeKey(make))
    .execute();
}

const withGearbox = (row: EpaRow) => ({ ...row, gearbox: gearboxOf(row) });

/** What EPA lists of a vehicle, row by row, for stickers; nothing is there before its file was loaded. */
export function createEpaList(database: Database) {
  /** Lowest and highest of the comparable vehicles of a model year. */
  const classRange = async ({ year, size_class: name }: EpaRow) => {
    if (name === null) return null;
    return tables<ModelTables>(database)
      .selectFrom('model_epa')
      .select(({ fn }) => [fn.min('combined').as('lowest'), fn.max('combined').as('highest')])
      .where('slot', '=', slotInUse(EPA))
      .where('year', '=', year)
      .where('size_class', '=', name)
      .executeTakeFirstOrThrow();
  };
  return async (query: ModelQuery) => {
    const matched = epaCandidates(query, await epaRowsOf(database, query));
    const rows = matched.candidates.map(({ row }) => row);
    const source = rows.length > 0 ? (await releasesIn(database)).releases.fuel_economy : undefined;
    if (!source) return null;
    const one = oneOf(rows);
    return {
      /** All that the vehicle may be. */
      fitting: rows.map(withGearbox),
      /** The figures, where all that fit have the same. */
      one: one && withGearbox(one),
      /** The drive, where it is decided. */
      drive: epaDrive(matched),
      class_range: one && (await classRange(one)),
      as_of: source.as_of,
    };
  };
}
