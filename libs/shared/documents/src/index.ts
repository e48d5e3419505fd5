export { type Json } from './json.ts';
export { qrSvg } from './qr.ts';
export { canonicalJson } from './signing/canonical-json.ts';
export {
  createSigner,
  verify,
  type PublicKey,
  type Signature,
  type Signer,
  type SigningKey,
} from './signing/signer.ts';
export {
  createTypesetter,
  TypesetError,
  type FitBox,
  type TypesetDocument,
  type TypesetFailure,
  type TypesetJob,
  type Typesetter,
  type TypesetterOptions,
} from './typesetter/typesetter.ts';
export { createWorkerPool, PoolError, type PoolFailure, type WorkerPool } from './typesetter/worker-pool.ts';
export { lineCounter, textWidth, type TextRun, type TextWeight } from './typesetter/text-width.ts';
export { unprintable } from './typesetter/unprintable.ts';
export { workspaceRoot } from './workspace-root.ts';
