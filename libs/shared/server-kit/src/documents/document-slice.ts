import { type DocumentKind, viewPdf } from '@vinlore/contract';
import { defineSlice, type Handler, type Slice } from '../slice.ts';

/** Answers `view_pdf` for one kind of documents. */
export type PdfHandler = Handler<typeof viewPdf>;

/** The one call that several slices answer: each kind of documents goes to its own. */
export function createDocumentSlice(kinds: Readonly<Record<DocumentKind, PdfHandler>>): Slice {
  return defineSlice({
    name: 'documents',
    contract: { viewPdf },
    handlers: { viewPdf: (input, context) => kinds[input.kind](input, context) },
  });
}
