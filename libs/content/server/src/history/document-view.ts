import { type Brand, LANGUAGES, pathIn } from '@vinlore/brand';
import type { EditedDocument, Editor, ScheduledPublication, ContentText, Version } from '@vinlore/content-domain';
import { type Database, type Tx } from '@vinlore/database';
import { isRequired } from './required.ts';
import {
  desk,
  findRevision,
  type KeptDocument,
  type KeptRevision,
  type KeptText,
  textsOf,
  workOf,
} from './document-store.ts';
import type { DeskDeps } from './deps.ts';
import { type KeptPlan, plansOf } from './plans.ts';

/** Returns the name of an actor. */
export type EditorOf = (id: string | null) => Editor;

/** Returns a lookup of editors' names, loaded once; those who left have none. */
export async function editorsOf(
  { editorNames }: Pick<DeskDeps, 'editorNames'>,
  ids: readonly (string | null)[],
): Promise<EditorOf> {
  const names = await editorNames([...new Set(ids.filter((id) => id !== null))]);
  return (id) => {
    const name = id === null ? undefined : names.get(id);
    return id === null || name === undefined ? null : { id, name };
  };
}

/** Returns whether a text is live, was live, or was never published. */
export const stateOf = ({ published, latest }: Pick<KeptText, 'published' | 'latest'>): ContentText['state'] =>
  published !== null ? 'published' : latest !== null ? 'offline' : 'draft';

/** Returns the fields of a text that all views share. */
export const headOf = (text: KeptText, editor: EditorOf) => ({
  title: text.title,
  state: stateOf(text),
  draft: text.draft !== null,
  changed_at: text.changed_at.toISOString(),
  changed_by: editor(text.changed_by),
});

/** Returns a document at an entry number. */
export const versionOf = ({ number, at, by_account: by, document }: KeptRevision, editor: EditorOf): Version => ({
  number,
  at: at.toISOString(),
  by: editor(by),
  document,
});

/** Returns a scheduled change as shown. */
export const planOf = (plan: KeptPlan, editor: EditorOf): ScheduledPublication => ({
  plan_id: plan.id,
  act: plan.act,
  at: plan.at.toISOString(),
  number: plan.number,
  planned_at: plan.planned_at.toISOString(),
  by: editor(plan.planned_by),
  end: plan.ended,
});

/** Returns a text's public URL. */
const addressOf = (brand: Brand, { kind, path }: KeptDocument, language: KeptText['language']): string =>
  pathIn(brand, language, kind === 'site' ? '/' : path);

async function textView(
  source: Database | Tx,
  brand: Brand,
  document: KeptDocument,
  text: KeptText,
  plans: readonly KeptPlan[],
  editor: EditorOf,
): Promise<ContentText> {
  const key = { id: document.id, language: text.language };
  const at = async (number: number | null) => (number === null ? null : await findRevision(source, key, number));
  const published = await at(text.published);
  const draft = await at(text.draft);
  return {
    ...headOf(text, editor),
    number: text.last,
    published: published && versionOf(published, editor),
    draft_version: draft && versionOf(draft, editor),
    document: (draft ?? published ?? (await at(workOf(text))))!.document,
    address: addressOf(brand, document, text.language),
    plans: plans.filter(({ language }) => language === text.language).map((plan) => planOf(plan, editor)),
  };
}

/** Returns a document for its editors. */
export async function documentView(
  deps: DeskDeps,
  source: Database | Tx,
  brand: Brand,
  document: KeptDocument,
): Promise<EditedDocument> {
  const texts = await textsOf(source, document.id);
  const plans = await plansOf(source, document.id, deps.clock());
  const authors = await desk(source)
    .selectFrom('content_revision')
    .select('by_account')
    .where('document_id', '=', document.id)
    .where((is) =>
      is.or(texts.map((text) => is.and([is('language', '=', text.language), is('number', 'in', numbersOf(text))]))),
    )
    .execute();
  const editor = await editorsOf(deps, [
    ...authors.map(({ by_account: by }) => by),
    ...texts.map(({ changed_by: by }) => by),
    ...plans.map(({ planned_by: by }) => by),
  ]);
  const redirects = await desk(source)
    .selectFrom('content_redirect')
    .select('path')
    .where('document_id', '=', document.id)
    .where('ended_at', 'is', null)
    .orderBy('path')
    .execute();
  const views: Record<string, ContentText | null> = Object.fromEntries(LANGUAGES.map((language) => [language, null]));
  for (const text of texts) views[text.language] = await textView(source, brand, document, text, plans, editor);
  return {
    id: document.id,
    kind: document.kind,
    path: document.path,
    en: views['en']!,
    es: views['es']!,
    redirects: redirects.map(({ path }) => path),
    required: isRequired(brand, document),
    deleted_at: document.deleted_at?.toISOString() ?? null,
  };
}

const numbersOf = ({ published, draft, last }: KeptText) => [last, ...[published, draft].filter((n) => n !== null)];

/** Returns a text for its editor; null if it was discarded. */
export async function textViewOf(
  deps: DeskDeps,
  tx: Tx,
  brand: Brand,
  document: KeptDocument,
  language: KeptText['language'],
): Promise<ContentText | null> {
  return (await documentView(deps, tx, brand, document))[language];
}
