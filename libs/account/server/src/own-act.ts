import type { CallContext } from '@vinlore/server-kit';

/** The caller acting on their own account, and their address. */
export type OwnActor = Pick<CallContext<'none'>, 'brand' | 'clientAddress' | 'userAgent'> & {
  readonly actor: { readonly accountId: string; readonly roles: readonly string[] };
};

/**
 * The actor of an audit log entry about their own account. The address is stored only for staff (ADR 24), whose changes
 * here affect access to a desk; members' addresses are never stored.
 */
export function ownAct({ actor, brand, clientAddress, userAgent }: OwnActor) {
  const isStaff = actor.roles.includes('staff');
  return {
    brand: brand.key,
    actor: actor.accountId,
    ...(isStaff && { from: { address: clientAddress, device: userAgent } }),
  };
}
