export * from './brand.ts';
export { brandContract } from './contract/index.ts';
export * from './host.ts';
export * from './theme.ts';
