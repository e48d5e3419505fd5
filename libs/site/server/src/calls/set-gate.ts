import { recordAct } from '@vinlore/audit';
import { type Handler, staffAct } from '@vinlore/server-kit';
import type { siteContract } from '@vinlore/site-domain';
import type { SiteDeps } from '../deps.ts';

/** POST /api-cwa/staff/brand/gate: the audit log has the email, and of the password only that it changed. */
export function setGateCall({ database, gate }: SiteDeps): Handler<typeof siteContract.setSiteGate> {
  return async ({ email, password }, context) => {
    const brand = context.brand.key;
    const keep = await gate.prepare({ brand, email, password });
    if (keep) {
      await database.transaction(async (tx) => {
        const former = await gate.emailOf(tx, brand);
        await keep(tx);
        await recordAct(tx, {
          ...staffAct(context),
          act: 'site.gate-set',
          subject: { kind: 'gate', id: brand },
          before: { email: former },
          after: { email },
        });
      });
    }
    return { gate_email: email };
  };
}
