import type { AnyDocument, RevisionAct } from '@vinlore/content-domain';
import type { Tx } from '@vinlore/database';
import { sql } from 'kysely';
import { desk, findText, type KeptDocument, type KeptText } from './document-store.ts';
import type { Language } from '@vinlore/brand';

/** The entry to add. */
export interface Entry {
  readonly language: Language;
  readonly act: RevisionAct;
  readonly document: AnyDocument;
  /** Account id; null if unknown. */
  readonly by: string | null;
  readonly at: Date;
  /** The entry whose document it is. */
  readonly of?: number;
  readonly planned?: boolean;
}

const titleOf = (document: AnyDocument) => ('title' in document ? document.title : '');

/** The state of a text after an action. */
function standingAfter(act: RevisionAct, number: number, text: KeptText | null) {
  switch (act) {
    case 'saved':
      return { draft: number, removed: false };
    case 'discarded':
      return text?.latest == null ? { draft: null, removed: true } : { draft: null };
    case 'seeded':
    case 'published':
      return { published: number, latest: number, draft: null, removed: false };
    case 'rolled-back':
      return { published: number, latest: number, removed: false };
    case 'unpublished':
    case 'deleted':
      return { published: null };
  }
}

/** Returns the version of the published row, as this transaction left it. */
const rowVersion = ({ brand, kind, path }: KeptDocument, language: Language) =>
  kind === 'site'
    ? sql<number | null>`(select version from content_site where brand = ${brand} and language = ${language})`
    : sql<
        number | null
      >`(select version from content_page where brand = ${brand} and language = ${language} and url = ${path})`;

/**
 * Adds an entry to a text's history and updates the text's state. The caller holds the document's lock and has already
 * changed the published rows.
 *
 * @returns the entry's number
 */
export async function noteEntry(tx: Tx, document: KeptDocument, entry: Entry): Promise<number> {
  const { language, act, at, by } = entry;
  const key = { id: document.id, language };
  const text = await findText(tx, key);
  const number = (text?.last ?? 0) + 1;
  const title = titleOf(entry.document);
  const standing = {
    ...{ title, last: number, changed_at: at, changed_by: by, row_version: rowVersion(document, language) },
    ...standingAfter(act, number, text),
  };
  await desk(tx)
    .insertInto('content_text')
    .values({ document_id: document.id, language, published: null, latest: null, draft: null, ...standing })
    .onConflict((conflict) => conflict.columns(['document_id', 'language']).doUpdateSet(standing))
    .execute();
  await desk(tx)
    .insertInto('content_revision')
    .values({
      ...{ document_id: document.id, language, number, act, title, at, by_account: by },
      document: JSON.stringify(entry.document),
      of_number: entry.of ?? null,
      planned: entry.planned ?? false,
    })
    .execute();
  await refreshDocument(tx, document.id);
  return number;
}

/** Updates the denormalized filters and sort keys. */
export async function refreshDocument(tx: Tx, id: string): Promise<void> {
  await sql`select content_refresh(${id})`.execute(desk(tx));
}
