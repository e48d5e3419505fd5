import { LANGUAGES } from '@vinlore/brand';
import * as v from 'valibot';
import { AgentSchema } from '../assign/agent.ts';
import { TicketFileSchema } from '../files/ticket-file.ts';
import { DeskNoteSchema } from '../notes/note.ts';
import { TeamRefSchema } from '../teams/team.ts';
import { TicketRatingSchema } from './ticket-rating.ts';

/**
 * `open`: waits for support · `answered`: waits for the member · `resolved`: done. A message of the member opens it again.
 */
export const TICKET_STATES = ['open', 'answered', 'resolved'] as const;
export const TicketStateSchema = v.picklist(TICKET_STATES);
export type TicketState = v.InferOutput<typeof TicketStateSchema>;

/** What a ticket is about: one of the two documents, a record of a report that its member disputes, or anything else. */
export const TICKET_SUBJECTS = ['report', 'sticker', 'dispute', 'other'] as const;
export const TicketSubjectSchema = v.picklist(TICKET_SUBJECTS);
export type TicketSubject = v.InferOutput<typeof TicketSubjectSchema>;

/** Number of a ticket, as it stands in mails: `7K2M-94QX`. */
export const TicketNumberSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, 'tickets.number'),
);

/** What a message says of the mail that it came by. */
const MessageMailSchema = v.object({
  /** Names of files that came with it and were not taken. */
  left_out: v.array(v.string()),
});

/** The same for staff. */
const DeskMessageMailSchema = v.object({
  ...MessageMailSchema.entries,
  /** The address that it came from, which proves nothing; null where it is the account's own. */
  from: v.nullable(v.string()),
  /** The whole text of the mail; null where the message has all of it. */
  whole: v.nullable(v.string()),
});

/** One message of a ticket. */
const TicketMessageSchema = v.object({
  seq: v.number(),
  from: v.picklist(['member', 'support']),
  text: v.string(),
  files: v.array(TicketFileSchema),
  /** Null: it was written on a page. */
  mail: v.nullable(MessageMailSchema),
  sent_at: v.string(),
});
export type TicketMessage = v.InferOutput<typeof TicketMessageSchema>;

/** The same for staff, who see which of them said it. */
const DeskTicketMessageSchema = v.object({
  ...TicketMessageSchema.entries,
  mail: v.nullable(DeskMessageMailSchema),
  /** A colleague's name, else their email; null of members, and where it is not known (any more). */
  by: v.nullable(v.string()),
});

/** A note beside a ticket, with its files. */
const TicketNoteSchema = v.object({ ...DeskNoteSchema.entries, files: v.array(TicketFileSchema) });

/** A ticket in a list. */
export const TicketSummarySchema = v.object({
  number: v.string(),
  state: TicketStateSchema,
  vin: v.string(),
  /** What it is about; null for anything else. */
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
  /** Credits that the ticket gave, by itself or by staff. */
  credits_given: v.number(),
  /** How its member found the help, asked once it is resolved; null where they did not say. */
  rating: v.nullable(TicketRatingSchema),
});
export type Ticket = v.InferOutput<typeof TicketSchema>;

/** A ticket in support's list. */
export const DeskTicketSummarySchema = v.object({
  ...TicketSummarySchema.entries,
  about: TicketSubjectSchema,
  /** Number of the report whose record is disputed; null where none is. */
  report: v.nullable(v.string()),
  /** As the form gave them; '' where it gave none. */
  email: v.string(),
  name: v.string(),
  /** Since when the member waits for support; null where nobody does. */
  waiting_since: v.nullable(v.string()),
  /** By when an answer was promised; null where nobody waits. */
  due_at: v.nullable(v.string()),
  /** Who of support has it; null where nobody does. */
  assignee: v.nullable(AgentSchema),
  /** Whose team has it; null where none does. */
  team: v.nullable(TeamRefSchema),
  /** By the alphabet. */
  tags: v.array(v.string()),
});
export type DeskTicketSummary = v.InferOutput<typeof DeskTicketSummarySchema>;

/** A ticket as support works on it. */
export const DeskTicketSchema = v.object({
  ...DeskTicketSummarySchema.entries,
  ...TicketSchema.entries,
  conversation: v.array(DeskTicketMessageSchema),
  /** In the order in which they were written. */
  notes: v.array(TicketNoteSchema),
  account_id: v.string(),
  phone: v.string(),
  /** The account's own email, where mails go; null where the account is gone. */
  account_email: v.nullable(v.string()),
  /** The language in which the member is written to. */
  language: v.picklist(LANGUAGES),
  /** Whose credits a gift of this ticket gives where no other kind is chosen, and what can be chosen. */
  credit_product: v.picklist(['report', 'sticker']),
  credit_kinds: v.array(v.picklist(['report', 'sticker'])),
  /** Who of support is writing in it just now, the reader included. */
  writing: v.array(AgentSchema),
  /** Numbers of tickets that were merged into this one. */
  merged: v.array(v.string()),
  /** The member's other tickets, the last spoken in first; at most ten. */
  others: v.array(DeskTicketSummarySchema),
});
export type DeskTicket = v.InferOutput<typeof DeskTicketSchema>;
