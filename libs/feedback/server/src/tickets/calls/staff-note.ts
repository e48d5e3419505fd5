import { NOTES, type ticketContract } from '@vinlore/feedback-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { attachFiles } from '../../files/file-store.ts';
import { addNote } from '../../notes/note-store.ts';
import { saidText } from '../../said-text.ts';
import { addTicketSearch } from '../ticket-store.ts';
import { actOn, record } from './act-on.ts';
import type { TicketDeps } from './deps.ts';

/** POST /api-cwa/staff/ticket/note: an internal note; sends no email and doesn't change the status. */
export function staffTicketNoteCall(deps: TicketDeps): Handler<typeof ticketContract.staffTicketNote> {
  return ({ number, note_id: noteId, text: said, files }, context) => {
    const { actor, brand, text } = context;
    const words = saidText(said, text);
    return actOn(deps, context, number, async (tx, ticket) => {
      const note = { noteId, text: words, by: actor.accountId };
      const added = await addNote(tx, 'ticket_note', ticket.id, note, deps.clock());
      if (added === 'full') return refuse(422, text.t('notes.full', { count: NOTES }));
      if (added === 'known') return;
      const by = { brand: brand.key, by: actor.accountId };
      if (!(await attachFiles(tx, by, files, { ticketId: ticket.id, noteId })))
        return refuse(422, text.t('files.gone'));
      await addTicketSearch(tx, ticket.id, words);
      await record(tx, context, ticket, {
        act: 'ticket.noted',
        ...(files.length > 0 && { detail: { files: files.length } }),
      });
    });
  };
}
