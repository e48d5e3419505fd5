import type { feedbackContract } from '@vinlore/feedback-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { addMessage, findConversation, openConversation, setEmail } from '../chat/conversation-store.ts';
import { rememberConversation, whoseConversation } from '../chat/visitor.ts';
import type { ChatDeps } from './deps.ts';

/** POST /api-cwa/chat/send: stores a visitor's message and notifies support, in one transaction. */
export function chatSendCall(deps: ChatDeps): Handler<typeof feedbackContract.chatSend> {
  const { database, signer, mails, clock } = deps;
  return async ({ message_id: messageId, text: said }, context) => {
    const { actor, brand, text } = context;
    const now = clock();
    const whose = whoseConversation(context, signer, now);
    const sent = await database.transaction(async (tx) => {
      const owner = {
        brand: brand.key,
        accountId: actor?.accountId ?? null,
        email: actor?.email ?? null,
        language: text.language,
      };
      const kept = (whose && (await findConversation(tx, whose))) ?? (await openConversation(tx, owner, now));
      const added = await addMessage(tx, kept.id, { messageId, from: 'visitor', text: said }, now);
      if (typeof added === 'string') return refuse(422, text.t('feedback.chatFull', { email: brand.support_email }));
      // The member may have changed their email.
      if (actor && actor.email !== kept.email) await setEmail(tx, kept.id, actor.email);
      await mails.tellSupport(tx, kept.id);
      return {
        id: kept.id,
        number: kept.number,
        has_email: (actor?.email ?? kept.email) !== null,
        message: added.message,
      };
    });
    if (!actor) rememberConversation(context, signer, sent.id, now);
    return { number: sent.number, has_email: sent.has_email, messages: [sent.message] };
  };
}
