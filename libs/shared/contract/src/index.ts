export * from './call.ts';
export * from './conventions.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './openapi.ts';
export * from './paths.ts';
export { RawInputSchema } from './raw-input.ts';
export { DOCUMENT_KINDS, type DocumentKind, viewPdf } from './view-pdf.ts';
export { formatDocumentNumber, newDocumentNumber, parseDocumentNumber } from './document-number.ts';
