import { recordAct } from '@vinlore/audit';
import type { Brand } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import { createTranslator, loadMessages } from '@vinlore/i18n';
import { shortened } from '../calls/brand-change.ts';
import { valueFaults } from '../calls/value-faults.ts';
import type { SiteDeps } from '../deps.ts';
import { changeBrand, ChangedMeanwhile, WrongValues } from '../live/change-brand.ts';
import type { MailDesk } from '../mails/mail-desk.ts';
import { mailFaults, plannedTexts } from '../mails/mail-faults.ts';
import { siteServerMessages } from '../messages/index.ts';
import { duePlans, endPlan, type PlanEnd, type SitePlan, waitingPlan } from '../store/plan-store.ts';

type JobDeps = Pick<SiteDeps, 'database' | 'live' | 'hasPage' | 'originOf' | 'mails' | 'clock'> & {
  readonly mailDesk: Pick<MailDesk, 'indexOf'>;
};

async function carryOut(deps: JobDeps, tx: Tx, brand: Brand, plan: SitePlan): Promise<PlanEnd> {
  const { live, clock } = deps;
  const { changes, planned_by: actor } = plan;
  const { language } = brand;
  const text = createTranslator(language, await loadMessages([siteServerMessages], language));
  if ((await valueFaults(deps, brand.key, changes, text)).length > 0) return 'refused';
  const texts = plannedTexts(changes);
  if (texts.length > 0 && (await mailFaults(deps, await deps.mailDesk.indexOf(brand), brand, texts, text)).length > 0)
    return 'refused';
  try {
    const { before, after, changed } = await changeBrand(tx, live, { brand: brand.key, actor, at: clock(), changes });
    if (changed)
      await recordAct(tx, {
        ...{ brand: brand.key, actor: null, act: 'site.brand-changed', subject: { kind: 'brand', id: brand.key } },
        ...{ before: shortened(before), after: shortened(after), detail: { plan: plan.id } },
      });
    return 'done';
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return 'overtaken';
    if (error instanceof WrongValues) return 'refused';
    throw error;
  }
}

/**
 * Applies all due changes, one transaction each; a failure doesn't block the others. A change made after scheduling is
 * newer and wins.
 *
 * @throws AggregateError after all were tried, so that the job is retried for those that failed
 */
export async function carryOutSitePlans(deps: JobDeps, woken?: string): Promise<void> {
  const { database, live, clock } = deps;
  const failures: unknown[] = [];
  for (const { id, brand: key } of await duePlans(database, clock(), woken)) {
    const brand = live.brands.find((each) => each.key === key);
    if (!brand) continue;
    await database
      .transaction(async (tx) => {
        const plan = await waitingPlan(tx, key, id);
        if (!plan) return;
        const ended = await carryOut(deps, tx, brand, plan);
        await endPlan(tx, id, ended, clock());
        if (ended !== 'done')
          await recordAct(tx, {
            ...{ brand: key, actor: null, act: 'site.plan-ended', subject: { kind: 'brand', id: key } },
            detail: { plan: id, ended },
          });
      })
      .catch((error: unknown) => void failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} planned changes could not be carried out`);
}
