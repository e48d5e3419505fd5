export { accountContract } from './contract/index.ts';
export * from './credentials.ts';
export * from './routes/decide-redirect.ts';
export { MEMBERS_PATHS, NEXT_PARAMETER, nextOf, safeNext } from './routes/members-paths.ts';
export * from './user.ts';
