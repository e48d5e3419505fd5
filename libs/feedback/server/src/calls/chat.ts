import type { feedbackContract } from '@vinlore/feedback-domain';
import type { Handler } from '@vinlore/server-kit';
import { findConversation, messagesAfter, updateConversation } from '../chat/conversation-store.ts';
import { whoseConversation } from '../chat/visitor.ts';
import type { ChatDeps } from './deps.ts';

/** GET /api-cwa/chat: the messages. Replies that a browser has fetched are no longer emailed. */
export function chatCall({ database, signer, clock }: ChatDeps): Handler<typeof feedbackContract.chat> {
  return async ({ after }, context) => {
    const whose = whoseConversation(context, signer, clock());
    const found = whose && (await findConversation(database, whose));
    if (!found) return null;
    const messages = await messagesAfter(database, found.id, after);
    const seen = messages.at(-1)?.seq ?? 0;
    if (seen > found.visitor_seen) await updateConversation(database, found.id, { visitor_seen: seen });
    return { number: found.number, has_email: found.email !== null, messages };
  };
}
