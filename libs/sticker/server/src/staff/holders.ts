import type { Database } from '@vinlore/database';
import { parseStickerId } from '@vinlore/sticker-domain';
import { plainVin } from '@vinlore/vehicle-domain';
import { holdersOfVin, stickerById } from '../sticker-table.ts';

/** Who among a brand's members is looked for, by a VIN or a number as somebody typed it. */
export interface HolderSearch {
  readonly brand: string;
  readonly search: string;
  readonly most: number;
}

/** Whose stickers are of a VIN: ids of their accounts. */
export function stickerHolders(database: Database, { brand, search, most }: HolderSearch): Promise<readonly string[]> {
  const vin = plainVin(search);
  return vin ? holdersOfVin(database, brand, vin, most) : Promise.resolve([]);
}

/** Whose a sticker of this number is; nobody's where its owner was erased. */
export async function stickerOwner(
  database: Database,
  { brand, search }: Pick<HolderSearch, 'brand' | 'search'>,
): Promise<readonly string[]> {
  const id = parseStickerId(search);
  const sticker = id === null ? null : await stickerById(database, brand, id);
  return sticker?.account_id ? [sticker.account_id] : [];
}
