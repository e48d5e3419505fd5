import { type feedbackContract, NOTES } from '@vinlore/feedback-domain';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { waitingSince } from '../place.ts';
import { saidText } from '../said-text.ts';
import type { ChatDeps } from './deps.ts';

/** GET /api-cwa/staff/chats: conversations of the brand. */
export function staffChatsCall({ desk }: ChatDeps): Handler<typeof feedbackContract.staffChats> {
  return async ({ state, search, cursor }, { brand }) => {
    const { conversations, more, counts } = await desk.list(brand.key, { state, search, cursor });
    return {
      conversations: conversations.map(({ place, last_words, last_message_at, ...facts }) => ({
        ...facts,
        last_words: last_words ?? '',
        last_message_at: last_message_at.toISOString(),
        waiting_since: waitingSince(place),
      })),
      more,
      counts,
    };
  };
}

/** GET /api-cwa/staff/chat: one conversation. */
export function staffChatCall({ desk }: ChatDeps): Handler<typeof feedbackContract.staffChat> {
  return async ({ number, after }, { brand, text }) => {
    const found = await desk.read(brand.key, number, after);
    if (!found) return refuse(404, text.t('feedback.chatNone'));
    const { state, account_id, email, language, visitor_seen, visitor_mailed } = found.kept;
    const facts = { number, state, account_id, email, language, visitor_seen, visitor_mailed };
    return { ...facts, messages: [...found.messages], notes: [...found.notes] };
  };
}

/** POST /api-cwa/staff/chat/answer: an answer of support. */
export function staffChatAnswerCall({ desk }: ChatDeps): Handler<typeof feedbackContract.staffChatAnswer> {
  return async ({ number, message_id: messageId, text: said }, context) => {
    const { brand, text } = context;
    const added = await desk.answer(staffAct(context), { number, messageId, text: said });
    if (added === 'gone') return refuse(404, text.t('feedback.chatNone'));
    return added === 'full' ? refuse(422, text.t('feedback.chatFull', { email: brand.support_email })) : added;
  };
}

/** POST /api-cwa/staff/chat/note: a note that only the team sees. */
export function staffChatNoteCall({ desk }: ChatDeps): Handler<typeof feedbackContract.staffChatNote> {
  return async ({ number, note_id: noteId, text: said }, context) => {
    const { text } = context;
    const added = await desk.note(staffAct(context), { number, noteId, text: saidText(said, text) });
    if (added === 'gone') return refuse(404, text.t('feedback.chatNone'));
    return added === 'full' ? refuse(422, text.t('notes.full', { count: NOTES })) : added;
  };
}

/** POST /api-cwa/staff/chat/state: closes a conversation, or has it wait for support again. */
export function staffChatStateCall({ desk }: ChatDeps): Handler<typeof feedbackContract.staffChatState> {
  return async ({ number, state }, context) => {
    const done = await desk.setState(staffAct(context), number, state);
    return done === 'gone' ? refuse(404, context.text.t('feedback.chatNone')) : { number, state };
  };
}
