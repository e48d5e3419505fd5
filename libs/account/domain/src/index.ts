export { accountContract, deletionContract, passkeyContract, profileContract } from './contract/index.ts';
export type { OpenSession } from './contract/list-sessions.ts';
export * from './credentials.ts';
export { ImageUploadSchema, UPLOAD_LIMIT_BYTES } from './image-upload.ts';
export * from './passkey.ts';
export * from './profile.ts';
export * from './routes/decide-redirect.ts';
export { MEMBERS_PATHS, NEXT_PARAMETER, nextOf, safeNext } from './routes/members-paths.ts';
export * from './user.ts';
