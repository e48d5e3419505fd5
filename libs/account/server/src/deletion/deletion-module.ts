import { deletionContract, deletionDeskContract } from '@vinlore/account-domain';
import { voicesOf } from '@vinlore/mail';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { accountKeepers } from './account-keepers.ts';
import { confirmDeletionCall, undoDeletionCall } from './closing.ts';
import { defineEraseJob } from './erasing.ts';
import { exportDataCall } from './export.ts';
import { deletionMessages } from './messages/index.ts';
import { deletionMigrations } from './migrations.ts';
import type { DeletionPorts } from './ports.ts';
import { defineRequestJob, deleteAccountCall } from './request.ts';
import { staffDeletionsCall, staffEraseNowCall, staffStopDeletionCall } from './staff-deletions.ts';

/**
 * How a member leaves: a request is confirmed by mail, closes the account, can be undone for 14 days, and is
 * then carried out by a job through all who keep something of the member. The same keepers give the member's export.
 */
export function createDeletionModule(ports: DeletionPorts): ServerModule {
  const voices = voicesOf(deletionMessages, ports);
  const keepers = [...ports.keepers, ...accountKeepers(ports.database)];
  const enqueueRequest = defineRequestJob(ports, voices);
  defineEraseJob(ports, keepers, voices);
  return defineModule({
    name: 'deletion',
    contract: { ...deletionContract, ...deletionDeskContract },
    migrations: deletionMigrations,
    messages: deletionMessages,
    handlers: {
      confirmDeletion: confirmDeletionCall(ports, voices),
      deleteAccount: deleteAccountCall(ports, enqueueRequest),
      exportData: exportDataCall(keepers),
      staffDeletions: staffDeletionsCall(ports),
      staffEraseNow: staffEraseNowCall(ports, keepers, voices),
      staffStopDeletion: staffStopDeletionCall(ports, voices),
      undoDeletion: undoDeletionCall(ports, voices),
    },
  });
}
