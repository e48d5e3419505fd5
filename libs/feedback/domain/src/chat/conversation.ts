import { LANGUAGES } from '@vinlore/brand';
import * as v from 'valibot';
import { AgentSchema } from '../assign/agent.ts';
import { DeskNoteSchema } from '../notes/note.ts';
import { CHAT_MESSAGE_LENGTH } from './limits.ts';

/** Text of a message: shown as text, whatever it holds. Line breaks and tabs are the only control characters. */
export const ChatTextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('feedback.chatEmpty'),
  v.maxLength(CHAT_MESSAGE_LENGTH, 'feedback.chatLong'),
  v.transform((text) => text.replace(/[^\P{Cc}\n\t]/gu, '')),
);

/** An id that the writer gives to a message: sent twice, it is one message. */
export const ChatMessageIdSchema = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** Number of a conversation, as it stands in mails: `7K2M-94QX`. */
export const ChatNumberSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, 'feedback.chatNumber'),
);

/** One message as a browser gets it. */
export const ChatMessageSchema = v.object({
  /** Place in its conversation, from 1. */
  seq: v.number(),
  /** Id that its writer gave it. */
  message_id: v.string(),
  from: v.picklist(['visitor', 'support']),
  text: v.string(),
  /** ISO 8601, UTC. */
  sent_at: v.string(),
});
export type ChatMessage = v.InferOutput<typeof ChatMessageSchema>;

/** The same for staff, who see which of them said it. */
const DeskChatMessageSchema = v.object({
  ...ChatMessageSchema.entries,
  /** A colleague's name, else their email; null of visitors, and where it is not known (any more). */
  by: v.nullable(v.string()),
});
export type DeskChatMessage = v.InferOutput<typeof DeskChatMessageSchema>;

/** A visitor's conversation, or the part of it after a place. */
export const ConversationSchema = v.object({
  number: v.string(),
  /** Whether an answer can reach the visitor by mail. */
  has_email: v.boolean(),
  messages: v.array(ChatMessageSchema),
});
export type Conversation = v.InferOutput<typeof ConversationSchema>;

/** `waiting`: for support · `answered`: the last word was support's · `closed`: done, until somebody writes again. */
export const CHAT_STATES = ['waiting', 'answered', 'closed'] as const;
export const ChatStateSchema = v.picklist(CHAT_STATES);
export type ChatState = v.InferOutput<typeof ChatStateSchema>;

/** A conversation in support's list. */
export const DeskChatSummarySchema = v.object({
  number: v.string(),
  state: ChatStateSchema,
  /** The member; null for somebody without an account. */
  account_id: v.nullable(v.string()),
  /** Where answers go by mail; null where the visitor left none. */
  email: v.nullable(v.string()),
  messages: v.number(),
  /** The first words of the last message. */
  last_words: v.string(),
  last_message_at: v.string(),
  /** Since when the visitor waits for support; null where nobody does. */
  waiting_since: v.nullable(v.string()),
  /** By when an answer was promised; null where nobody waits. */
  due_at: v.nullable(v.string()),
  /** Who of support has it; null where nobody does. */
  assignee: v.nullable(AgentSchema),
});
export type DeskChatSummary = v.InferOutput<typeof DeskChatSummarySchema>;

/** A conversation as support sees it, or the part of it after a place. */
export const DeskChatSchema = v.object({
  number: v.string(),
  state: ChatStateSchema,
  account_id: v.nullable(v.string()),
  email: v.nullable(v.string()),
  language: v.picklist(LANGUAGES),
  /** Since when the visitor waits for support, and by when an answer was promised; null where nobody waits. */
  waiting_since: v.nullable(v.string()),
  due_at: v.nullable(v.string()),
  /** Who of support has it; null where nobody does. */
  assignee: v.nullable(AgentSchema),
  /** Who of support is writing in it just now, the reader included. */
  writing: v.array(AgentSchema),
  /** Places of the last messages that the visitor's browser got, and that were mailed. */
  visitor_seen: v.number(),
  visitor_mailed: v.number(),
  messages: v.array(DeskChatMessageSchema),
  /** All of them, in the order in which they were written. */
  notes: v.array(DeskNoteSchema),
});
export type DeskChat = v.InferOutput<typeof DeskChatSchema>;
