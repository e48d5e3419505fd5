import type { feedbackContract } from '@vinlore/feedback-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import type { ChatParts } from './parts.ts';

/** GET /api-cwa/staff/chats: conversations of the brand. */
export function staffChatsCall({ desk }: ChatParts): Handler<typeof feedbackContract.staffChats> {
  return async ({ waiting }, { brand }) => {
    const found = await desk.list(brand.key, waiting === 'yes');
    return {
      conversations: found.map(({ number, waiting, account_id, email, messages, last_message_at }) => ({
        number,
        waiting,
        member: account_id !== null,
        email,
        messages,
        last_message_at: last_message_at.toISOString(),
      })),
    };
  };
}

/** GET /api-cwa/staff/chat: one conversation. */
export function staffChatCall({ desk }: ChatParts): Handler<typeof feedbackContract.staffChat> {
  return async ({ number }, { brand, text }) => {
    const found = await desk.read(brand.key, number);
    return found
      ? { number, email: found.email, messages: [...found.messages] }
      : refuse(404, text.t('feedback.chatNone'));
  };
}

/** POST /api-cwa/staff/chat/answer: an answer of support. */
export function staffChatAnswerCall({ desk }: ChatParts): Handler<typeof feedbackContract.staffChatAnswer> {
  return async ({ number, message_id: messageId, text: said }, { actor, brand, text }) => {
    const answer = { brand: brand.key, number, messageId, text: said, actor: actor.accountId };
    const added = await desk.answer(answer);
    if (added === 'gone') return refuse(404, text.t('feedback.chatNone'));
    return added === 'full' ? refuse(422, text.t('feedback.chatFull', { email: brand.support_email })) : added;
  };
}
