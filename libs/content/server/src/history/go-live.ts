import type { Language } from '@vinlore/brand';
import { type AnyDocument, parseContent, parsePage, type RevisionAct, SiteSchema } from '@vinlore/content-domain';
import type { Tx } from '@vinlore/database';
import { publishPage, unpublishPage } from '../publish/publish-page.ts';
import { publishSite } from '../publish/publish-site.ts';
import type { KeptDocument } from './document-store.ts';
import { type Entry, noteEntry } from './note-entry.ts';

/** What is published, and why. */
export interface Publication extends Omit<Entry, 'act'> {
  readonly act: Extract<RevisionAct, 'published' | 'rolled-back'>;
}

/** Publishes a valid document and records it in the history. @returns the entry's number */
export async function goLive(tx: Tx, document: KeptDocument, publication: Publication): Promise<number> {
  const { language, at } = publication;
  const where = { brand: document.brand, language };
  if (document.kind === 'site') await publishSite(tx, where, parseContent(SiteSchema, publication.document), at);
  else {
    const raw = { ...publication.document, path: document.path };
    // An unknown kind would be a fault, and faults were checked.
    const page = parsePage(raw, (kind) => {
      throw new Error(`Unknown block kind: ${kind}.`);
    });
    await publishPage(tx, where, page, at);
  }
  return noteEntry(tx, document, publication);
}

/** Unpublishes a text and records it in the history. @returns the entry's number */
export async function goOffline(
  tx: Tx,
  document: KeptDocument,
  entry: { readonly language: Language; readonly document: AnyDocument } & Pick<Entry, 'by' | 'at' | 'of' | 'planned'>,
): Promise<number> {
  const { brand, path } = document;
  await unpublishPage(tx, { brand, path, language: entry.language }, entry.at);
  return noteEntry(tx, document, { ...entry, act: 'unpublished' });
}
