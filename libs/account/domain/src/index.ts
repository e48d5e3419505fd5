export {
  accountContract,
  deletionContract,
  passkeyContract,
  passkeyLoginContract,
  profileContract,
  securityContract,
} from './contract/index.ts';
export { DeletionRequestSchema } from './contract/delete-account.ts';
export type { OpenSession } from './contract/list-sessions.ts';
export * from './credentials.ts';
export { ImageUploadSchema, UPLOAD_LIMIT_BYTES } from './image-upload.ts';
export * from './owned-passkey.ts';
export {
  PasskeyHostSchema,
  type PasskeyProof,
  PasskeyProofSchema,
  type PasskeyRequest,
  PasskeyRequestSchema,
} from './passkey.ts';
export * from './profile.ts';
export * from './routes/decide-redirect.ts';
export { leadingTo, MEMBERS_PATHS, NEXT_PARAMETER, nextOf, safeNext } from './routes/members-paths.ts';
export * from './user.ts';
