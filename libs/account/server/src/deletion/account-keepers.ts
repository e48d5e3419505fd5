import type { AuditTables } from '@vinlore/audit';
import { type Database, tables } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import type { IdentityTables } from '../identities/tables.ts';
import type { AccountTables } from '../tables.ts';
import type { DeletionTables } from './tables.ts';

/**
 * The account's own data, in the order of erasure: the account row goes last and cascades to all rows that reference
 * it.
 */
export function accountKeepers(database: Database): readonly DataKeeper[] {
  return [
    actsKeeper(database),
    requestsKeeper(database),
    linksKeeper(database),
    identitiesKeeper(database),
    sessionsKeeper(database),
    accountKeeper(database),
  ];
}

/** The audit log names an account by id only, which identifies no one once the account is gone, so it stays. */
function actsKeeper(database: Database): DataKeeper {
  return {
    name: 'acts',
    exportOf: ({ id, brand }) =>
      tables<AuditTables>(database)
        .selectFrom('audit_entry')
        .select(['at', 'act', 'subject_kind', 'subject_id', 'detail'])
        .where('brand', '=', brand.key)
        .where('actor', '=', id)
        .orderBy('id')
        .execute(),
    erase: async () => {},
  };
}

/** Deletion requests: timestamps and states by account id; they stay as proof of the erasure. */
function requestsKeeper(database: Database): DataKeeper {
  return {
    name: 'deletion_requests',
    exportOf: ({ id }) =>
      tables<DeletionTables>(database)
        .selectFrom('account_deletion')
        .select(['state', 'requested_at', 'closed_at', 'erase_at', 'restored_at'])
        .where('account_id', '=', id)
        .orderBy('requested_at')
        .execute(),
    erase: async () => {},
  };
}

/** Open registrations and resets; they store an email, not an account. */
function linksKeeper(database: Database): DataKeeper {
  const kinds = ['account_registration', 'account_reset'] as const;
  return {
    name: 'mailed_links',
    exportOf: async ({ brand, email }) => {
      const found = await Promise.all(
        kinds.map((kind) =>
          tables<AccountTables>(database)
            .selectFrom(kind)
            .select(['created_at', 'expires_at'])
            .where('brand', '=', brand.key)
            .where('email', '=', email)
            .execute(),
        ),
      );
      return found.flat();
    },
    erase: async (tx, { brand, email }) => {
      for (const kind of kinds)
        await tables<AccountTables>(tx)
          .deleteFrom(kind)
          .where('brand', '=', brand.key)
          .where('email', '=', email)
          .execute();
    },
  };
}

/** Linked identity providers. */
function identitiesKeeper(database: Database): DataKeeper {
  return {
    name: 'identities',
    exportOf: ({ id }) =>
      tables<IdentityTables>(database)
        .selectFrom('account_identity')
        .select(['provider', 'subject', 'linked_at'])
        .where('account_id', '=', id)
        .execute(),
    erase: async (tx, { id }) => {
      await tables<IdentityTables>(tx).deleteFrom('account_identity').where('account_id', '=', id).execute();
    },
  };
}

function sessionsKeeper(database: Database): DataKeeper {
  return {
    name: 'sessions',
    exportOf: ({ id }) =>
      tables<AccountTables>(database)
        .selectFrom('account_session')
        .select(['browser', 'system', 'created_at', 'last_seen_at', 'expires_at', 'revoked_at'])
        .where('account_id', '=', id)
        .orderBy('created_at')
        .execute(),
    erase: async (tx, { id }) => {
      await tables<AccountTables>(tx).deleteFrom('account_session').where('account_id', '=', id).execute();
    },
  };
}

function accountKeeper(database: Database): DataKeeper {
  return {
    name: 'account',
    exportOf: async ({ id }) => {
      const { password_hash, ...account } = await tables<AccountTables>(database)
        .selectFrom('account')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { ...account, has_password: password_hash !== null };
    },
    erase: async (tx, { id }) => {
      await tables<AccountTables>(tx).deleteFrom('account').where('id', '=', id).execute();
    },
  };
}
