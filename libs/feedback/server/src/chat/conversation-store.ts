import type { Language } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import { CHAT_DAYS, CHAT_MESSAGES, type ChatMessage, type ChatState } from '@vinlore/feedback-domain';
import { type Selectable, sql } from 'kysely';
import { newNumber } from '../number.ts';
import type { FeedbackTables } from '../tables.ts';
import { placeOfChat } from './chat-place.ts';

/** A chat row. */
export type KeptConversation = Selectable<FeedbackTables['feedback_conversation']>;

/** The owner of a chat: a member, or the visitor with its cookie. Always limited to one brand. */
export type Whose = { readonly brand: string } & ({ readonly accountId: string } | { readonly conversationId: string });

/** A message without a position. */
export interface NewMessage {
  readonly messageId: string;
  readonly from: ChatMessage['from'];
  readonly text: string;
  /** Account of the agent; absent for visitors and the command line. */
  readonly by?: string | null;
}

const from = (source: Database | Tx) => tables<FeedbackTables>(source);

/** Returns an owner's chat; members' and visitors' chats are never mixed up. */
export async function findConversation(source: Database | Tx, whose: Whose): Promise<KeptConversation | undefined> {
  const ofBrand = from(source).selectFrom('feedback_conversation').selectAll().where('brand', '=', whose.brand);
  return 'accountId' in whose
    ? ofBrand.where('account_id', '=', whose.accountId).executeTakeFirst()
    : ofBrand.where('id', '=', whose.conversationId).where('account_id', 'is', null).executeTakeFirst();
}

