export * from './brand.ts';
export { brandContract } from './contract/index.ts';
export * from './host.ts';
export * from './language.ts';
export * from './plans.ts';
export * from './public-brand.ts';
export * from './renderer.ts';
export * from './site.ts';
export * from './theme.ts';
