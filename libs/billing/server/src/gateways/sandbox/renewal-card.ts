import { type Database, tables } from '@vinlore/database';
import { type Gateway, GatewayDown } from '../gateway.ts';
import { cardOf } from './cards.ts';
import type { SandboxTables } from './tables.ts';

/** Sandbox cards are not real, so they do not expire. */
const EXPIRES = { expiresMonth: 12, expiresYear: 2099 } as const;

/**
 * Reads and changes the renewal card of a sandbox subscription. A challenge card is accepted without a challenge,
 * because storing it charges nothing.
 */
export function sandboxRenewalCard(database: Database): Pick<Gateway, 'cardOf' | 'tokenOf' | 'renewWith'> {
  const db = tables<SandboxTables>(database);
  const cardIn = (id: string) =>
    db.selectFrom('sandbox_subscription').select('card').where('id', '=', id).executeTakeFirst();
  return {
    cardOf: async (id) => {
      const kept = await cardIn(id);
      return kept ? { brand: 'test', last4: cardOf(kept.card).last4, ...EXPIRES } : null;
    },
    tokenOf: async (id) => (await cardIn(id))?.card ?? null,
    renewWith: async (id, { reference }) => {
      const kept = await cardIn(id);
      const { charge, token } = cardOf(reference);
      if (!kept || charge === null) throw new GatewayDown('The sandbox does not answer.');
      if (charge.state === 'declined') return 'declined';
      if (kept.card === token) return 'same';
      await db.updateTable('sandbox_subscription').set({ card: token }).where('id', '=', id).execute();
      return 'changed';
    },
  };
}