/** Returns a brand's chat by its number. */
export function conversationByNumber(
  source: Database | Tx,
  brand: string,
  number: string,
): Promise<KeptConversation | undefined> {
  return from(source)
    .selectFrom('feedback_conversation')
    .selectAll()
    .where('brand', '=', brand)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Returns the chat, locked until the transaction ends; undefined if it was erased in the meantime. */
export function lockConversation(tx: Tx, id: string): Promise<KeptConversation | undefined> {
  return from(tx).selectFrom('feedback_conversation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Creates a chat. Two simultaneous first messages of one member end up in the same chat. */
export async function openConversation(
  tx: Tx,
  owner: { brand: string; accountId: string | null; email: string | null; language: Language },
  at: Date,
): Promise<KeptConversation> {
  const { brand, accountId, email, language } = owner;
  const number = newNumber();
  const opened = await from(tx)
    .insertInto('feedback_conversation')
    .values({
      brand,
      number,
      state: 'waiting',
      place: placeOfChat('waiting', at),
      search: `${email ?? ''}\n${number}`.toLowerCase(),
      account_id: accountId,
      email,
      language,
      support_mailed_at: null,
      last_message_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  const found = opened ?? (accountId === null ? undefined : await findConversation(tx, { brand, accountId }));
  if (!found) throw new Error('The random number is already taken; the next attempt gets another one.');
  return found;
}

/** Returns a message for its visitor, without the agent. */
export const chatMessageView = ({
  seq,
  message_id,
  sender,
  text,
  sent_at,
}: Omit<Selectable<FeedbackTables['feedback_message']>, 'said_by'>): ChatMessage => ({
  seq,
  message_id,
  from: sender,
  text,
  sent_at: sent_at.toISOString(),
});

/** Returns the messages after a position, as stored. */
export const saidAfter = (source: Database | Tx, id: string, after: number) =>
  from(source)
    .selectFrom('feedback_message')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();

/** Returns the same for visitors. */
export const messagesAfter = async (source: Database | Tx, id: string, after: number): Promise<ChatMessage[]> =>
  (await saidAfter(source, id, after)).map(chatMessageView);

/** Returns the number of replies that no browser of the visitor has fetched. */
export async function unseenAnswers(
  source: Database | Tx,
  { id, visitor_seen: seen }: Pick<KeptConversation, 'id' | 'visitor_seen'>,
): Promise<number> {
  const { unseen } = await from(source)
    .selectFrom('feedback_message')
    .select(({ fn }) => fn.countAll<string>().as('unseen'))
    .where('conversation_id', '=', id)
    .where('seq', '>', seen)
    .where('sender', '=', 'support')
    .executeTakeFirstOrThrow();
  return Number(unseen);
}

/** A stored message. */
export interface AddedMessage {
  readonly message: ChatMessage;
  /** Whether it already existed: a retry is the same message. */
  readonly known: boolean;
}

/**
 * Adds a message to a chat; an existing one is unchanged.
 *
 * @returns `full` if the chat has reached its limit
 */
export async function addMessage(
  tx: Tx,
  id: string,
  { messageId, from: sender, text, by = null }: NewMessage,
  at: Date,
): Promise<AddedMessage | 'full' | 'gone'> {
  const conversation = await lockConversation(tx, id);
  if (!conversation) return 'gone';
  const known = await from(tx)
    .selectFrom('feedback_message')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  if (known) return { message: chatMessageView(known), known: true };
  if (conversation.messages >= CHAT_MESSAGES) return 'full';
  const seq = conversation.messages + 1;
  const added = { conversation_id: id, seq, message_id: messageId, sender, said_by: by, text, sent_at: at };
  await from(tx).insertInto('feedback_message').values(added).execute();
  const state = sender === 'visitor' ? 'waiting' : 'answered';
  // Writing again while waiting doesn't move a visitor back in the queue.
  const place = state === 'waiting' && conversation.state === 'waiting' ? conversation.place : placeOfChat(state, at);
  await from(tx)
    .updateTable('feedback_conversation')
    .set({
      messages: seq,
      state,
      place,
      last_message_at: at,
      search: sql`search || ${`\n${text.toLowerCase()}`}`,
    })
    .where('id', '=', id)
    .execute();
  return { message: chatMessageView(added), known: false };
}

/** Updates columns of a chat. */
export async function updateConversation(
  source: Database | Tx,
  id: string,
  facts: Partial<Pick<KeptConversation, 'visitor_seen' | 'visitor_mailed' | 'support_mailed' | 'support_mailed_at'>>,
): Promise<void> {
  await from(source).updateTable('feedback_conversation').set(facts).where('id', '=', id).execute();
}

/** Adds words to a chat's search text. */
export async function addChatSearch(tx: Tx, id: string, words: string): Promise<void> {
  await from(tx)
    .updateTable('feedback_conversation')
    .set({ search: sql`search || ${`\n${words.toLowerCase()}`}` })
    .where('id', '=', id)
    .execute();
}

/** Changes a chat's email; the previous one is removed from the search text. */
export async function setEmail(tx: Tx, id: string, email: string): Promise<void> {
  await from(tx)
    .updateTable('feedback_conversation')
    .set({ email, search: sql`${email}::text || substr(search, strpos(search, chr(10)))` })
    .where('id', '=', id)
    .execute();
}

/** Changes the status of a locked chat. */
export async function setChatState(tx: Tx, conversation: KeptConversation, state: ChatState): Promise<void> {
  await from(tx)
    .updateTable('feedback_conversation')
    .set({ state, place: placeOfChat(state, conversation.last_message_at) })
    .where('id', '=', conversation.id)
    .execute();
}

/** Anonymizes the replies of a former staff member. */
export async function forgetChatColleague(tx: Tx, accountId: string): Promise<void> {
  await from(tx).updateTable('feedback_message').set({ said_by: null }).where('said_by', '=', accountId).execute();
}

/** Deletes chats that have reached their retention period. */
export async function purgeConversations(database: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
  await database.maintenance((db) =>
    tables<FeedbackTables>(db)
      .deleteFrom('feedback_conversation')
      .where(({ or, and, eb }) =>
        or([
          and([eb('account_id', 'is', null), eb('last_message_at', '<', before(CHAT_DAYS.visitor))]),
          eb('last_message_at', '<', before(CHAT_DAYS.member)),
        ]),
      )
      .execute(),
  );
}
