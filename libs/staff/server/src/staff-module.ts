import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { staffContract } from '@vinlore/staff-domain';
import { approvalHandlers } from './approvals/calls.ts';
import { auditHandlers } from './audit/calls.ts';
import { staffServerMessages } from './messages/index.ts';
import { staffMigrations } from './migrations.ts';
import { healthHandlers } from './health/calls.ts';
import { overviewHandlers } from './overview/calls.ts';
import type { StaffDeps } from './deps.ts';
import { viewKeeper } from './view-keeper.ts';
import { viewHandlers } from './views/calls.ts';

/** Builds the desk calls of no other slice: approvals, audit log, saved views, overview, health. */
export function createStaffModule(deps: StaffDeps): ServerModule {
  return defineModule({
    name: 'staff',
    contract: staffContract,
    handlers: {
      ...approvalHandlers(deps),
      ...auditHandlers(deps),
      ...healthHandlers(deps),
      ...overviewHandlers(deps),
      ...viewHandlers(deps),
    },
    migrations: staffMigrations,
    messages: staffServerMessages,
    keepers: [viewKeeper(deps.database)],
  });
}
