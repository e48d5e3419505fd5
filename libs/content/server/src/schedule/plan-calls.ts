import { recordAct } from '@vinlore/audit';
import type { Language } from '@vinlore/brand';
import type { contentDeskContract, PlannedAct } from '@vinlore/content-domain';
import type { Tx } from '@vinlore/database';
import type { Enqueue } from '@vinlore/jobs';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { checkBase } from '../drafts/base.ts';
import { checkFaults } from '../drafts/check.ts';
import { desk, type KeptDocument, lockDocument } from '../history/document-store.ts';
import { refreshDocument } from '../history/note-entry.ts';
import { type DeskDeps, lockedDocument, type StaffContext, textIn } from '../history/deps.ts';
import { checkMayGo, publishable } from '../drafts/publish-calls.ts';
import { findPlan } from '../history/plans.ts';
import { editorsOf, planOf } from '../history/document-view.ts';

/** Nobody plans further ahead. */
const FURTHEST_MS = 366 * 24 * 60 * 60_000;

/** Has the job of plans look at a moment. */
export type Wake = Enqueue<{ readonly plan?: string | undefined }>;

/** What is planned for a text. */
interface Planned {
  readonly document: KeptDocument;
  readonly language: Language;
  readonly act: PlannedAct;
  /** The number that goes live then, or that was seen last. */
  readonly number: number;
  readonly at: Date;
  /** What the audit log says besides. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** @throws Refusal 422 for a moment that is over, or further ahead than a year */
export function checkMoment({ clock }: DeskDeps, { text }: StaffContext, at: Date): void {
  const now = clock();
  if (at <= now || at.getTime() > now.getTime() + FURTHEST_MS) refuse(422, text.t('content.momentOver'));
}

/**
 * Plans an act on a text of a document that the caller has locked, and notes it.
 *
 * @throws Refusal 422 where the same is planned already
 */
export async function makePlan({ clock }: DeskDeps, wake: Wake, tx: Tx, context: StaffContext, planned: Planned) {
  const { brand, text: words, actor } = context;
  const { document, language, act, number, at, detail } = planned;
  const { id } = document;
  if (await findPlan(tx, { id, language }, act)) refuse(422, words.t('content.plannedAlready'));
  const plan = await desk(tx)
    .insertInto('content_plan')
    .values({
      ...{ brand: brand.key, document_id: id, language, act, number, at },
      ...{ planned_at: clock(), planned_by: actor.accountId, ended_at: null, ended: null },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await refreshDocument(tx, id);
  await wake(tx, { plan: plan.id }, { startAfter: at });
  await recordAct(tx, {
    ...staffAct(context),
    act: 'content.planned',
    subject: { kind: 'content', id },
    detail: { path: document.path, language, plan: plan.id, ...detail },
    after: { act, at: at.toISOString(), number },
  });
  return plan;
}

/** POST …/plan: what is in work now goes live then; what is live now goes off then. */
export function planActCall(deps: DeskDeps, wake: Wake): Handler<typeof contentDeskContract.planAct> {
  return ({ id, language, base, act, at: moment }, context) =>
    deps.database.transaction(async (tx) => {
      const document = await lockedDocument(tx, context, id);
      const text = await textIn(tx, context, document, language);
      await checkBase(deps, tx, context, document, { language, base });
      const at = new Date(moment);
      checkMoment(deps, context, at);
      let number = text.last;
      if (act === 'publish') {
        const work = await publishable(tx, context, text);
        await checkFaults(deps, tx, context, language, work.document);
        number = work.number;
        // It may go off only after it went live: the same request for an unpublished text is judged when it is due.
      } else if (text.published !== null || !(await findPlan(tx, { id, language }, 'publish')))
        checkMayGo(context, document, text);
      const plan = await makePlan(deps, wake, tx, context, { document, language, act, number, at });
      return planOf(plan, await editorsOf(deps, [context.actor.accountId]));
    });
}

/** POST …/plan/cancel: it does not happen. */
export function cancelPlanCall(deps: DeskDeps): Handler<typeof contentDeskContract.cancelPlan> {
  const { database, clock } = deps;
  return ({ plan_id: planId }, context) =>
    database.transaction(async (tx) => {
      const { brand, text } = context;
      const plans = desk(tx).selectFrom('content_plan').selectAll().where('brand', '=', brand.key);
      const asked = plans.where('id', '=', planId);
      const found = (await asked.executeTakeFirst()) ?? refuse(404, text.t('content.planNone'));
      // Whoever acts on the document holds its lock: its job may be carrying the plan out.
      await lockDocument(tx, brand.key, found.document_id);
      const plan = (await asked.executeTakeFirst())!;
      if (plan.ended !== null) refuse(422, text.t('content.planEnded'));
      const ended = { ended: 'cancelled', ended_at: clock() } as const;
      await desk(tx).updateTable('content_plan').set(ended).where('id', '=', planId).execute();
      await refreshDocument(tx, plan.document_id);
      await recordAct(tx, {
        ...staffAct(context),
        act: 'content.plan-cancelled',
        subject: { kind: 'content', id: plan.document_id },
        detail: { plan: planId, language: plan.language },
        before: { act: plan.act, at: plan.at.toISOString() },
      });
      return planOf({ ...plan, ...ended }, await editorsOf(deps, [plan.planned_by]));
    });
}
