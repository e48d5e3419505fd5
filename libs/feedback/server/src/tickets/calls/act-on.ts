import { type Act, recordAct } from '@vinlore/audit';
import type { Tx } from '@vinlore/database';
import { type CallContext, refuse, staffAct } from '@vinlore/server-kit';
import { deskTicket } from '../desk-ticket.ts';
import { findTicket, type KeptTicket, lockTicket } from '../ticket-store.ts';
import type { TicketDeps } from './deps.ts';

/** The staff member making the call. */
export type StaffContext = CallContext<'staff'>;

/**
 * Runs an action on a locked ticket of the caller's brand and returns the result.
 *
 * @param before takes the locks that precede the ticket's
 */
export async function actOn(
  deps: TicketDeps,
  { brand, text }: StaffContext,
  number: string,
  act: (tx: Tx, ticket: KeptTicket) => Promise<void>,
  before?: (tx: Tx) => Promise<void>,
) {
  const which = { brand: brand.key, number };
  return deps.database.transaction(async (tx) => {
    await before?.(tx);
    const ticket = await lockTicket(tx, which);
    if (!ticket) return refuse(404, text.t('tickets.none'));
    await act(tx, ticket);
    return deskTicket(tx, brand, (await findTicket(tx, which))!, deps);
  });
}

/** Records an action on a ticket in the audit log. */
export const record = (
  tx: Tx,
  context: StaffContext,
  { id }: KeptTicket,
  act: Pick<Act, 'act' | 'detail' | 'before' | 'after'>,
) => recordAct(tx, { ...staffAct(context), subject: { kind: 'ticket', id }, ...act });
