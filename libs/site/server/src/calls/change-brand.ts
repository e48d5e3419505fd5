import { recordAct } from '@vinlore/audit';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { SITE_KEYS, type siteContract } from '@vinlore/site-domain';
import type { SiteDeps } from '../deps.ts';
import { changeBrand } from '../live/change-brand.ts';
import { answered, checkKeys, demandSecondOwner, shortened } from './brand-change.ts';
import { valueFaults } from './value-faults.ts';

/** POST /api-cwa/staff/brand/change: one entry in the audit log, however many keys. */
export function changeBrandCall(deps: SiteDeps): Handler<typeof siteContract.changeSiteBrand> {
  const { live, gate, clock } = deps;
  return async ({ changes }, context) => {
    const { brand, actor, text } = context;
    checkKeys(changes, SITE_KEYS, text);
    const faults = await valueFaults(deps, brand.key, changes, text);
    if (faults.length > 0) refuse(422, text.t('site.wrongValue'), { faults });
    const opensGate = changes.some(({ key, value }) => key === 'settings.security' && value === 'enabled');
    return answered(deps, context, async (tx) => {
      if (opensGate && (await gate.emailOf(tx, brand.key)) === null)
        refuse(422, text.t('site.gateFirst'), {
          faults: [{ key: 'settings.security', why: text.t('site.gateFirst') }],
        });
      const { before, after, changed } = await changeBrand(tx, live, {
        ...{ brand: brand.key, actor: actor.accountId, at: clock(), changes },
      });
      if (!changed) return;
      await demandSecondOwner(tx, context, deps, after);
      await recordAct(tx, {
        ...staffAct(context),
        act: 'site.brand-changed',
        subject: { kind: 'brand', id: brand.key },
        before: shortened(before),
        after: shortened(after),
      });
    });
  };
}
