import type { Actor, Authenticator } from '@vinlore/server-kit';
import { OPEN_GATES } from '@vinlore/testing-node';

/** Authenticates the members of a bench by the tokens it gave them, each for their own brand. */
export const membersByToken = (
  members: ReadonlyMap<string, { readonly brand: string; readonly actor: Actor }>,
): Authenticator => ({
  ...OPEN_GATES,
  actorOfToken: (key, token) => {
    const member = members.get(token);
    return Promise.resolve(member?.brand === key ? member.actor : null);
  },
});
