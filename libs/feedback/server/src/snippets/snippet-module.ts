import type { Database } from '@vinlore/database';
import { snippetContract } from '@vinlore/feedback-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { feedbackServerMessages } from '../messages/index.ts';
import { staffSnippetRemoveCall, staffSnippetsCall, staffSnippetSaveCall } from './calls/staff-snippets.ts';
import { snippetMigrations } from './migrations.ts';

/** The snippets module. */
export function createSnippetModule(database: Database): ServerModule {
  return defineModule({
    name: 'snippets',
    contract: snippetContract,
    handlers: {
      staffSnippets: staffSnippetsCall(database),
      staffSnippetSave: staffSnippetSaveCall(database),
      staffSnippetRemove: staffSnippetRemoveCall(database),
    },
    migrations: snippetMigrations,
    messages: feedbackServerMessages,
  });
}
