import { type DocumentKind, viewPdf } from '@vinlore/contract';
import { defineModule, type Handler, type ServerModule } from '../server-module.ts';

/** Answers `view_pdf` for one kind of documents. */
export type PdfHandler = Handler<typeof viewPdf>;

/** The one call that several modules answer: each kind of documents goes to its own. */
export function createDocumentModule(kinds: Readonly<Record<DocumentKind, PdfHandler>>): ServerModule {
  return defineModule({
    name: 'documents',
    contract: { viewPdf },
    handlers: { viewPdf: (input, context) => kinds[input.kind](input, context) },
  });
}
