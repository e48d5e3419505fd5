import { platformContract, platformStaffContract } from '@vinlore/platform-domain';
import { defineModule } from '@vinlore/server-kit';
import type { PlatformDeps } from './deps.ts';
import { keyCalls } from './keys/key-calls.ts';
import { defineKeyJobs } from './keys/key-jobs.ts';
import { keyKeeper } from './keys/key-keeper.ts';
import { staffKeyCalls } from './keys/staff-key-calls.ts';
import { platformServerMessages } from './messages/index.ts';
import { platformMigrations } from './migrations.ts';
import { testOperations } from './v1/test-operations.ts';

/** Server module of the platform slice: the keys of the public API. */
export function createPlatformModule(deps: PlatformDeps) {
  defineKeyJobs(deps);
  return defineModule({
    name: 'platform',
    contract: { ...platformContract, ...platformStaffContract },
    handlers: { ...keyCalls(deps), ...staffKeyCalls(deps) },
    operations: testOperations(),
    migrations: platformMigrations,
    messages: platformServerMessages,
    keepers: [keyKeeper(deps.database, deps.clock)],
  });
}
