export { billingContract } from './contract/index.ts';
export * from './plan-offer.ts';
