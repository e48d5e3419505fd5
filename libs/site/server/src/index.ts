export { createLiveBrands, type LiveBrandsDeps, type LiveBrands } from './live/live-brands.ts';
export { createOverlay } from './overlay.ts';
export type { Gate, SiteDeps } from './deps.ts';
export { createSiteModule } from './site-module.ts';
