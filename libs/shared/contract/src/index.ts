export * from './call.ts';
export * from './conventions.ts';
export { csvText } from './csv-text.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export { toOpenApiSchema } from './json-schema.ts';
export * from './openapi.ts';
export * from './paths.ts';
export { type Deciding, DECIDING, type Permission, PERMISSIONS, permits } from './permission.ts';
export {
  PROOF_MS,
  PROOF_REASON,
  ProofNeededSchema,
  type ProofWays,
  ProofWaysSchema,
  proofWaysOf,
} from './recent-proof.ts';
export { RawInputSchema } from './raw-input.ts';
export { DOCUMENT_KINDS, type DocumentKind, viewPdf } from './view-pdf.ts';
export { formatDocumentNumber, newDocumentNumber, parseDocumentNumber } from './document-number.ts';
export { within } from './within.ts';
