import { LANGUAGES } from '@vinlore/brand';
import * as v from 'valibot';
import { AgentSchema } from '../assign/agent.ts';
import { TicketFileSchema } from '../files/ticket-file.ts';
import { DeskNoteSchema } from '../notes/note.ts';
import { TeamRefSchema } from '../teams/team.ts';
import { TicketRatingSchema } from './ticket-rating.ts';

/** `open`: needs a reply · `answered`: support replied · `resolved`: done. A member's message reopens it. */
export const TICKET_STATES = ['open', 'answered', 'resolved'] as const;
export const TicketStateSchema = v.picklist(TICKET_STATES);
export type TicketState = v.InferOutput<typeof TicketStateSchema>;

/** Topic of a ticket: one of the two documents, a disputed record of a report, or other. */
export const TICKET_SUBJECTS = ['report', 'sticker', 'dispute', 'other'] as const;
export const TicketSubjectSchema = v.picklist(TICKET_SUBJECTS);
export type TicketSubject = v.InferOutput<typeof TicketSubjectSchema>;

/** Number of a ticket, as in emails: `7K2M-94QX`. */
export const TicketNumberSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, 'tickets.number'),
);

/** Origin of an emailed message. */
const MessageMailSchema = v.object({
  /** Names of rejected attachments. */
  left_out: v.array(v.string()),
});

/** The same for staff. */
const DeskMessageMailSchema = v.object({
  ...MessageMailSchema.entries,
  /** The sender's address, which is unverified; null if it's the account's own. */
  from: v.nullable(v.string()),
  /** The full text of the email; null if the message has all of it. */
  whole: v.nullable(v.string()),
});

/** A message of a ticket. */
const TicketMessageSchema = v.object({
  seq: v.number(),
  from: v.picklist(['member', 'support']),
  text: v.string(),
  files: v.array(TicketFileSchema),
  /** Null if it was written on a page. */
  mail: v.nullable(MessageMailSchema),
  sent_at: v.string(),
});
export type TicketMessage = v.InferOutput<typeof TicketMessageSchema>;

/** The same for staff, with the agent's name. */
const DeskTicketMessageSchema = v.object({
  ...TicketMessageSchema.entries,
  mail: v.nullable(DeskMessageMailSchema),
  /** An agent's name, or else email; null for members, and if unknown. */
  by: v.nullable(v.string()),
});

/** An internal note on a ticket, with its files. */
const TicketNoteSchema = v.object({ ...DeskNoteSchema.entries, files: v.array(TicketFileSchema) });

/** A ticket in a list. */
export const TicketSummarySchema = v.object({
  number: v.string(),
  state: TicketStateSchema,
  vin: v.string(),
  /** Its topic; null for other. */
  credit_type: v.nullable(v.picklist(['report', 'sticker'])),
  /** The first line of its first message. */
  subject: v.string(),
  messages: v.number(),
  opened_at: v.string(),
  last_message_at: v.string(),
});
export type TicketSummary = v.InferOutput<typeof TicketSummarySchema>;

/** A ticket with its conversation. */
export const TicketSchema = v.object({
  ...TicketSummarySchema.entries,
  conversation: v.array(TicketMessageSchema),
  /** Credits that the ticket gave, automatically or by staff. */
  credits_given: v.number(),
  /** The member's rating, asked for once the ticket is resolved; null if there is none. */
  rating: v.nullable(TicketRatingSchema),
});
export type Ticket = v.InferOutput<typeof TicketSchema>;

/** A ticket in support's list. */
export const DeskTicketSummarySchema = v.object({
  ...TicketSummarySchema.entries,
  about: TicketSubjectSchema,
  /** Number of the disputed report; null if there is none. */
  report: v.nullable(v.string()),
  /** As entered in the form; '' if empty. */
  email: v.string(),
  name: v.string(),
  /** Since when the member has been waiting; null if they aren't. */
  waiting_since: v.nullable(v.string()),
  /** When a reply is due; null if nobody is waiting. */
  due_at: v.nullable(v.string()),
  /** The assigned agent; null if unassigned. */
  assignee: v.nullable(AgentSchema),
  /** The assigned team; null if there is none. */
  team: v.nullable(TeamRefSchema),
  /** Sorted alphabetically. */
  tags: v.array(v.string()),
});
export type DeskTicketSummary = v.InferOutput<typeof DeskTicketSummarySchema>;

/** A ticket for support. */
export const DeskTicketSchema = v.object({
  ...DeskTicketSummarySchema.entries,
  ...TicketSchema.entries,
  conversation: v.array(DeskTicketMessageSchema),
  /** In chronological order. */
  notes: v.array(TicketNoteSchema),
  account_id: v.string(),
  phone: v.string(),
  /** The account's own email, where emails go; null if the account was deleted. */
  account_email: v.nullable(v.string()),
  /** Language of emails to the member. */
  language: v.picklist(LANGUAGES),
  /** Default credit type of the ticket, and the available ones. */
  credit_product: v.picklist(['report', 'sticker']),
  credit_kinds: v.array(v.picklist(['report', 'sticker'])),
  /** Agents who are writing, including the caller. */
  writing: v.array(AgentSchema),
  /** Numbers of tickets that were merged into this one. */
  merged: v.array(v.string()),
  /** The member's other tickets, most recent first; at most ten. */
  others: v.array(DeskTicketSummarySchema),
});
export type DeskTicket = v.InferOutput<typeof DeskTicketSchema>;
