import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ChatNumberSchema } from '../chat/conversation.ts';
import { MessageField } from '../message-text.ts';
import { DeskNoteSchema, NoteIdSchema } from '../notes/note.ts';

/** Adds an internal note to a chat. The visitor doesn't see it, and the status stays. */
export const staffChatNote = endpoint({
  name: 'feedback.staffChatNote',
  summary: 'Adds a note to a conversation that only the team sees.',
  method: 'POST',
  path: '/api-cwa/staff/chat/note',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ number: ChatNumberSchema, note_id: NoteIdSchema, text: MessageField }),
  answers: {
    200: success('The note.', DeskNoteSchema),
    404: refusal('This brand has no such conversation.'),
    422: refusal('An empty note, one that is too long, or a conversation that has as many as it may.'),
  },
});
