export { accountContract } from './contract/index.ts';
export * from './credentials.ts';
export * from './user.ts';
