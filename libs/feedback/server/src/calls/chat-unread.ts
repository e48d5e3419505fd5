import type { feedbackContract } from '@vinlore/feedback-domain';
import type { Handler } from '@vinlore/server-kit';
import { findConversation, unseenAnswers } from '../chat/conversation-store.ts';
import { whoseConversation } from '../chat/visitor.ts';
import type { ChatDeps } from './deps.ts';

/** GET /api-cwa/chat/unread: the number of replies that no browser of the caller has fetched. */
export function chatUnreadCall({ database, signer, clock }: ChatDeps): Handler<typeof feedbackContract.chatUnread> {
  return async (_input, context) => {
    const whose = whoseConversation(context, signer, clock());
    const found = whose && (await findConversation(database, whose));
    return { unread: found ? await unseenAnswers(database, found) : 0 };
  };
}
