import { LANGUAGES } from '@vinlore/brand';
import * as v from 'valibot';
import { AgentSchema } from '../assign/agent.ts';
import { DeskNoteSchema } from '../notes/note.ts';
import { CHAT_MESSAGE_LENGTH } from './limits.ts';

/** Message text, always rendered as plain text. Line breaks and tabs are the only control characters. */
export const ChatTextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('feedback.chatEmpty'),
  v.maxLength(CHAT_MESSAGE_LENGTH, 'feedback.chatLong'),
  v.transform((text) => text.replace(/[^\P{Cc}\n\t]/gu, '')),
);

/** Idempotency key of a message, chosen by its sender. */
export const ChatMessageIdSchema = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** Number of a chat, as in emails: `7K2M-94QX`. */
export const ChatNumberSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, 'feedback.chatNumber'),
);

/** A message as the browser gets it. */
export const ChatMessageSchema = v.object({
  /** One-based position in the chat. */
  seq: v.number(),
  /** Id chosen by its sender. */
  message_id: v.string(),
  from: v.picklist(['visitor', 'support']),
  text: v.string(),
  /** ISO 8601, UTC. */
  sent_at: v.string(),
});
export type ChatMessage = v.InferOutput<typeof ChatMessageSchema>;

/** The same for staff, with the agent's name. */
const DeskChatMessageSchema = v.object({
  ...ChatMessageSchema.entries,
  /** An agent's name, or else email; null for visitors, and if unknown. */
  by: v.nullable(v.string()),
});
export type DeskChatMessage = v.InferOutput<typeof DeskChatMessageSchema>;

/** A visitor's chat, or its messages after a position. */
export const ConversationSchema = v.object({
  number: v.string(),
  /** Whether replies can reach the visitor by email. */
  has_email: v.boolean(),
  messages: v.array(ChatMessageSchema),
});
export type Conversation = v.InferOutput<typeof ConversationSchema>;

/** `waiting`: needs a reply · `answered`: support replied last · `closed`: closed, until someone writes again. */
export const CHAT_STATES = ['waiting', 'answered', 'closed'] as const;
export const ChatStateSchema = v.picklist(CHAT_STATES);
export type ChatState = v.InferOutput<typeof ChatStateSchema>;

/** A chat in support's list. */
export const DeskChatSummarySchema = v.object({
  number: v.string(),
  state: ChatStateSchema,
  /** The member; null for a visitor without an account. */
  account_id: v.nullable(v.string()),
  /** Where replies are emailed; null if the visitor left no email. */
  email: v.nullable(v.string()),
  messages: v.number(),
  /** Start of the last message. */
  last_words: v.string(),
  last_message_at: v.string(),
  /** Since when the visitor has been waiting; null if they aren't. */
  waiting_since: v.nullable(v.string()),
  /** When a reply is due; null if nobody is waiting. */
  due_at: v.nullable(v.string()),
  /** The assigned agent; null if unassigned. */
  assignee: v.nullable(AgentSchema),
});
export type DeskChatSummary = v.InferOutput<typeof DeskChatSummarySchema>;

/** A chat for support, or its messages after a position. */
export const DeskChatSchema = v.object({
  number: v.string(),
  state: ChatStateSchema,
  account_id: v.nullable(v.string()),
  email: v.nullable(v.string()),
  language: v.picklist(LANGUAGES),
  /** Since when the visitor has been waiting, and when a reply is due; null if nobody is waiting. */
  waiting_since: v.nullable(v.string()),
  due_at: v.nullable(v.string()),
  /** The assigned agent; null if unassigned. */
  assignee: v.nullable(AgentSchema),
  /** Agents who are writing, including the caller. */
  writing: v.array(AgentSchema),
  /** Positions of the last messages that the visitor's browser received, and that were emailed. */
  visitor_seen: v.number(),
  visitor_mailed: v.number(),
  messages: v.array(DeskChatMessageSchema),
  /** All of them, in chronological order. */
  notes: v.array(DeskNoteSchema),
});
export type DeskChat = v.InferOutput<typeof DeskChatSchema>;
