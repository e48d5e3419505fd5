import { comesAfter, type Database, holdsWords, PAGE_SIZE, tables } from '@vinlore/database';
import type { ChatState } from '@vinlore/feedback-domain';
import { sql } from 'kysely';
import type { FeedbackTables } from '../tables.ts';
import { placesOfChats } from './chat-place.ts';

/** Maximum number of characters of the last message in a list. */
const LAST_WORDS = 160;

const from = (source: Database) => tables<FeedbackTables>(source);

/** Filters of a brand's chats. */
export interface ChatSearch {
  readonly state?: ChatState | undefined;
  /** Assignee filter: an account, or null for unassigned. Absent for all. */
  readonly assignedTo?: string | null | undefined;
  /** Part of a number, email, or message; case-insensitive; '' for all. */
  readonly search?: string;
  readonly cursor?: string | undefined;
}

/** A chat in a list. */
export type ListedChat = Awaited<ReturnType<typeof conversationsPage>>[number];

/** Returns a brand's chats by list position after the cursor; one more than a page if there are more. */
export async function conversationsPage(
  source: Database,
  brand: string,
  { state, assignedTo, search = '', cursor }: ChatSearch,
) {
  let query = from(source)
    .selectFrom('feedback_conversation')
    .select(['number', 'state', 'account_id', 'email', 'messages', 'last_message_at', 'place', 'assigned_to'])
    .select(({ selectFrom }) =>
      selectFrom('feedback_message')
        .select(sql<string>`left(text, ${LAST_WORDS})`.as('last'))
        .whereRef('conversation_id', '=', 'feedback_conversation.id')
        .whereRef('seq', '=', 'feedback_conversation.messages')
        .as('last_words'),
    )
    .where('brand', '=', brand)
    .orderBy('place')
    .orderBy('id')
    .limit(PAGE_SIZE + 1);
  if (state) {
    const { after: first, upTo } = placesOfChats(state);
    query = query.where('place', '>', first).where('place', '<=', upTo);
  }
  if (assignedTo !== undefined) query = query.where('assigned_to', assignedTo === null ? 'is' : '=', assignedTo);
  if (search) {
    const text = sql.ref<string>('search');
    query = query.where(
      await holdsWords(source, { table: 'feedback_conversation', text, words: search.toLowerCase() }),
    );
  }
  if (cursor !== undefined)
    query = query.where(
      comesAfter({ table: 'feedback_conversation', by: 'place', direction: 'asc' }, { brand, number: cursor }),
    );
  return query.execute();
}

/** Returns the number of a brand's chats by status. */
export async function conversationCounts(source: Database, brand: string): Promise<Record<ChatState, number>> {
  const counted = await from(source)
    .selectFrom('feedback_conversation_count')
    .select(['waiting', 'answered', 'closed'])
    .where('brand', '=', brand)
    .executeTakeFirst();
  return counted ?? { waiting: 0, answered: 0, closed: 0 };
}
