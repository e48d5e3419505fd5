import { recordAct } from '@vinlore/audit';
import type { Brand } from '@vinlore/brand';
import { type AnyDocument, type contentDeskContract, type Destination, isSame } from '@vinlore/content-domain';
import { forBrand, type Tx } from '@vinlore/database';
import { type Handler, Refusal, refuse, staffAct } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { checkFaults } from '../drafts/check.ts';
import { checkPath } from '../drafts/check-path.ts';
import { makeDocument } from '../drafts/page-acts.ts';
import type { DeskDeps, StaffContext } from '../history/deps.ts';
import {
  desk,
  documentAt,
  documentInWork,
  findRevision,
  findText,
  holdPath,
  type KeptDocument,
  type KeptText,
  lockDocument,
} from '../history/document-store.ts';
import { goLive } from '../history/go-live.ts';
import { noteEntry } from '../history/note-entry.ts';
import { findPlan } from '../history/plans.ts';
import { recordLive } from '../history/record-live.ts';
import { checkMoment, makePlan, type Wake } from '../schedule/plan-calls.ts';
import { copyPictures, type StoredCopies, storeCopies } from './copy-pictures.ts';
import { editedBrands, type SourcePage, sourcePage } from './source-text.ts';

/** How texts are published to other brands. */
interface Manner {
  readonly as: 'publish' | 'draft';
  /** null: now. */
  readonly at: Date | null;
}

/** Whether the text is already there as requested, as after a second click or in a second window. */
async function isDone(tx: Tx, text: KeptText, document: AnyDocument, { as, at }: Manner): Promise<boolean> {
  const key = { id: text.document_id, language: text.language };
  const says = async (number: number | null) =>
    number !== null && isSame((await findRevision(tx, key, number))?.document, document);
  if (text.removed) return false;
  if (as === 'draft') return isSame(await documentInWork(tx, key, text), document);
  if (at === null) return text.draft === null && says(text.published);
  const plan = await findPlan(tx, key, 'publish', at);
  return plan !== null && says(plan.number);
}

/**
 * Returns the page there, locked; creates it if there is none. A page is locked before names, as in all other calls:
 * whoever moves a page away has locked it and waits for names.
 */
async function pageAt(deps: DeskDeps, tx: Tx, context: StaffContext, path: string): Promise<KeptDocument> {
  const { key } = context.brand;
  const find = () => documentAt(tx, key, 'page', path);
  for (;;) {
    const there = await find();
    const locked = there && (await lockDocument(tx, key, there.id));
    // Someone may have moved or deleted it while we waited for the lock.
    if (locked && locked.path === path && !locked.deleted_at) return locked;
    await sql`savepoint before_path`.execute(desk(tx));
    await holdPath(tx, key, path);
    if (!(await find())) {
      await checkPath(deps, tx, context, path);
      return makeDocument(tx, context, path, deps.clock());
    }
    // Someone created it while we waited: releases the names.
    await sql`rollback to savepoint before_path`.execute(desk(tx));
  }
}

/** Publishes one text to its target. The context's brand and the current scope are the target's. */
async function put(
  deps: DeskDeps,
  wake: Wake,
  tx: Tx,
  context: StaffContext,
  {
    from,
    page,
    to,
    manner,
    stored,
  }: { from: Brand; page: SourcePage; to: Destination; manner: Manner; stored: StoredCopies },
) {
  const { brand, text: words, actor } = context;
  const { language, base } = to;
  const source = page.texts.get(language)!.document;
  const document = await pageAt(deps, tx, context, page.document.path);
  const { id } = document;
  const text = await findText(tx, { id, language });
  const where = { brand: brand.key, language, id };
  if (text && (await isDone(tx, text, source, manner))) return { ...where, number: text.last, changed: false };
  if (base !== (text?.last ?? 0))
    refuse(409, words.t('content.brandChanged', { brand: brand.name }), { brand: brand.key, language });
  const at = deps.clock();
  const by = actor.accountId;
  const texts = new Map([...page.texts].map(([spoken, each]) => [spoken, each.document]));
  const pictures =
    (await copyPictures(deps, tx, source, { from, to: brand, texts, stored, by, at })) ??
    refuse(409, words.t('content.brandChanged', { brand: from.name }), { brand: from.key, language });
  if (manner.as === 'publish') await checkFaults(deps, tx, context, language, source);
  const detail = { from: from.key, ...(pictures.length > 0 && { pictures: pictures.join(' ') }) };
  const entry = { language, document: source, by, at };
  if (manner.as === 'publish' && manner.at === null) {
    const number = await goLive(tx, document, { ...entry, act: 'published' });
    const live = { before: text?.published ?? null, after: number, number, detail };
    await recordLive(tx, context, document, { act: 'content.published', language, ...live });
    return { ...where, number, changed: true };
  }
  const number = await noteEntry(tx, document, { ...entry, act: 'saved' });
  if (manner.at !== null)
    await makePlan(deps, wake, tx, context, { document, language, act: 'publish', number, at: manner.at, detail });
  else {
    await recordAct(tx, {
      ...staffAct(context),
      act: 'content.draft-saved',
      subject: { kind: 'content', id },
      detail: { path: document.path, language, ...detail },
      before: { number: text?.last ?? null },
      after: { number },
    });
  }
  return { ...where, number, changed: true };
}

/** Errors name the brand they occurred at. */
async function named<T>(context: StaffContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 422) throw error;
    const { brand, text } = context;
    return refuse(422, text.t('content.atBrand', { brand: brand.name, words: error.message }), error.data);
  }
}

/** Always lock in the same order, to avoid deadlocks. */
const inOrder = (one: Destination, other: Destination) =>
  `${one.brand} ${one.language}` < `${other.brand} ${other.language}` ? -1 : 1;

/** POST …/counterparts/publish: to all brands or to none, each with a version in its own history. */
export function publishToBrandsCall(deps: DeskDeps, wake: Wake): Handler<typeof contentDeskContract.publishToBrands> {
  return async ({ id, destinations, as, at: moment }, context) => {
    const { brand: from, text: words } = context;
    const manner: Manner = { as, at: as === 'publish' && moment !== undefined ? new Date(moment) : null };
    const brands = await editedBrands(deps, context);
    const brandAt = (key: string) =>
      brands.find((each) => each.key === key) ?? refuse(404, words.t('content.brandNone'));
    const drafts = await sourcePage(deps.database, context, id);
    const stored = new Map<Destination, StoredCopies>();
    for (const to of destinations) {
      const draft = drafts.texts.get(to.language);
      if (draft) stored.set(to, await storeCopies(deps, { from, to: brandAt(to.brand) }, draft.document));
    }
    return deps.database.transaction(async (tx) => {
      const page = await sourcePage(tx, context, id);
      if (manner.at !== null) checkMoment(deps, context, manner.at);
      const published = [];
      for (const to of destinations.toSorted(inOrder)) {
        const brand = brandAt(to.brand);
        const { language } = to;
        const text = page.texts.get(language) ?? refuse(404, words.t('content.textNone'));
        if (text.number !== to.of)
          refuse(409, words.t('content.brandChanged', { brand: from.name }), { brand: from.key, language });
        const at: StaffContext = { ...context, brand };
        published.push(
          await forBrand(brand.key, () =>
            named(at, () => put(deps, wake, tx, at, { from, page, to, manner, stored: stored.get(to) ?? new Map() })),
          ),
        );
      }
      return { published };
    });
  };
}
