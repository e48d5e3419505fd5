import type { Database } from '@vinlore/database';
import type { TextSigner } from '@vinlore/server-kit';
import type { AgentsOf } from '../assign/agents.ts';
import type { ColleagueNames } from '../colleagues.ts';
import type { ChatDesk } from '../chat/chat-desk.ts';
import type { ChatMails } from '../chat/chat-jobs.ts';

/** Dependencies shared by the chat's calls. */
export interface ChatDeps {
  readonly database: Database;
  readonly signer: TextSigner;
  readonly mails: ChatMails;
  readonly desk: ChatDesk;
  readonly agentsOf: AgentsOf;
  readonly colleagueNames: ColleagueNames;
  readonly clock: () => Date;
}
