import type { feedbackContract } from '@vinlore/feedback-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { findConversation, setEmail } from '../chat/conversation-store.ts';
import { whoseConversation } from '../chat/visitor.ts';
import type { ChatDeps } from './deps.ts';

/** POST /api-cwa/chat/email: where answers go when the visitor has left; those that are there already follow. */
export function chatEmailCall(deps: ChatDeps): Handler<typeof feedbackContract.chatEmail> {
  const { database, signer, mails, clock } = deps;
  return async ({ email }, context) => {
    const whose = whoseConversation(context, signer, clock());
    await database.transaction(async (tx) => {
      const found = whose && (await findConversation(tx, whose));
      if (!found) return refuse(404, context.text.t('feedback.chatNone'));
      // A member's answers go to the account's own email, which is proven.
      if (found.account_id === null) await setEmail(tx, found.id, email);
      await mails.mailAnswers(tx, found.id);
    });
    return null;
  };
}
