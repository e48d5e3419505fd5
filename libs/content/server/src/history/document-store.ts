import type { Language } from '@vinlore/brand';
import type { AnyDocument, ContentKind } from '@vinlore/content-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';
import type { DeskTables } from '../desk-tables.ts';

/** A document as it is kept. */
export type KeptDocument = Selectable<DeskTables['content_document']>;
/** A text as it is kept. */
export type KeptText = Selectable<DeskTables['content_text']>;
/** An entry of a history as it is kept. */
export type KeptRevision = Selectable<DeskTables['content_revision']>;

/** Which text. */
export interface TextKey {
  readonly id: string;
  readonly language: Language;
}

/** The desk's view of a database. */
export const desk = (source: Database | Tx) => tables<DeskTables>(source);

const documentBy = (source: Database | Tx, brand: string) =>
  desk(source).selectFrom('content_document').selectAll().where('brand', '=', brand);

/** A document of a brand, deleted ones too. */
export async function findDocument(source: Database | Tx, brand: string, id: string): Promise<KeptDocument | null> {
  return (await documentBy(source, brand).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** What a brand has at a path, or around every page. */
export async function documentAt(
  source: Database | Tx,
  brand: string,
  kind: ContentKind,
  path: string,
): Promise<KeptDocument | null> {
  const query = documentBy(source, brand).where('kind', '=', kind).where('path', '=', path);
  return (await query.where('deleted_at', 'is', null).executeTakeFirst()) ?? null;
}

/** The same as `findDocument`; whoever else acts on it waits until this transaction ends. */
export async function lockDocument(tx: Tx, brand: string, id: string): Promise<KeptDocument | null> {
  return (await documentBy(tx, brand).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/**
 * Holds a name of a brand, a page's path or a picture's, or all its redirects, until the transaction ends: of two who give it at once the
 * second sees what the first has done.
 */
export async function holdName(
  tx: Tx,
  brand: string,
  kind: 'path' | 'picture' | 'redirects',
  name: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${kind} ${brand} ${name}`}, 0))`.execute(desk(tx));
}

/** Holds a path for what is to stand there or lead elsewhere: after all redirects, which are judged by what stands where. */
export async function holdPath(tx: Tx, brand: string, path: string): Promise<void> {
  await holdName(tx, brand, 'redirects', '');
  await holdName(tx, brand, 'path', path);
}

/** A document's texts, without those that were given up. */
export function textsOf(source: Database | Tx, id: string): Promise<KeptText[]> {
  const query = desk(source).selectFrom('content_text').selectAll().where('document_id', '=', id);
  return query.where('removed', '=', false).orderBy('language').execute();
}

/** A document's text in a language, even where it was given up. */
export async function findText(source: Database | Tx, { id, language }: TextKey): Promise<KeptText | null> {
  const query = desk(source).selectFrom('content_text').selectAll().where('document_id', '=', id);
  return (await query.where('language', '=', language).executeTakeFirst()) ?? null;
}

/** An entry of a text's history. */
export async function findRevision(
  source: Database | Tx,
  { id, language }: TextKey,
  number: number,
): Promise<KeptRevision | null> {
  const query = desk(source).selectFrom('content_revision').selectAll().where('document_id', '=', id);
  const found = query.where('language', '=', language).where('number', '=', number);
  return (await found.executeTakeFirst()) ?? null;
}

/** What an editor begins with: the draft, else what was published last. */
export const workOf = ({ draft, latest, last }: KeptText): number => draft ?? latest ?? last;

/** The document that an editor begins with. */
export async function documentInWork(source: Database | Tx, key: TextKey, text: KeptText): Promise<AnyDocument> {
  return (await findRevision(source, key, workOf(text)))!.document;
}
