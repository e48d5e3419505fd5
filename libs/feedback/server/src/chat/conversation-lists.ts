import { comesAfter, type Database, holdsWords, PAGE_SIZE, tables } from '@vinlore/database';
import type { ChatState } from '@vinlore/feedback-domain';
import { sql } from 'kysely';
import type { FeedbackTables } from '../tables.ts';
import { placesOfChats } from './chat-place.ts';

/** As many characters of the last message as a list shows. */
const LAST_WORDS = 160;

const from = (source: Database) => tables<FeedbackTables>(source);

/** Which of a brand's conversations support looks for. */
export interface ChatSearch {
  readonly state?: ChatState | undefined;
  /** The account whose conversations are meant; null: nobody's. Absent: all. */
  readonly assignedTo?: string | null | undefined;
  /** Part of a number, an email or a message, in whichever case; '': all. */
  readonly search?: string;
  readonly cursor?: string | undefined;
}

/** A conversation as lists know it. */
export type ListedChat = Awaited<ReturnType<typeof conversationsPage>>[number];

/** A brand's conversations in the order of their places, from after a given one on; one more than a page where there are more. */
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

/** How many conversations of a brand stand in each state. */
export async function conversationCounts(source: Database, brand: string): Promise<Record<ChatState, number>> {
  const counted = await from(source)
    .selectFrom('feedback_conversation_count')
    .select(['waiting', 'answered', 'closed'])
    .where('brand', '=', brand)
    .executeTakeFirst();
  return counted ?? { waiting: 0, answered: 0, closed: 0 };
}
