import { recordAct } from '@vinlore/audit';
import type { Brand } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import { sql } from 'kysely';
import { verdictOn } from '../drafts/check.ts';
import { isRequired } from '../history/required.ts';
import { desk, findRevision, findText, type KeptDocument, lockDocument } from '../history/document-store.ts';
import { goLive, goOffline } from '../history/go-live.ts';
import { refreshDocument } from '../history/note-entry.ts';
import type { DeskDeps } from '../history/deps.ts';
import type { KeptPlan } from '../history/plans.ts';

/** Whether someone published or unpublished since: their change is newer and wins. */
async function isOvertaken(tx: Tx, { document_id: id, language, number }: KeptPlan): Promise<boolean> {
  const newer = await desk(tx)
    .selectFrom('content_revision')
    .select('number')
    .where('document_id', '=', id)
    .where('language', '=', language)
    .where('number', '>', number)
    .where('act', 'not in', ['saved', 'discarded'])
    .where('planned', '=', false)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

interface Outcome {
  readonly ended: 'done' | 'overtaken' | 'refused';
  readonly number?: number;
}

async function publishPlanned(
  deps: DeskDeps,
  tx: Tx,
  brand: Brand,
  document: KeptDocument,
  plan: KeptPlan,
): Promise<Outcome> {
  if (await isOvertaken(tx, plan)) return { ended: 'overtaken' };
  const { language, number: of, planned_by: by } = plan;
  const planned = (await findRevision(tx, { id: document.id, language }, of))!;
  const { faults } = await verdictOn(deps, tx, brand, language, planned.document);
  if (faults.length > 0) return { ended: 'refused' };
  const entry = { language, act: 'published', document: planned.document, of, by, planned: true } as const;
  // Edits made after scheduling stay in the draft.
  const since = (await findText(tx, { id: document.id, language }))!.draft;
  const number = await goLive(tx, document, { ...entry, at: deps.clock() });
  if (since !== null && since > of) await keepDraft(tx, document.id, language, since);
  return { ended: 'done', number };
}

async function keepDraft(tx: Tx, id: string, language: KeptPlan['language'], draft: number): Promise<void> {
  await desk(tx)
    .updateTable('content_text')
    .set({ draft })
    .where('document_id', '=', id)
    .where('language', '=', language)
    .execute();
  await refreshDocument(tx, id);
}

/** A publication after scheduling doesn't affect the scheduled end. */
async function unpublishPlanned(
  { clock }: DeskDeps,
  tx: Tx,
  brand: Brand,
  document: KeptDocument,
  plan: KeptPlan,
): Promise<Outcome> {
  const { language, planned_by: by } = plan;
  const key = { id: document.id, language };
  const text = await findText(tx, key);
  if (text?.published == null) return { ended: 'overtaken' };
  // The brand may have come to need the page since.
  if (isRequired(brand, document) && language === brand.language) return { ended: 'refused' };
  const live = (await findRevision(tx, key, text.published))!;
  const entry = { language, document: live.document, of: live.number, by, planned: true };
  return { ended: 'done', number: await goOffline(tx, document, { ...entry, at: clock() }) };
}

/** Applies one scheduled change if it's still pending. */
async function carryOut(deps: DeskDeps, tx: Tx, brand: Brand, id: string): Promise<void> {
  const at = deps.clock();
  const plans = desk(tx).selectFrom('content_plan').selectAll();
  const due = plans.where('id', '=', id).where('ended', 'is', null);
  const found = await due.executeTakeFirst();
  // The document is always locked first; whoever held the lock may have ended the plan.
  const document = found && (await lockDocument(tx, brand.key, found.document_id));
  const plan = document && (await due.forUpdate().executeTakeFirst());
  if (!plan) return;
  const outcome = await (plan.act === 'publish'
    ? publishPlanned(deps, tx, brand, document, plan)
    : unpublishPlanned(deps, tx, brand, document, plan));
  const ended = { ended: outcome.ended, ended_at: at };
  await desk(tx).updateTable('content_plan').set(ended).where('id', '=', id).execute();
  await refreshDocument(tx, document.id);
  await recordAct(tx, {
    brand: brand.key,
    actor: null,
    act:
      outcome.ended !== 'done'
        ? `content.plan-${outcome.ended}`
        : plan.act === 'publish'
          ? 'content.published'
          : 'content.unpublished',
    subject: { kind: 'content', id: document.id },
    detail: { path: document.path, language: plan.language, plan: id, number: outcome.number ?? plan.number },
  });
}

/**
 * Applies all due changes, one transaction each; a failure doesn't block the others.
 *
 * @param woken the schedule whose time woke the job: the database considers it due even if our clock is behind
 * @throws AggregateError after all were tried, so that the job is retried for those that failed
 */
export async function carryOutPlans(deps: DeskDeps, woken?: string): Promise<void> {
  const { database, brands, clock } = deps;
  const due = await desk(database)
    .selectFrom('content_plan')
    .select(['id', 'brand'])
    .where('ended', 'is', null)
    .where((is) => is.or([is('at', '<=', clock()), ...(woken === undefined ? [] : [is('id', '=', woken)])]))
    .orderBy('at')
    .execute();
  const failures: unknown[] = [];
  for (const { id, brand: key } of due) {
    const brand = brands.find((each) => each.key === key);
    if (!brand) continue;
    await database
      .transaction((tx) => carryOut(deps, tx, brand, id))
      .catch((error: unknown) => void failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of the plans could not be carried out`);
}

/** How long superseded drafts are kept. */
const DRAFT_MS = 30 * 24 * 60 * 60_000;

/** Deletes old superseded drafts and expired previews. */
export async function purgeDrafts({ database, clock }: Pick<DeskDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  await database.maintenance(async (db) => {
    await sql`delete from content_revision r where act = 'saved' and at < ${new Date(now.getTime() - DRAFT_MS)}
      and not exists (select from content_text t where t.document_id = r.document_id and t.language = r.language
        and r.number in (t.last, t.draft, t.latest))
      and not exists (select from content_plan p where p.document_id = r.document_id and p.language = r.language
        and p.number = r.number and p.ended is null)`.execute(db);
    await sql`delete from content_preview where expires_at <= ${now}`.execute(db);
  });
}
