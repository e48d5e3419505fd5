import { recordAct } from '@vinlore/audit';
import type { Database } from '@vinlore/database';
import type { ChatMessage } from '@vinlore/feedback-domain';
import type { ChatMails } from './chat-jobs.ts';
import {
  addMessage,
  conversationByNumber,
  type KeptConversation,
  listConversations,
  messagesAfter,
} from './conversation-store.ts';

/** An answer of support to one of a brand's conversations. */
export interface DeskAnswer {
  readonly brand: string;
  readonly number: string;
  readonly messageId: string;
  readonly text: string;
  /** The account that answers; null for the command line. */
  readonly actor: string | null;
}

/** Where support works: the staff's calls and the command line share it. */
export interface ChatDesk {
  list(brand: string, waitingOnly: boolean): Promise<readonly KeptConversation[]>;
  /** null where the brand has no such conversation. */
  read(brand: string, number: string): Promise<{ email: string | null; messages: readonly ChatMessage[] } | null>;
  answer(answer: DeskAnswer): Promise<ChatMessage | 'full' | 'gone'>;
}

/** Opens the desk. */
export function chatDesk(database: Database, mails: ChatMails, clock: () => Date): ChatDesk {
  return {
    list: (brand, waitingOnly) => listConversations(database, brand, waitingOnly),
    read: async (brand, number) => {
      const found = await conversationByNumber(database, brand, number);
      return found ? { email: found.email, messages: await messagesAfter(database, found.id, 0) } : null;
    },
    answer: ({ brand, number, messageId, text, actor }) =>
      database.transaction(async (tx) => {
        const found = await conversationByNumber(tx, brand, number);
        if (!found) return 'gone';
        const added = await addMessage(tx, found.id, { messageId, from: 'support', text }, clock());
        if (typeof added === 'string') return added;
        await mails.mailAnswers(tx, found.id);
        const subject = { kind: 'conversation', id: found.id };
        await recordAct(tx, { brand, actor, act: 'feedback.chat-answered', subject, detail: { message: added.seq } });
        return added;
      }),
  };
}
