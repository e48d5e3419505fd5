export { createLiveBrands, type LiveBrandsDeps, type LiveBrands } from './live/live-brands.ts';
export { lookUpAddresses } from './domains/look-up.ts';
export { createOverlay } from './overlay.ts';
export type { Gate, SiteDeps } from './deps.ts';
export { createSiteModule } from './site-module.ts';
