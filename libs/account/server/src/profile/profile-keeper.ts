import { type Database, tables } from '@vinlore/database';
import type { Objects } from '@vinlore/objects';
import type { DataKeeper } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { ProfileTables } from './tables.ts';

/** Member data of the profile: fields, pending email, images. Deleted with the account. */
export function profileKeeper(database: Database, objects: Objects): DataKeeper {
  const db = tables<ProfileTables>(database);
  return {
    name: 'profile',
    exportOf: async ({ id, brand }) => {
      const [fields, email, vetoes, pictures] = await Promise.all([
        db.selectFrom('account_profile').selectAll().where('account_id', '=', id).executeTakeFirst(),
        db
          .selectFrom('account_email_change')
          .select(['new_email', 'expires_at', sql<boolean>`asked_by is not null`.as('asked_by_support')])
          .where('account_id', '=', id)
          .executeTakeFirst(),
        db
          .selectFrom('account_email_veto')
          .select(['old_email', 'changed_at', 'expires_at'])
          .where('account_id', '=', id)
          .execute(),
        db
          .selectFrom('account_image')
          .select(['kind', 'type', 'bytes', 'object', 'created_at'])
          .where('account_id', '=', id)
          .execute(),
      ]);
      return {
        fields: fields ?? null,
        email_change: email ?? null,
        former_emails: vetoes,
        pictures: await Promise.all(
          pictures.map(async ({ bytes, object, ...picture }) => {
            // A lost image must not keep the rest from its owner.
            const whole = await objects.readUnlessLost(brand.key, { bytes, object });
            return { ...picture, base64: whole?.toString('base64') ?? null };
          }),
        ),
      };
    },
    erase: async (tx, { id }) => {
      for (const table of ['account_profile', 'account_email_change', 'account_email_veto', 'account_image'] as const)
        await tables<ProfileTables>(tx).deleteFrom(table).where('account_id', '=', id).execute();
    },
  };
}
