import type { Database } from '@vinlore/database';
import { snippetContract } from '@vinlore/feedback-domain';
import { defineSlice, type Slice } from '@vinlore/server-kit';
import { feedbackServerMessages } from '../messages/index.ts';
import { staffSnippetRemoveCall, staffSnippetsCall, staffSnippetSaveCall } from './calls/staff-snippets.ts';
import { snippetMigrations } from './migrations.ts';

/** The slice of texts that support says often. */
export function createSnippetSlice(database: Database): Slice {
  return defineSlice({
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
