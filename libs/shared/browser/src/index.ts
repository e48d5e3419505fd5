export { type LocalStore, type Stored, type StoreKey, openLocalStore } from './local-store.ts';
export { createQueryClient, RETRIES, RETRY_CAP_MS, retryDelay, shouldRetry, STALE_MS } from './query-client.ts';
export { configQuery, siteSettingsQuery, type StartUp } from './start-up.ts';
