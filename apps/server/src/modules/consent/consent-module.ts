import { consentContract } from '@vinlore/brand';
import { type Database, tables } from '@vinlore/database';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import type { Generated } from 'kysely';
import { consentMessages } from './messages/index.ts';
import { consentMigrations } from './migrations.ts';

/** Answers are kept this long, to prove what was agreed to. */
export const CONSENT_DAYS = 730;

interface ConsentTables {
  consent_answer: {
    id: Generated<number>;
    brand: string;
    /** Made by chance in a browser: neither address nor account nor anything else of a person stands here. */
    consent_id: string;
    answer: string;
    text_version: string;
    language: string;
    answered_at: Date;
  };
}

/** Deletes answers that are older than they are kept. */
export async function purgeConsent(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CONSENT_DAYS * 24 * 60 * 60_000);
  await database.maintenance((db) =>
    tables<ConsentTables>(db).deleteFrom('consent_answer').where('answered_at', '<', before).execute(),
  );
}

/** Keeps what visitors answered to the question of measurement, when, and to which words in which language (docs/decisions.md §4). */
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
