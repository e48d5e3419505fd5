import { type Database, tables, type Tx } from '@vinlore/database';
import { type MemberMerge, type MergePart, movedRows } from '@vinlore/server-kit';
import { sql } from 'kysely';

const vehicles = movedRows('vehicles', 'garage_vehicle');
type Pair = Pick<MemberMerge, 'from' | 'into'>;

/** Vehicles saved in both accounts, with their ids in each. */
const inBoth = ({ from, into }: Pair) => sql`
  select mine.id as mine, kept.id as kept from garage_vehicle mine join garage_vehicle kept using (brand, vin)
  where mine.account_id = ${from.id} and kept.account_id = ${into.id} and brand = ${from.brand.key}`;

const hasLink = async (source: Database | Tx, { id, brand }: Pair['from']): Promise<boolean> => {
  const { rows } = await sql`
    select from garage_link where account_id = ${id} and brand = ${brand.key}`.execute(tables<object>(source));
  return rows.length > 0;
};

/**
 * Merges the garages of two accounts. A vehicle saved in both keeps the surviving account's details, filled in from the other account,
 * and the expenses of both. If both accounts have a public link, the surviving account's is kept; a link that only the
 * other account has keeps working and shows the same vehicles.
 */
export const mergedGarage: MergePart = {
  look: async (source, merge) => {
    const both = await sql<{ count: number }>`select count(*)::int as count from (${inBoth(merge)}) as pair`.execute(
      tables<object>(source),
    );
    const links = (await hasLink(source, merge.from)) && (await hasLink(source, merge.into));
    const conflicts = { vehicles: both.rows[0]!.count, garage_link: links ? 1 : 0 };
    return { ...(await vehicles.look(source, merge)), conflicts };
  },
  move: async (tx, merge) => {
    const { from, into } = merge;
    const db = tables<object>(tx);
    const brand = from.brand.key;
    if (await hasLink(tx, into))
      await sql`delete from garage_link where account_id = ${from.id} and brand = ${brand}`.execute(db);
    else
      await sql`update garage_link set account_id = ${into.id}, vehicle_ids = (
          select coalesce(array_agg(coalesce(pair.kept, v.id)), '{}') from garage_vehicle v
            left join (${inBoth(merge)}) as pair on pair.mine = v.id
          where v.account_id = ${from.id} and v.brand = ${brand} and (vehicle_ids is null or v.id = any (vehicle_ids)))
        where account_id = ${from.id} and brand = ${brand}`.execute(db);
    await sql`update garage_expense e set vehicle_id = pair.kept from (${inBoth(merge)}) as pair
      where e.vehicle_id = pair.mine
        and not exists (select from garage_expense other where other.vehicle_id = pair.kept and other.id = e.id)`.execute(
      db,
    );
    await sql`update garage_vehicle kept set
        nickname = case when kept.nickname = '' then mine.nickname else kept.nickname end,
        notes = case when kept.notes = '' then mine.notes else kept.notes end,
        noted_reading = coalesce(kept.noted_reading, mine.noted_reading),
        noted_on = coalesce(kept.noted_on, mine.noted_on)
      from (${inBoth(merge)}) as pair join garage_vehicle mine on mine.id = pair.mine
      where kept.id = pair.kept`.execute(db);
    await sql`delete from garage_vehicle where id in (select mine from (${inBoth(merge)}) as pair)`.execute(db);
    await vehicles.move(tx, merge);
  },
};
