import type { Language } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import { CHAT_DAYS, CHAT_MESSAGES, type ChatMessage, type ChatState } from '@vinlore/feedback-domain';
import { type Selectable, sql } from 'kysely';
import { newNumber } from '../number.ts';
import type { FeedbackTables } from '../tables.ts';
import { placeOfChat } from './chat-place.ts';

/** A conversation as it is kept. */
export type KeptConversation = Selectable<FeedbackTables['feedback_conversation']>;

/** Whose conversation: a member's, or the one that a cookie names. Always of one brand. */
export type Whose = { readonly brand: string } & ({ readonly accountId: string } | { readonly conversationId: string });

/** A message before it has its place. */
export interface NewMessage {
  readonly messageId: string;
  readonly from: ChatMessage['from'];
  readonly text: string;
  /** The account of who of the staff says it; absent of visitors and of the command line. */
  readonly by?: string | null;
}

const from = (source: Database | Tx) => tables<FeedbackTables>(source);

/** The conversation of somebody; a member's cookie-less one and a stranger's are never mixed up. */
export async function findConversation(source: Database | Tx, whose: Whose): Promise<KeptConversation | undefined> {
  const ofBrand = from(source).selectFrom('feedback_conversation').selectAll().where('brand', '=', whose.brand);
  return 'accountId' in whose
    ? ofBrand.where('account_id', '=', whose.accountId).executeTakeFirst()
    : ofBrand.where('id', '=', whose.conversationId).where('account_id', 'is', null).executeTakeFirst();
}

/** A conversation of a brand by its number. */
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

/** The conversation, locked until the transaction ends; undefined where it was erased meanwhile. */
export function lockConversation(tx: Tx, id: string): Promise<KeptConversation | undefined> {
  return from(tx).selectFrom('feedback_conversation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Opens a conversation. Of two first messages of one member at once, both are in the same one. */
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
  if (!found) throw new Error('A number by chance was given before; the next try gets another one.');
  return found;
}

/** A message as its visitor sees it: who of the staff said it is nobody's business but theirs. */
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

/** Messages of a conversation after a place, as they are kept. */
export const saidAfter = (source: Database | Tx, id: string, after: number) =>
  from(source)
    .selectFrom('feedback_message')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();

/** The same as visitors see them. */
export const messagesAfter = async (source: Database | Tx, id: string, after: number): Promise<ChatMessage[]> =>
  (await saidAfter(source, id, after)).map(chatMessageView);

/** How many answers of support no browser of the visitor has fetched. */
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

/** A message as it is kept. */
export interface AddedMessage {
  readonly message: ChatMessage;
  /** Whether it was there before: what is sent again is the same message. */
  readonly known: boolean;
}

/**
 * Adds a message to a conversation; one that is there already stays as it is.
 *
 * @returns `full` where the conversation holds as many as it may
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
  // Who writes again while they wait does not fall behind others.
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

/** Notes something about a conversation. */
export async function updateConversation(
  source: Database | Tx,
  id: string,
  facts: Partial<Pick<KeptConversation, 'visitor_seen' | 'visitor_mailed' | 'support_mailed' | 'support_mailed_at'>>,
): Promise<void> {
  await from(source).updateTable('feedback_conversation').set(facts).where('id', '=', id).execute();
}

/** Has support find a conversation by these words, too. */
export async function addChatSearch(tx: Tx, id: string, words: string): Promise<void> {
  await from(tx)
    .updateTable('feedback_conversation')
    .set({ search: sql`search || ${`\n${words.toLowerCase()}`}` })
    .where('id', '=', id)
    .execute();
}

/** Gives a conversation another email address; the one before is found by nobody any more. */
export async function setEmail(tx: Tx, id: string, email: string): Promise<void> {
  await from(tx)
    .updateTable('feedback_conversation')
    .set({ email, search: sql`${email}::text || substr(search, strpos(search, chr(10)))` })
    .where('id', '=', id)
    .execute();
}

/** Gives a locked conversation another state. */
export async function setChatState(tx: Tx, conversation: KeptConversation, state: ChatState): Promise<void> {
  await from(tx)
    .updateTable('feedback_conversation')
    .set({ state, place: placeOfChat(state, conversation.last_message_at) })
    .where('id', '=', conversation.id)
    .execute();
}

/** Has answers of somebody who was on the staff name nobody any more. */
export async function forgetChatColleague(tx: Tx, accountId: string): Promise<void> {
  await from(tx).updateTable('feedback_message').set({ said_by: null }).where('said_by', '=', accountId).execute();
}

/** Deletes conversations whose last message is longer ago than they are kept. */
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
