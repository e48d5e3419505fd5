import { recordAct } from '@vinlore/audit';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { PLANNED_KEYS, type siteContract } from '@vinlore/site-domain';
import { answered, checkKeys, demandSecondOwner, shortened } from '../calls/brand-change.ts';
import { siteState } from '../calls/site-state.ts';
import { valueFaults } from '../calls/value-faults.ts';
import type { SiteDeps, WakePlans } from '../deps.ts';
import { judgeChange } from '../live/change-brand.ts';
import { momentOf } from '../calls/moment-of.ts';
import { endPlan, keepPlan, waitingPlan } from '../store/plan-store.ts';

/** POST /api-cwa/staff/brand/plan. */
export function planChangeCall(deps: SiteDeps, wake: WakePlans): Handler<typeof siteContract.planSiteChange> {
  const { live, clock } = deps;
  return async ({ changes, at: asked }, context) => {
    const { brand, actor, text } = context;
    checkKeys(changes, PLANNED_KEYS, text);
    const now = clock();
    const at = momentOf(asked, now, text);
    const faults = await valueFaults(deps, brand.key, changes, text);
    if (faults.length > 0) refuse(422, text.t('site.wrongValue'), { faults });
    const change = { brand: brand.key, actor: actor.accountId, at: now, changes };
    return answered(deps, context, async (tx) => {
      const { before, after, changed } = await judgeChange(tx, live, change);
      if (!changed) return;
      await demandSecondOwner(tx, context, deps, after);
      const id = await keepPlan(tx, change, { at, now });
      await wake(tx, { plan: id }, { startAfter: at });
      await recordAct(tx, {
        ...staffAct(context),
        ...{ act: 'site.change-planned', subject: { kind: 'brand', id: brand.key } },
        ...{ before: shortened(before), after: shortened(after) },
        detail: { plan: id, at: at.toISOString() },
      });
    });
  };
}

/** POST /api-cwa/staff/brand/plan/cancel. */
export function cancelPlanCall(deps: SiteDeps): Handler<typeof siteContract.cancelSitePlan> {
  const { database, clock } = deps;
  return async ({ plan_id: id }, context) => {
    const { brand, text } = context;
    await database.transaction(async (tx) => {
      if (!(await waitingPlan(tx, brand.key, id))) refuse(404, text.t('site.noSuchPlan'));
      await endPlan(tx, id, 'canceled', clock());
      await recordAct(tx, {
        ...staffAct(context),
        ...{ act: 'site.plan-canceled', subject: { kind: 'brand', id: brand.key }, detail: { plan: id } },
      });
    });
    return siteState(deps, brand.key);
  };
}
