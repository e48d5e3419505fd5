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

/** How far ahead a change can be scheduled. */
const FURTHEST_MS = 366 * 24 * 60 * 60_000;

/** Schedules the job for a time. */
export type Wake = Enqueue<{ readonly plan?: string | undefined }>;

/** The scheduled change of a text. */
interface Planned {
  readonly document: KeptDocument;
  readonly language: Language;
  readonly act: PlannedAct;
  /** The entry that will go live, or the last one the author saw. */
  readonly number: number;
  readonly at: Date;
  /** Further details for the audit log. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** @throws Refusal 422 for a time in the past, or more than a year ahead */
export function checkMoment({ clock }: DeskDeps, { text }: StaffContext, at: Date): void {
  const now = clock();
  if (at <= now || at.getTime() > now.getTime() + FURTHEST_MS) refuse(422, text.t('content.momentOver'));
}

/**
 * Schedules a change to a text of a document that the caller has locked, and records it.
 *
 * @throws Refusal 422 if the same change is already scheduled
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

/** POST …/plan: schedules the current draft's publication, or the end of the live version. */
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
        // Unpublishing may be scheduled before the publication; it's checked when it's due.
      } else if (text.published !== null || !(await findPlan(tx, { id, language }, 'publish')))
        checkMayGo(context, document, text);
      const plan = await makePlan(deps, wake, tx, context, { document, language, act, number, at });
      return planOf(plan, await editorsOf(deps, [context.actor.accountId]));
    });
}

/** POST …/plan/cancel: cancels a scheduled change. */
export function cancelPlanCall(deps: DeskDeps): Handler<typeof contentDeskContract.cancelPlan> {
  const { database, clock } = deps;
  return ({ plan_id: planId }, context) =>
    database.transaction(async (tx) => {
      const { brand, text } = context;
      const plans = desk(tx).selectFrom('content_plan').selectAll().where('brand', '=', brand.key);
      const asked = plans.where('id', '=', planId);
      const found = (await asked.executeTakeFirst()) ?? refuse(404, text.t('content.planNone'));
      // Takes the document's lock first: the job may be applying the change right now.
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
