import type { Brand, Language } from '@vinlore/brand';
import { type AnyDocument, type DocumentFault, pageFaults, siteFaults } from '@vinlore/content-domain';
import { documentAnchors, documentLinks } from '@vinlore/content-domain/markdown';
import type { Database, Tx } from '@vinlore/database';
import { refuse } from '@vinlore/server-kit';
import type { DeskDeps, StaffContext } from '../history/deps.ts';
import { followLinks } from '../links/link-targets.ts';

/** The result: faults block publishing, doubts are warnings. */
export interface Verdict {
  readonly faults: DocumentFault[];
  readonly doubts: DocumentFault[];
}

/**
 * A missing image leaves a gap on the page, so it's a fault; a link to a page that isn't published yet may be intended.
 */
const REFUSED: ReadonlySet<DocumentFault['fault']> = new Set(['no-picture', 'malformed']);

/** Checks a document as publishing would. */
export async function verdictOn(
  deps: DeskDeps,
  source: Database | Tx,
  brand: Brand,
  language: Language,
  document: AnyDocument,
): Promise<Verdict> {
  const isPage = 'blocks' in document;
  const wrong = isPage ? pageFaults(document) : siteFaults(document);
  const text = { language, links: documentLinks(document), anchors: isPage ? documentAnchors(document) : null };
  const [followed] = await followLinks(deps, source, brand, [text]);
  const reported = new Set(wrong.map(({ path }) => path));
  const leads = followed!.flatMap(({ path, fault, link }) =>
    fault && !reported.has(path) ? [{ path, fault, link }] : [],
  );
  return {
    faults: [...wrong, ...leads.filter(({ fault }) => REFUSED.has(fault))],
    doubts: leads.filter(({ fault }) => !REFUSED.has(fault)),
  };
}

/** @throws Refusal 422 with the faults, if there are any */
export async function checkFaults(
  deps: DeskDeps,
  source: Database | Tx,
  { brand, text }: StaffContext,
  language: Language,
  document: AnyDocument,
): Promise<void> {
  const { faults } = await verdictOn(deps, source, brand, language, document);
  if (faults.length > 0) refuse(422, text.t('content.faults', { count: faults.length }), { faults });
}
