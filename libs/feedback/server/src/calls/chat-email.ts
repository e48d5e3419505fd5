import type { feedbackContract } from '@vinlore/feedback-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { findConversation, setEmail } from '../chat/conversation-store.ts';
import { whoseConversation } from '../chat/visitor.ts';
import type { ChatDeps } from './deps.ts';

/** POST /api-cwa/chat/email: sets where replies go after the visitor leaves, including earlier ones. */
export function chatEmailCall(deps: ChatDeps): Handler<typeof feedbackContract.chatEmail> {
  const { database, signer, mails, clock } = deps;
  return async ({ email }, context) => {
    const whose = whoseConversation(context, signer, clock());
    await database.transaction(async (tx) => {
      const found = whose && (await findConversation(tx, whose));
      if (!found) return refuse(404, context.text.t('feedback.chatNone'));
      // A member's replies go to the account's own, verified email.
      if (found.account_id === null) await setEmail(tx, found.id, email);
      await mails.mailAnswers(tx, found.id);
    });
    return null;
  };
}
