import { type feedbackContract, NOTES } from '@vinlore/feedback-domain';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { assigneesOf, heldBy } from '../assign/agents.ts';
import { assign } from '../assign/assign.ts';
import { conversationByNumber, lockConversation } from '../chat/conversation-store.ts';
import { noteWriting, writingIn } from '../writing/writing-store.ts';
import { clockOf } from '../place.ts';
import { filledText, saidText } from '../said-text.ts';
import type { ChatDeps } from './deps.ts';

/** GET /api-cwa/staff/chats: the brand's chats. */
export function staffChatsCall({
  database,
  desk,
  colleagueNames,
}: ChatDeps): Handler<typeof feedbackContract.staffChats> {
  return async ({ state, holder, search, cursor }, { brand, actor }) => {
    const { conversations, more, counts } = await desk.list(brand.key, {
      state,
      assignedTo: heldBy(holder, actor.accountId),
      search,
      cursor,
    });
    const assigneeOf = await assigneesOf(database, conversations, colleagueNames);
    return {
      conversations: conversations.map(({ place, last_words, last_message_at, assigned_to, ...facts }) => ({
        ...facts,
        last_words: last_words ?? '',
        last_message_at: last_message_at.toISOString(),
        ...clockOf(brand, place),
        assignee: assigneeOf({ assigned_to }),
      })),
      more,
      counts,
    };
  };
}

/** GET /api-cwa/staff/chat: one chat. */
export function staffChatCall({
  database,
  desk,
  colleagueNames,
  clock,
}: ChatDeps): Handler<typeof feedbackContract.staffChat> {
  return async ({ number, after }, { brand, text }) => {
    const found = await desk.read(brand.key, number, after);
    if (!found) return refuse(404, text.t('feedback.chatNone'));
    const { state, account_id, email, language, place, visitor_seen, visitor_mailed } = found.kept;
    const assignee = (await assigneesOf(database, [found.kept], colleagueNames))(found.kept);
    const writing = await writingIn(database, 'feedback_writing', found.kept.id, colleagueNames, clock());
    const facts = { number, state, account_id, email, language, assignee, writing, visitor_seen, visitor_mailed };
    const clocked = clockOf(brand, place);
    return { ...facts, ...clocked, messages: [...found.messages], notes: [...found.notes] };
  };
}

/** POST /api-cwa/staff/chat/answer: a reply from support. */
export function staffChatAnswerCall({ desk }: ChatDeps): Handler<typeof feedbackContract.staffChatAnswer> {
  return async ({ number, message_id: messageId, text: said }, context) => {
    const { brand, text } = context;
    const added = await desk.answer(staffAct(context), {
      number,
      messageId,
      text: filledText(said, text),
    });
    if (added === 'gone') return refuse(404, text.t('feedback.chatNone'));
    return added === 'full' ? refuse(422, text.t('feedback.chatFull', { email: brand.support_email })) : added;
  };
}

/** POST /api-cwa/staff/chat/assign: assigns or unassigns a chat. */
export function staffChatAssignCall(deps: ChatDeps): Handler<typeof feedbackContract.staffChatAssign> {
  return ({ number, to, was }, context) =>
    deps.database.transaction(async (tx) => {
      const { brand, text } = context;
      const found = await conversationByNumber(tx, brand.key, number);
      const kept = found && (await lockConversation(tx, found.id));
      if (!kept) return refuse(404, text.t('feedback.chatNone'));
      await assign(tx, deps, context, 'feedback_conversation', kept, { to, was });
      const now = { assigned_to: to };
      return { number, assignee: (await assigneesOf(tx, [now], deps.colleagueNames))(now) };
    });
}

/** POST /api-cwa/staff/chat/writing: shows colleagues for half a minute that the caller is writing. */
export function staffChatWritingCall({ database, clock }: ChatDeps): Handler<typeof feedbackContract.staffChatWriting> {
  return ({ number }, { brand, actor, text }) =>
    database.transaction(async (tx) => {
      const found = await conversationByNumber(tx, brand.key, number);
      if (!found) return refuse(404, text.t('feedback.chatNone'));
      await noteWriting(tx, 'feedback_writing', found.id, actor.accountId, clock());
      return null;
    });
}

/** POST /api-cwa/staff/chat/note: an internal note. */
export function staffChatNoteCall({ desk }: ChatDeps): Handler<typeof feedbackContract.staffChatNote> {
  return async ({ number, note_id: noteId, text: said }, context) => {
    const { text } = context;
    const added = await desk.note(staffAct(context), { number, noteId, text: saidText(said, text) });
    if (added === 'gone') return refuse(404, text.t('feedback.chatNone'));
    return added === 'full' ? refuse(422, text.t('notes.full', { count: NOTES })) : added;
  };
}

/** POST /api-cwa/staff/chat/state: closes or reopens a chat. */
export function staffChatStateCall({ desk }: ChatDeps): Handler<typeof feedbackContract.staffChatState> {
  return async ({ number, state }, context) => {
    const done = await desk.setState(staffAct(context), number, state);
    return done === 'gone' ? refuse(404, context.text.t('feedback.chatNone')) : { number, state };
  };
}
