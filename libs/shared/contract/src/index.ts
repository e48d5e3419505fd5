export {
  BULK_PAGE,
  type BulkCheck,
  type BulkJob,
  bulkContract,
  type BulkRow,
  type ListProblem,
  ListProblemSchema,
  MOST_BULK_ROWS,
  MOST_PRINTED,
} from './bulk/bulk-contract.ts';
export { dealerCall, notDealer } from './bulk/dealer-call.ts';
export * from './call.ts';
export * from './conventions.ts';
export { csvPieces, csvText } from './csv-text.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export { toOpenApiSchema } from './json-schema.ts';
export * from './openapi.ts';
export * from './paths.ts';
export { type Deciding, type Permission, PERMISSIONS, permits } from './permission.ts';
export { PROOF_MS, PROOF_REASON, type ProofWays, proofWaysOf } from './recent-proof.ts';
export { RawInputSchema } from './raw-input.ts';
export { type DocumentKind, viewPdf } from './view-pdf.ts';
export { formatDocumentNumber, newDocumentNumber, parseDocumentNumber } from './document-number.ts';
export { ignoresInput, namesInput } from './vehicle-inputs.ts';
export { within } from './within.ts';
export { type OpenApiAbout, openApiV1 } from './v1/openapi-v1.ts';
export {
  API_VERSIONS,
  type ApiVersion,
  IDEMPOTENCY_HEADER,
  type ListOf,
  listOf,
  type Operation,
  operation,
  type OperationExample,
  pageFields,
  pathParameters,
  VERSION_HEADER,
} from './v1/operation.ts';
export { type Problem, type ProblemCode, PROBLEMS, problemOf, problemPath } from './v1/problems.ts';
export { type Scope, SCOPE_NAMES, SCOPES } from './v1/scopes.ts';
