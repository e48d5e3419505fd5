import type { Brand } from '@vinlore/brand';
import type { KeptDocument } from './document-store.ts';

/** Whether the site cannot do without a document: its frame, its home page, and what `brand.json` calls legal pages. */
export function isRequired(
  { legal_pages: legal }: Brand,
  { kind, path }: Pick<KeptDocument, 'kind' | 'path'>,
): boolean {
  return kind === 'site' || path === '/' || Object.values(legal).includes(path);
}
