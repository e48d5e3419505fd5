import type { Database } from '@vinlore/database';
import { parseStickerId } from '@vinlore/sticker-domain';
import { plainVin } from '@vinlore/vehicle-domain';
import { holdersOfVin, stickerById } from '../sticker-table.ts';

/** Search for a brand's members by VIN or sticker number as typed. */
export interface HolderSearch {
  readonly brand: string;
  readonly search: string;
  readonly most: number;
}

/** Returns the account ids of members with a sticker of a VIN. */
export function stickerHolders(database: Database, { brand, search, most }: HolderSearch): Promise<readonly string[]> {
  const vin = plainVin(search);
  return vin ? holdersOfVin(database, brand, vin, most) : Promise.resolve([]);
}

/** Returns the owner of a sticker number; none if the account was deleted. */
export async function stickerOwner(
  database: Database,
  { brand, search }: Pick<HolderSearch, 'brand' | 'search'>,
): Promise<readonly string[]> {
  const id = parseStickerId(search);
  const sticker = id === null ? null : await stickerById(database, brand, id);
  return sticker?.account_id ? [sticker.account_id] : [];
}
