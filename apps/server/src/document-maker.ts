import type { DocumentMaker } from '@vinlore/billing-server';
import type { PlanProduct } from '@vinlore/brand';
import type { DocumentRequest } from '@vinlore/vehicle-domain';

/** Creates a purchased document with the module for its kind. */
export function documentMaker(makers: Readonly<Record<PlanProduct, DocumentMaker>>): DocumentMaker {
  return {
    makes: (request, text) => makers[request.product].makes(request, text),
    make: (request: DocumentRequest) => makers[request.product].make(request),
    pagePath: (document) => makers[document.kind].pagePath(document),
    pdfUrl: (document, brand) => makers[document.kind].pdfUrl(document, brand),
  };
}
