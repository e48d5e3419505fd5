import type { DocumentKind } from '@vinlore/contract';
import type { TextSigner } from '../keys/keys.ts';

/** A link to a PDF opens for this long: a day's work, so that an open dashboard does not go stale. */
const LINK_HOURS = 24;

/** What links are signed with. */
export interface LinkDeps {
  readonly links: TextSigner;
  readonly clock: () => Date;
}

/** Signed, expiring links to the PDFs of one kind of documents (docs/decisions.md §3: `view_pdf`). */
export interface PdfLinks {
  /** Whether a link's signature opens this document now. @param id as it is stored */
  opens(id: string, signature: string): boolean;
  /** Address of its PDF for whoever holds it, signed anew each time. @param number its id as people see it */
  url(id: string, number: string): string;
  /** What opens it elsewhere, such as on a page: `id` and `signature`, good as long. */
  query(id: string, number: string): URLSearchParams;
}

/** The links of one kind of documents: what opens a sticker opens no report. */
export function pdfLinks(kind: DocumentKind, { links, clock }: LinkDeps): PdfLinks {
  const purpose = `${kind}-pdf`;
  const query: PdfLinks['query'] = (id, number) => {
    const expires = new Date(clock().getTime() + LINK_HOURS * 3_600_000);
    return new URLSearchParams({ id: number, signature: links.sign(purpose, id, expires) });
  };
  return {
    query,
    opens: (id, signature) => links.open(purpose, signature, clock()) === id,
    url: (id, number) => `/api-cwa/view_pdf?kind=${kind}&${query(id, number).toString()}`,
  };
}
