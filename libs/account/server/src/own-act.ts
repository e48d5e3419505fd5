import type { CallContext } from '@vinlore/server-kit';

/** Who acts on their own account, and from where. */
export type OwnActor = Pick<CallContext<'none'>, 'brand' | 'clientAddress' | 'userAgent'> & {
  readonly actor: { readonly accountId: string; readonly roles: readonly string[] };
};

/**
 * Who acts on their own account, for an entry of the audit log. From where is kept of staff alone (ADR 24): what opens a
 * desk is changed here too, and of members no address is kept.
 */
export function ownAct({ actor, brand, clientAddress, userAgent }: OwnActor) {
  const isStaff = actor.roles.includes('staff');
  return {
    brand: brand.key,
    actor: actor.accountId,
    ...(isStaff && { from: { address: clientAddress, device: userAgent } }),
  };
}
