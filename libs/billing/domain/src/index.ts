export * from './contract/index.ts';
export * from './credits.ts';
export * from './fields.ts';
export * from './gateway-name.ts';
export * from './order-view.ts';
export * from './plan-offer.ts';
export * from './purchase.ts';
export * from './subscription-view.ts';
