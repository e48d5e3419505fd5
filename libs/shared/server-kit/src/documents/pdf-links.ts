import type { DocumentKind } from '@vinlore/contract';
import type { TextSigner } from '../keys/keys.ts';

/** Lifetime of a PDF link: a working day, so an open dashboard does not go stale. */
const LINK_HOURS = 24;

/** Signs the links. */
export interface LinkDeps {
  readonly links: TextSigner;
  readonly clock: () => Date;
}

/** Signed, expiring links to the PDFs of one kind of documents (docs/decisions.md §3: `view_pdf`). */
export interface PdfLinks {
  /** Whether a link's signature is valid for this document now. @param id as stored */
  opens(id: string, signature: string): boolean;
  /** Returns the PDF's URL for anyone who has it, with a fresh signature. @param number its id as shown to people */
  url(id: string, number: string): string;
  /** Returns the parameters for other uses, such as a page: `id` and `signature`, with the same lifetime. */
  query(id: string, number: string): URLSearchParams;
}

/** Returns the links of one kind of documents: a sticker's link opens no report. */
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
