import { recordAct } from '@vinlore/audit';
import type { Tx } from '@vinlore/database';
import {
  type ApprovalRequest,
  type CallContext,
  demandSecond,
  type Handler,
  refuse,
  staffAct,
} from '@vinlore/server-kit';
import { mailTextKey, mailTextOf, type siteContract } from '@vinlore/site-domain';
import { shortened } from '../calls/brand-change.ts';
import { BRAND_SETTINGS, type SiteDeps, type WakePlans } from '../deps.ts';
import { changeBrand, ChangedMeanwhile, judgeChange, WrongValues } from '../live/change-brand.ts';
import { momentOf } from '../calls/moment-of.ts';
import { keepPlan } from '../store/plan-store.ts';
import type { MailDesk } from './mail-desk.ts';
import { mailFaults } from './mail-faults.ts';
import type { MailIndex } from './mail-index.ts';
import { aboutOf, mailView } from './mail-state.ts';

/** The result of a change, for the audit log. */
interface Changed {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Texts that give access to accounts, or warn of others who do, need a second owner's approval (ADR 27, 60). */
async function demandSecondOwner(
  tx: Tx,
  context: CallContext<'staff'>,
  {
    desk,
    index,
    facts,
  }: { readonly desk: MailDesk; readonly index: MailIndex; readonly facts: ApprovalRequest['facts'] },
  { before, after }: Changed,
): Promise<void> {
  const waits = Object.keys(after).some((key) => desk.isGuarded(mailTextOf(key)!.text, index));
  if (!waits && !context.approved) return;
  const said = (key: string, value: unknown) => {
    const { language, text } = mailTextOf(key)!;
    return typeof value === 'string' ? value : index.part(language, text)!.product;
  };
  await demandSecond(tx, context, {
    ...{ kind: BRAND_SETTINGS, permission: 'owner', subject: { kind: 'brand', id: context.brand.key } },
    facts,
    changes: Object.keys(after).map((name) => ({
      ...{ name, before: said(name, before[name]), after: said(name, after[name]) },
    })),
  });
}

/** POST /api-cwa/staff/brand/mail/change: now or scheduled; one entry in the audit log. */
export function changeMailCall(
  deps: SiteDeps,
  desk: MailDesk,
  wake: WakePlans,
): Handler<typeof siteContract.changeSiteMail> {
  const { database, live, clock } = deps;
  return async ({ mail: name, changes: wanted, reason, at: asked }, context) => {
    const { brand, actor, text } = context;
    const { index, mail } = await desk.find(context, name, wanted);
    const now = clock();
    const at = asked === undefined ? null : momentOf(asked, now, text);
    const faults = await mailFaults(deps, index, brand, wanted, text);
    if (faults.length > 0) return refuse(422, text.t('site.wrongValue'), { faults });
    const changes = wanted.map(({ language, key, value, base }) => ({
      ...{ key: mailTextKey(language, key), value, base },
    }));
    const change = { brand: brand.key, actor: actor.accountId, at: now, changes };
    const act = { ...staffAct(context), subject: { kind: 'mail', id: name } };
    try {
      await database.transaction(async (tx) => {
        const { before, after, changed } = at
          ? await judgeChange(tx, live, change)
          : await changeBrand(tx, live, change);
        if (!changed) return;
        const facts = { mail: aboutOf(mail.kind, text).name, reason, ...(at && { at: at.toISOString() }) };
        await demandSecondOwner(tx, context, { desk, index, facts }, { before, after });
        const told = { before: shortened(before), after: shortened(after) };
        if (at) {
          const plan = await keepPlan(tx, change, { at, now });
          await wake(tx, { plan }, { startAfter: at });
          await recordAct(tx, {
            ...{ ...act, ...told, act: 'site.mail-planned', detail: { reason, plan, at: at.toISOString() } },
          });
        } else await recordAct(tx, { ...act, ...told, act: 'site.mail-changed', detail: { reason } });
      });
    } catch (error) {
      if (error instanceof WrongValues) {
        const faults = error.faults.flatMap(({ key, why }) => {
          const of = mailTextOf(key);
          return of ? [{ language: of.language, key: of.text, why }] : [];
        });
        return refuse(422, text.t('site.wrongValue'), { faults });
      }
      if (!(error instanceof ChangedMeanwhile)) throw error;
      const theirs = await mailView(deps, index, mail, context);
      return refuse(409, text.t('site.changedMeanwhile'), { mail: theirs });
    }
    await live.refresh();
    const changed = live.brands.find(({ key }) => key === brand.key)!;
    return mailView(deps, await desk.indexOf(changed), mail, { brand: changed, text });
  };
}
