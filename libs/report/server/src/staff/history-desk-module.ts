import { historyDeskContract } from '@vinlore/report-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { mappingCalls } from '../mappings/mapping-calls.ts';
import type { HistoryDeskDeps } from './history-desk-deps.ts';
import { historyDeskMessages } from './messages/index.ts';
import { recordCalls } from './record-calls.ts';
import { sourceCalls } from './source-calls.ts';

/** The desk's imported history: sources and records. Changes apply to every brand. */
export function createHistoryDeskModule(deps: HistoryDeskDeps): ServerModule {
  return defineModule({
    name: 'history-desk',
    contract: historyDeskContract,
    messages: historyDeskMessages,
    handlers: { ...sourceCalls(deps), ...recordCalls(deps), ...mappingCalls(deps) },
  });
}
