import { type Database, tables } from '@vinlore/database';
import type { Objects } from '@vinlore/objects';
import type { AccountTables } from '../tables.ts';
import { postalNameOf } from './postal-name.ts';
import type { ProfileTables } from './tables.ts';

/** Dealer details printed on documents. */
export interface DealerFacts {
  readonly name: string;
  /** Postal address in U.S. format. */
  readonly lines: readonly string[];
  readonly phone: string | null;
  readonly website: string | null;
  /** Id of the logo; changes with the image. */
  readonly logo: string | null;
}

/** A dealer's details; undefined if the member isn't a dealer of this brand or has no company name. */
export async function dealerFactsOf(database: Database, brand: string, accountId: string): Promise<DealerFacts | null> {
  const found = await tables<AccountTables & ProfileTables>(database)
    .selectFrom('account')
    .leftJoin('account_profile as profile', 'profile.account_id', 'account.id')
    .leftJoin('account_image as logo', (join) =>
      join.onRef('logo.account_id', '=', 'account.id').on('logo.kind', '=', 'logo'),
    )
    .select(['account.phone', 'profile.company_website', 'logo.id as logo'])
    .where('account.id', '=', accountId)
    .where('account.brand', '=', brand)
    .where('account.is_dealer', '=', true)
    .executeTakeFirst();
  const postal = found && (await postalNameOf(database, accountId));
  if (!postal?.company) return null;
  const { phone, company_website, logo } = found!;
  return { name: postal.company, lines: postal.address, phone, website: company_website || null, logo };
}

/**
 * The bytes of an image, by its id.
 *
 * @throws FileUnavailable if the object store can't be reached or has lost them
 */
export async function pictureBytes(database: Database, objects: Objects, id: string): Promise<Uint8Array | null> {
  const found = await tables<ProfileTables>(database)
    .selectFrom('account_image')
    .select(['brand', 'bytes', 'object'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ? objects.read(found.brand, found) : null;
}
