import type { ticketContract } from '@vinlore/feedback-domain';
import { FileReply, type Handler, refuse } from '@vinlore/server-kit';
import { FILE_TYPES, findFile } from '../../files/file-store.ts';
import { takeUpload } from '../../files/take-upload.ts';
import { findTicket } from '../ticket-store.ts';
import type { TicketDeps } from './deps.ts';

const saved = async (
  { objects }: TicketDeps,
  brand: string,
  { kind, name, ...stored }: NonNullable<Awaited<ReturnType<typeof findFile>>>,
) => new FileReply(await objects.read(brand, stored), FILE_TYPES[kind], name, 'attachment');

/** POST /api/user/ticket-upload: a file for the member's next message. */
export function ticketFileUploadCall(deps: TicketDeps): Handler<typeof ticketContract.ticketFileUpload> {
  return (input, context) => takeUpload(deps, context, input, true);
}

/** GET /api/user/ticket-file: a file in one of the member's own tickets, except those of notes. */
export function ticketFileCall(deps: TicketDeps): Handler<typeof ticketContract.ticketFile> {
  return async ({ id, small }, { actor, brand, text }) => {
    const own = { brand: brand.key, accountId: actor.accountId };
    const found = await findFile(deps.database, own, id, small === '1');
    return found ? saved(deps, brand.key, found) : refuse(404, text.t('files.none'));
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
export function staffTicketFileCall(deps: TicketDeps): Handler<typeof ticketContract.staffTicketFile> {
  return async ({ id, small }, context) => {
    const { brand, text } = context;
    const found = await findFile(deps.database, { brand: brand.key }, id, small === '1');
    if (!found) return refuse(404, text.t('files.none'));
    // Thumbnails are loaded with the ticket, whose viewing is logged itself.
    if (small === undefined) context.event('pii.read');
    return saved(deps, brand.key, found);
  };
}
