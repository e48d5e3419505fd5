import { type Database, tables, type Tx } from '@vinlore/database';
import type { DataKeeper, DataOwner, MergePart } from '@vinlore/server-kit';
import { releaseFrom } from '../assign/assign.ts';
import { forgetNoteWriter } from '../notes/note-store.ts';
import { stopWriting } from '../writing/writing-store.ts';
import type { FeedbackTables } from '../tables.ts';
import { findConversation, forgetChatColleague, messagesAfter } from './conversation-store.ts';

/**
 * Handles chats as personal data. Erasing a member also erases visitors' chats with the member's email; these aren't
 * exported, since anyone may have typed that address. Internal notes are erased with their chat and not exported (ADR
 * 11). Replies and notes by staff who leave are kept without a name.
 */
export function chatKeeper(database: Database): DataKeeper {
  return {
    name: 'conversations',
    merge: mergedChats,
    exportOf: async ({ id, brand }) => {
      const found = await findConversation(database, { brand: brand.key, accountId: id });
      if (!found) return null;
      return { number: found.number, email: found.email, messages: await messagesAfter(database, found.id, 0) };
    },
    erase: async (tx, { id, brand, email }) => {
      await tables<FeedbackTables>(tx)
        .deleteFrom('feedback_conversation')
        .where('brand', '=', brand.key)
        .where(({ or, and, eb }) =>
          or([eb('account_id', '=', id), and([eb('account_id', 'is', null), eb('email', '=', email)])]),
        )
        .execute();
      await forgetChatColleague(tx, id);
      await forgetNoteWriter(tx, 'feedback_note', id);
      await releaseFrom(tx, 'feedback_conversation', id);
      await stopWriting(tx, 'feedback_writing', id);
    },
  };
}

const chatOf = (source: Database | Tx, { id, brand }: DataOwner) =>
  findConversation(source, { brand: brand.key, accountId: id });

/** An account has one chat. If both have one in a merge, the other's stays with support under the member's email. */
const mergedChats: MergePart = {
  look: async (source, { from, into }) => {
    const [moving, kept] = [await chatOf(source, from), await chatOf(source, into)];
    return { moves: { chats: moving ? 1 : 0 }, conflicts: { chat: moving && kept ? 1 : 0 } };
  },
  move: async (tx, { from, into }) => {
    const kept = await chatOf(tx, into);
    await tables<FeedbackTables>(tx)
      .updateTable('feedback_conversation')
      .set({ account_id: kept ? null : into.id, email: into.email })
      .where('account_id', '=', from.id)
      .where('brand', '=', from.brand.key)
      .execute();
  },
};
