import type { DocumentMaker } from '@vinlore/billing-server';
import type { PlanProduct } from '@vinlore/brand';
import type { DocumentRequest } from '@vinlore/vehicle-domain';

/** Makes whatever was bought by the module that makes documents of its kind. */
export function documentMaker(makers: Readonly<Record<PlanProduct, DocumentMaker>>): DocumentMaker {
  return {
    makes: (request, text) => makers[request.product].makes(request, text),
    make: (request: DocumentRequest) => makers[request.product].make(request),
    pagePath: (document) => makers[document.kind].pagePath(document),
    pdfUrl: (document, brand) => makers[document.kind].pdfUrl(document, brand),
  };
}
