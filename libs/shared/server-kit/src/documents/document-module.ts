import { type DocumentKind, viewPdf } from '@vinlore/contract';
import { defineModule, type Handler, type ServerModule } from '../server-module.ts';

/** Handles `view_pdf` for one kind of documents. */
export type PdfHandler = Handler<typeof viewPdf>;

/** The one call with handlers in several modules: routed by kind of document. */
export function createDocumentModule(kinds: Readonly<Record<DocumentKind, PdfHandler>>): ServerModule {
  return defineModule({
    name: 'documents',
    contract: { viewPdf },
    handlers: { viewPdf: (input, context) => kinds[input.kind](input, context) },
  });
}
