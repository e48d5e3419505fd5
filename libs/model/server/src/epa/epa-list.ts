import { type Database, slotInUse, tables } from '@vinlore/database';
import { epaCandidates, epaDrive, type EpaRow, gearboxOf, type ModelQuery, oneOf } from '@vinlore/model-domain';
import { makeKey } from '@vinlore/vehicle-domain';
import { EPA } from '../slots/sets.ts';
import { releasesIn } from '../slots/releases.ts';
import type { ModelTables } from '../tables.ts';

/** Returns the EPA rows of a make and model year. */
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

/** EPA lookup for stickers, row by row. Returns nothing until EPA's file is loaded. */
export function createEpaList(database: Database) {
  /** Lowest and highest figure among comparable vehicles of a model year. */
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
      /** All matching vehicles. */
      fitting: rows.map(withGearbox),
      /** Figures shared by all matches, if any. */
      one: one && withGearbox(one),
      /** Drive type, if decided. */
      drive: epaDrive(matched),
      class_range: one && (await classRange(one)),
      as_of: source.as_of,
    };
  };
}
