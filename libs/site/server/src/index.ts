export { createLiveBrands, type LiveBrandOptions, type LiveBrands } from './live/live-brands.ts';
export { siteMigrations } from './migrations.ts';
export { createOverlay } from './overlay.ts';
export type { Gate, SitePorts } from './ports.ts';
export { createSiteModule } from './site-module.ts';
