import { recordAct } from '@vinlore/audit';
import { type Database, pageOf } from '@vinlore/database';
import type { ChatMessage, ChatState, DeskChatMessage, DeskNote } from '@vinlore/feedback-domain';
import type { staffAct } from '@vinlore/server-kit';
import { type ColleagueNames, withColleagues } from '../colleagues.ts';
import { addNote, notesOf } from '../notes/note-store.ts';
import type { ChatMails } from './chat-jobs.ts';
import { type ChatSearch, conversationCounts, conversationsPage, type ListedChat } from './conversation-lists.ts';
import { stopWriting } from '../writing/writing-store.ts';
import {
  addChatSearch,
  addMessage,
  conversationByNumber,
  type KeptConversation,
  lockConversation,
  saidAfter,
  setChatState,
  chatMessageView,
} from './conversation-store.ts';

/** Who acts on a brand's chats: staff, or the command line. */
type DeskActor = ReturnType<typeof staffAct> | { readonly brand: string; readonly actor: null };

/** A reply from support. */
export interface DeskAnswer {
  readonly number: string;
  readonly messageId: string;
  readonly text: string;
}

/** An internal note on a chat. */
interface NewChatNote {
  readonly number: string;
  readonly noteId: string;
  readonly text: string;
}

/** A page of a brand's chats. */
interface ChatPage {
  readonly conversations: readonly ListedChat[];
  readonly more: boolean;
  readonly counts: Readonly<Record<ChatState, number>>;
}

/** Support's operations on chats, shared by staff calls and the command line. */
export interface ChatDesk {
  list(brand: string, search: ChatSearch): Promise<ChatPage>;
  /** null if the brand has no such chat. @param after position of the last known message; 0 for all */
  read(
    brand: string,
    number: string,
    after: number,
  ): Promise<{
    readonly kept: KeptConversation;
    readonly messages: readonly DeskChatMessage[];
    readonly notes: readonly DeskNote[];
  } | null>;
  answer(by: DeskActor, answer: DeskAnswer): Promise<ChatMessage | 'full' | 'gone'>;
  /** Adds an internal note: sends no email and doesn't change the status. */
  note(by: ReturnType<typeof staffAct>, note: NewChatNote): Promise<DeskNote | 'full' | 'gone'>;
  /** Closes or reopens a chat. */
  setState(by: DeskActor, number: string, state: 'waiting' | 'closed'): Promise<'done' | 'gone'>;
}

/** Creates the desk. */
export function chatDesk(
  database: Database,
  mails: ChatMails,
  colleagueNames: ColleagueNames,
  clock: () => Date,
): ChatDesk {
  return {
    list: async (brand, search) => {
      const [found, counts] = await Promise.all([
        conversationsPage(database, brand, search),
        conversationCounts(database, brand),
      ]);
      const { rows: conversations, more } = pageOf(found);
      return { conversations, more, counts };
    },
    read: async (brand, number, after) => {
      const kept = await conversationByNumber(database, brand, number);
      if (!kept) return null;
      const said = await saidAfter(database, kept.id, after);
      const messages = await withColleagues(database, said, chatMessageView, colleagueNames);
      return { kept, messages, notes: await notesOf(database, 'feedback_note', kept.id, colleagueNames) };
    },
    answer: (by, { number, messageId, text }) =>
      database.transaction(async (tx) => {
        const found = await conversationByNumber(tx, by.brand, number);
        if (!found) return 'gone';
        const added = await addMessage(tx, found.id, { messageId, from: 'support', text, by: by.actor }, clock());
        if (typeof added === 'string') return added;
        const { message, known } = added;
        if (known) return message;
        if (by.actor !== null) await stopWriting(tx, 'feedback_writing', by.actor, found.id);
        await mails.mailAnswers(tx, found.id);
        const subject = { kind: 'conversation', id: found.id };
        await recordAct(tx, { ...by, act: 'feedback.chat-answered', subject, detail: { message: message.seq } });
        return message;
      }),
    note: (by, { number, noteId, text }) =>
      database.transaction(async (tx) => {
        const found = await conversationByNumber(tx, by.brand, number);
        const kept = found && (await lockConversation(tx, found.id));
        if (!kept) return 'gone';
        const added = await addNote(tx, 'feedback_note', kept.id, { noteId, text, by: by.actor }, clock());
        if (added === 'full') return 'full';
        if (added === 'added') {
          await addChatSearch(tx, kept.id, text);
          await recordAct(tx, { ...by, act: 'feedback.chat-noted', subject: { kind: 'conversation', id: kept.id } });
        }
        const notes = await notesOf(tx, 'feedback_note', kept.id, colleagueNames);
        return notes.find(({ note_id }) => note_id === noteId)!;
      }),
    setState: (by, number, state) =>
      database.transaction(async (tx) => {
        const found = await conversationByNumber(tx, by.brand, number);
        const kept = found && (await lockConversation(tx, found.id));
        if (!kept) return 'gone';
        if (kept.state === state) return 'done';
        await setChatState(tx, kept, state);
        await recordAct(tx, {
          ...by,
          act: state === 'closed' ? 'feedback.chat-closed' : 'feedback.chat-reopened',
          subject: { kind: 'conversation', id: kept.id },
          before: { state: kept.state },
          after: { state },
        });
        return 'done';
      }),
  };
}
