export type { BrandOverlay, OverlayChange, OverlayChanged, OverlayValue } from './brand-overlay.ts';
export * from './brands.ts';
export { carryOutCall, type CarryOutCallDeps } from './carry-out-call.ts';
export * from './config/config.ts';
export { isLoopbackHost, type ModeConfig, productMode, type ProductMode } from './config/product-mode.ts';
export { followConfig, RELOADED, reloadConfig, type ValueFiles, valueFiles } from './config/reload-config.ts';
export * from './context.ts';
export { createDocumentModule, type PdfHandler } from './documents/document-module.ts';
export { orBusy } from './documents/or-busy.ts';
export { pdfLinks, type PdfLinks } from './documents/pdf-links.ts';
export { documentVerifyUrl } from './documents/verify-url.ts';
export { answerInProcess } from './http/answers.ts';
export * from './http/api.ts';
export { clientAddressReader, isLoopback, networkOf } from './client/client-address.ts';
export { perMinute, visitorLimit, type VisitorLimit } from './http/limits.ts';
export { cookiesOf } from './http/cookies.ts';
export * from './http/documentation.ts';
export * from './http/health.ts';
export { type OwnPages, ownPages } from './http/own-pages.ts';
export {
  purgeSharedLimits,
  type SharedAttempt,
  type SharedLimit,
  sharedLimitIn,
  type SharedLimitDeps,
} from './http/shared-limit.ts';
export { type CsvRow, csvRows } from './import/csv.ts';
export { listRows } from './import/list-rows.ts';
export { ImportError } from './import/import-error.ts';
export { LineFault, wrongValue } from './import/line-fault.ts';
export { openZip, type Packed, type PackedFile } from './import/open-zip.ts';
export { columnName, type FileRecord, fileRecords } from './import/records.ts';
export {
  type ImportColumn,
  type ValueOutcome,
  type ImportContent,
  type Importer,
  type ImportProgress,
  type ImportResult,
  type ImportWatch,
  runImport,
} from './import/run-import.ts';
export type { TabLine } from './import/tab-lines.ts';
export type { Encoding } from './import/text.ts';
export { idOfToken, idToken } from './keys/id-token.ts';
export { KEY_INVENTORY, KEY_PURPOSES, type KeyPurpose, type KeyUse } from './keys/inventory.ts';
export * from './keys/keys.ts';
export { type TextSealer, textSealer } from './keys/sealer.ts';
export * from './logging.ts';
export { kitMessages } from './messages/index.ts';
export { kitMigrations } from './migrations.ts';
export type {
  Loaded,
  OpenDataFile,
  OpenDataLoader,
  OpenDataProgress,
  OpenDataWatch,
} from './open-data/open-data-loader.ts';
export { type Circuit, createCircuit } from './outside/circuit.ts';
export { createClamd, type FileScanner, type ScanResult } from './outside/clamd.ts';
export { type CountedWatch, countedWatch } from './outside/counted-watch.ts';
export { type EgressHost, fetchOnly } from './outside/egress.ts';
export { FileUnavailable } from './outside/file-unavailable.ts';
export {
  type PostFailure,
  type PostOutcome,
  postPublic,
  type PublicPost,
  publicUrlFault,
  type ResolveAll,
} from './outside/post-public.ts';
export { isPublicAddress } from './outside/public-address.ts';
export { readJson } from './outside/read-json.ts';
export { type Downs, type SourceWatch, UNWATCHED, watched } from './outside/source-watch.ts';
export { GeoFileError, openGeoFile } from './places/geo-file.ts';
export type { GeoFile } from './places/place.ts';
export { type Place, placeReader, type PlaceReader } from './places/place.ts';
export { refresher } from './refresher.ts';
export * from './refusal.ts';
export * from './second-person.ts';
export type { SecurityEventName } from './security-events/events.ts';
export {
  createSecurityLog,
  NO_SECURITY_LOG,
  type SecurityFacts,
  type SecurityLog,
} from './security-events/security-log.ts';
export * from './server-module.ts';
export { staffAct } from './staff-act.ts';
export type { ApiKey, ApiKeys, ApiMode, BudgetStanding } from './v1/api-key.ts';
export { createV1, operationsOf, type V1Deps } from './v1/create-v1.ts';
export type { IdempotencyStanding, IdempotencyStore, IdempotentUse, KeptAnswer } from './v1/idempotency.ts';
export { ApiProblem } from './v1/problem.ts';
export type { TestBook, TestKind, TestObject, TestPage } from './v1/test-book.ts';
export { type ApiCall, served, type ServedOperation } from './v1/served-operation.ts';
