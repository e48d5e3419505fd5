import type { CallContext } from './context.ts';

/**
 * Who acts, at which brand and from where, for an entry of the audit log. Only for acts of staff: of members
 * no address is kept.
 *
 * @example
 * await recordAct(tx, { ...staffAct(context), act: 'ticket.answered', subject: { kind: 'ticket', id }, after });
 */
export function staffAct({ brand, actor, clientAddress, userAgent }: CallContext<'staff'>) {
  return { brand: brand.key, actor: actor.accountId, from: { address: clientAddress, device: userAgent } };
}
