import type { CallContext } from './context.ts';

/**
 * Returns who acts, at which brand and from where, for an audit log entry. Only for acts of staff: members' addresses
 * are not stored.
 *
 * @example
 * await recordAct(tx, { ...staffAct(context), act: 'ticket.answered', subject: { kind: 'ticket', id }, after });
 */
export function staffAct({ brand, actor, clientAddress, userAgent }: CallContext<'staff'>) {
  return { brand: brand.key, actor: actor.accountId, from: { address: clientAddress, device: userAgent } };
}
