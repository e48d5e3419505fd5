import { modelContract } from '@vinlore/model-domain';
import { defineModule } from '@vinlore/server-kit';
import { modelFacts } from './calls/model-facts.ts';
import type { ModelDeps } from './deps.ts';
import { modelMessages } from './messages/index.ts';
import { modelMigrations } from './migrations.ts';
import { modelOperations } from './v1/model-operations.ts';

/** Server module of the model slice. */
export function createModelModule(deps: ModelDeps) {
  return defineModule({
    name: 'model',
    contract: modelContract,
    handlers: { modelFacts: modelFacts(deps) },
    operations: modelOperations(),
    migrations: modelMigrations,
    messages: modelMessages,
  });
}
