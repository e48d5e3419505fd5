import type { Brand } from '@vinlore/brand';
import type { KeptDocument } from './document-store.ts';

/** Whether the site needs a document: the site record, the home page, or a legal page in `brand.json`. */
export function isRequired(
  { legal_pages: legal }: Brand,
  { kind, path }: Pick<KeptDocument, 'kind' | 'path'>,
): boolean {
  return kind === 'site' || path === '/' || Object.values(legal).includes(path);
}
