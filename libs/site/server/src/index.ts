export { createLiveBrands, type LiveBrandsDeps, type LiveBrands } from './live/live-brands.ts';
export { siteMigrations } from './migrations.ts';
export { createOverlay } from './overlay.ts';
export type { Gate, SiteDeps } from './deps.ts';
export { createSiteModule } from './site-module.ts';
