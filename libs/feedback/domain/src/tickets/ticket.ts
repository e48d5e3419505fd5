import * as v from 'valibot';

/**
 * `open`: waits for support · `answered`: waits for the member · `resolved`: done. A message of the member opens it again.
 */
export const TICKET_STATES = ['open', 'answered', 'resolved'] as const;
export const TicketStateSchema = v.picklist(TICKET_STATES);
export type TicketState = v.InferOutput<typeof TicketStateSchema>;

/** Number of a ticket, as it stands in mails: `7K2M-94QX`. */
export const TicketNumberSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, 'tickets.number'),
);

/** One message of a ticket. */
export const TicketMessageSchema = v.object({
  seq: v.number(),
  from: v.picklist(['member', 'support']),
  text: v.string(),
  sent_at: v.string(),
});
export type TicketMessage = v.InferOutput<typeof TicketMessageSchema>;

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
});
export type Ticket = v.InferOutput<typeof TicketSchema>;
