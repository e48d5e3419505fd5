import type { Language } from '@vinlore/brand';
import type { AnyDocument, ContentKind } from '@vinlore/content-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';
import type { DeskTables } from '../desk-tables.ts';

/** A document row. */
export type KeptDocument = Selectable<DeskTables['content_document']>;
/** A text row. */
export type KeptText = Selectable<DeskTables['content_text']>;
/** A history row. */
export type KeptRevision = Selectable<DeskTables['content_revision']>;

/** Which text. */
export interface TextKey {
  readonly id: string;
  readonly language: Language;
}

/** The desk's tables of a database. */
export const desk = (source: Database | Tx) => tables<DeskTables>(source);

const documentBy = (source: Database | Tx, brand: string) =>
  desk(source).selectFrom('content_document').selectAll().where('brand', '=', brand);

/** Returns a document of a brand, even if it was deleted. */
export async function findDocument(source: Database | Tx, brand: string, id: string): Promise<KeptDocument | null> {
  return (await documentBy(source, brand).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns a brand's page at a path, or its site record. */
export async function documentAt(
  source: Database | Tx,
  brand: string,
  kind: ContentKind,
  path: string,
): Promise<KeptDocument | null> {
  const query = documentBy(source, brand).where('kind', '=', kind).where('path', '=', path);
  return (await query.where('deleted_at', 'is', null).executeTakeFirst()) ?? null;
}

/** Like `findDocument`, but locks the document until the transaction ends. */
export async function lockDocument(tx: Tx, brand: string, id: string): Promise<KeptDocument | null> {
  return (await documentBy(tx, brand).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/**
 * Locks a name of a brand (a page's path, an image name, or all redirects) until the transaction ends: of two people
 * who use it at once, the second sees the first one's result.
 */
export async function holdName(
  tx: Tx,
  brand: string,
  kind: 'path' | 'picture' | 'redirects',
  name: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${kind} ${brand} ${name}`}, 0))`.execute(desk(tx));
}

/** Locks a path for a page or redirect, after all redirects, whose checks depend on what exists. */
export async function holdPath(tx: Tx, brand: string, path: string): Promise<void> {
  await holdName(tx, brand, 'redirects', '');
  await holdName(tx, brand, 'path', path);
}

/** Returns a document's texts without discarded ones. */
export function textsOf(source: Database | Tx, id: string): Promise<KeptText[]> {
  const query = desk(source).selectFrom('content_text').selectAll().where('document_id', '=', id);
  return query.where('removed', '=', false).orderBy('language').execute();
}

/** Returns a document's text in a language, even if it was discarded. */
export async function findText(source: Database | Tx, { id, language }: TextKey): Promise<KeptText | null> {
  const query = desk(source).selectFrom('content_text').selectAll().where('document_id', '=', id);
  return (await query.where('language', '=', language).executeTakeFirst()) ?? null;
}

/** Returns an entry of a text's history. */
export async function findRevision(
  source: Database | Tx,
  { id, language }: TextKey,
  number: number,
): Promise<KeptRevision | null> {
  const query = desk(source).selectFrom('content_revision').selectAll().where('document_id', '=', id);
  const found = query.where('language', '=', language).where('number', '=', number);
  return (await found.executeTakeFirst()) ?? null;
}

/** Number of the entry to edit: the draft, or else the last published version. */
export const workOf = ({ draft, latest, last }: KeptText): number => draft ?? latest ?? last;

/** Returns the document to edit. */
export async function documentInWork(source: Database | Tx, key: TextKey, text: KeptText): Promise<AnyDocument> {
  return (await findRevision(source, key, workOf(text)))!.document;
}
