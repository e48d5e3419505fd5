export { idempotencyIn } from './idempotency/idempotency-store.ts';
export { createLiveKeys, type LiveKeys } from './keys/live-keys.ts';
export { platformServerMails } from './mails/platform-mails.ts';
export { createPlatformModule } from './platform-module.ts';
