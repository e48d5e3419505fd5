import { type Database, tables, type Tx } from '@vinlore/database';
import type { ObjectRows, StoredBytes } from '@vinlore/objects';
import { sql } from 'kysely';
import type { AccountTables } from '../../tables.ts';
import type { ProfileTables } from '../tables.ts';
import type { Picture, PictureKind } from './re-encode.ts';

/** Images of accounts in the object store. */
export const accountImageRows: ObjectRows = { table: 'account_image', type: 'type' };

/** An image whose bytes are stored. */
export type KeptImage = Pick<Picture, 'type'> & StoredBytes;

/** Owner and kind of an image. */
export interface PictureOf {
  readonly accountId: string;
  readonly brand: string;
  readonly kind: PictureKind;
}

/** Stores an image, replacing the previous one, whose URL then returns nothing. @returns the new id */
export async function keepImage(tx: Tx, of: PictureOf, { type, bytes, object }: KeptImage, now: Date): Promise<string> {
  const state = { type, bytes, object, created_at: now };
  const { id } = await tables<ProfileTables>(tx)
    .insertInto('account_image')
    .values({ account_id: of.accountId, brand: of.brand, kind: of.kind, ...state })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind']).doUpdateSet({ ...state, id: sql`gen_random_uuid()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  if (of.kind === 'profile')
    await tables<AccountTables>(tx)
      .updateTable('account')
      .set({ profile_image: id })
      .where('id', '=', of.accountId)
      .execute();
  return id;
}

/** Deletes an image. @returns whether there was one */
export async function removeImage(tx: Tx, { accountId, kind }: PictureOf): Promise<boolean> {
  const { numDeletedRows } = await tables<ProfileTables>(tx)
    .deleteFrom('account_image')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** An image by its id, on its brand's own host; not found if its account is closed. */
export function findImage(database: Database, brand: string, id: string) {
  return tables<ProfileTables & AccountTables>(database)
    .selectFrom('account_image as image')
    .innerJoin('account', 'account.id', 'image.account_id')
    .select(['image.type', 'image.bytes', 'image.object'])
    .where('image.id', '=', id)
    .where('image.brand', '=', brand)
    .where('account.closed_at', 'is', null)
    .executeTakeFirst();
}
