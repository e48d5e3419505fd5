import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { FileIdsSchema } from '../../files/ticket-file.ts';
import { MessageField } from '../../message-text.ts';
import { NoteIdSchema } from '../../notes/note.ts';
import { DeskTicketSchema, TicketNumberSchema } from '../../tickets/ticket.ts';

/** Adds an internal note to a ticket. The member doesn't see it, and the status stays. */
export const staffTicketNote = endpoint({
  name: 'tickets.staffNote',
  summary: 'Adds a note to a ticket that only the team sees.',
  method: 'POST',
  path: '/api-cwa/staff/ticket/note',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({
    number: TicketNumberSchema,
    note_id: NoteIdSchema,
    text: MessageField,
    /** Ids of uploaded files. */
    files: v.optional(FileIdsSchema, []),
  }),
  answers: {
    200: success('The ticket.', DeskTicketSchema),
    404: refusal('This brand has no such ticket.'),
    422: refusal(
      'An empty note, one that is too long, a ticket that has as many as it may, or a file that was not uploaded for it.',
    ),
  },
});
