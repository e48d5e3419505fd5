import type { ticketContract } from '@vinlore/feedback-domain';
import { FileReply, type Handler, refuse } from '@vinlore/server-kit';
import { findFile } from '../../files/file-store.ts';
import { takeUpload } from '../../files/take-upload.ts';
import { findTicket } from '../ticket-store.ts';
import type { TicketDeps } from './deps.ts';

/** Headers of a file: always a download, never displayed. */
const TYPES = { picture: 'image/jpeg', pdf: 'application/pdf', text: 'text/plain; charset=utf-8' } as const;

const saved = ({ bytes, kind, name }: NonNullable<Awaited<ReturnType<typeof findFile>>>) =>
  new FileReply(bytes, TYPES[kind], name, 'attachment');

/** POST /api/user/ticket-upload: a file for the member's next message. */
export function ticketFileUploadCall(deps: TicketDeps): Handler<typeof ticketContract.ticketFileUpload> {
  return (input, context) => takeUpload(deps, context, input, true);
}

/** GET /api/user/ticket-file: a file in one of the member's own tickets, except those of notes. */
export function ticketFileCall({ database }: TicketDeps): Handler<typeof ticketContract.ticketFile> {
  return async ({ id, small }, { actor, brand, text }) => {
    const own = { brand: brand.key, accountId: actor.accountId };
    const found = await findFile(database, own, id, small === '1');
    return found ? saved(found) : refuse(404, text.t('files.none'));
  };
}

/** POST /api-cwa/staff/ticket/upload: a file for a reply, a note, or a new ticket. */
export function staffTicketUploadCall(deps: TicketDeps): Handler<typeof ticketContract.staffTicketUpload> {
  return async ({ number, ...input }, context) => {
    const { brand, text } = context;
    if (number !== undefined && !(await findTicket(deps.database, { brand: brand.key, number })))
      return refuse(404, text.t('tickets.none'));
    return takeUpload(deps, context, input, false);
  };
}

/** GET /api-cwa/staff/ticket/file: a file of a message or note. */
export function staffTicketFileCall({ database }: TicketDeps): Handler<typeof ticketContract.staffTicketFile> {
  return async ({ id, small }, context) => {
    const { brand, text } = context;
    const found = await findFile(database, { brand: brand.key }, id, small === '1');
    if (!found) return refuse(404, text.t('files.none'));
    // Thumbnails are loaded with the ticket, whose viewing is logged itself.
    if (small === undefined) context.event('pii.read');
    return saved(found);
  };
}
