import { deletionContract, deletionDeskContract } from '@vinlore/account-domain';
import { voicesOf } from '@vinlore/mail';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { accountKeepers } from './account-keepers.ts';
import { confirmDeletionCall, undoDeletionCall } from './closing.ts';
import { defineEraseJob } from './erasing.ts';
import { exportDataCall } from './export.ts';
import { deletionMessages } from './messages/index.ts';
import { deletionMigrations } from './migrations.ts';
import type { DeletionDeps } from './deps.ts';
import { defineRequestJob, deleteAccountCall } from './request.ts';
import { staffStartDeletionCall } from './staff-start.ts';
import { staffDeletionsCall, staffEraseNowCall, staffStopDeletionCall } from './staff-deletions.ts';

/**
 * Account deletion: a request is confirmed by email, closes the account, can be undone for 14 days, and is then carried
 * out by a job that calls every slice with member data. The same slices provide the member's export.
 */
export function createDeletionModule(deps: DeletionDeps): ServerModule {
  const voices = voicesOf(deletionMessages, deps);
  const keepers = [...deps.keepers, ...accountKeepers(deps.database)];
  const enqueueRequest = defineRequestJob(deps, voices);
  defineEraseJob(deps, keepers, voices);
  return defineModule({
    name: 'deletion',
    contract: { ...deletionContract, ...deletionDeskContract },
    migrations: deletionMigrations,
    messages: deletionMessages,
    handlers: {
      confirmDeletion: confirmDeletionCall(deps, voices),
      deleteAccount: deleteAccountCall(deps, enqueueRequest),
      exportData: exportDataCall(deps.database, keepers),
      staffDeletions: staffDeletionsCall(deps),
      staffEraseNow: staffEraseNowCall(deps, keepers, voices),
      staffStartDeletion: staffStartDeletionCall(deps, voices),
      staffStopDeletion: staffStopDeletionCall(deps, voices),
      undoDeletion: undoDeletionCall(deps, voices),
    },
  });
}
