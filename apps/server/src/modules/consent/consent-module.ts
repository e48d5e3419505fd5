import { consentContract } from '@vinlore/brand';
import { type Database, tables } from '@vinlore/database';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import type { Generated } from 'kysely';
import { consentMessages } from './messages/index.ts';
import { consentMigrations } from './migrations.ts';

/** How long choices are kept as proof of consent. */
export const CONSENT_DAYS = 730;

interface ConsentTables {
  consent_answer: {
    id: Generated<number>;
    brand: string;
    /** Random id from the browser: not an address, an account, or anything else personal. */
    consent_id: string;
    answer: string;
    text_version: string;
    language: string;
    answered_at: Date;
  };
}

/** Deletes choices past their retention. */
export async function purgeConsent(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CONSENT_DAYS * 24 * 60 * 60_000);
  await database.maintenance((db) =>
    tables<ConsentTables>(db).deleteFrom('consent_answer').where('answered_at', '<', before).execute(),
  );
}

/** Stores visitors' consent choices with time, text version, and language (docs/decisions.md §4). */
export function createConsentModule({ database, clock }: { database: Database; clock: () => Date }): ServerModule {
  return defineModule({
    name: 'consent',
    contract: consentContract,
    migrations: consentMigrations,
    messages: consentMessages,
    handlers: {
      log: async ({ consent_id, answer, text_version }, { brand, text }) => {
        const given = { brand: brand.key, consent_id, answer, text_version, language: text.language };
        await tables<ConsentTables>(database)
          .insertInto('consent_answer')
          .values({ ...given, answered_at: clock() })
          .execute();
        return null;
      },
    },
  });
}
