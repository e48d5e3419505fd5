export { idempotencyIn } from './idempotency/idempotency-store.ts';
export { createLiveKeys, type LiveKeys } from './keys/live-keys.ts';
export { platformServerMails } from './mails/platform-mails.ts';
export { createPlatformModule } from './platform-module.ts';
export { type EmitEvent, type EmittedEvent, emitToAll, hasReceiver } from './webhooks/emit.ts';
export type { WebhookDispatcher } from './webhooks/dispatch/dispatcher.ts';
export { webhooksServerMails } from './mails/webhook-mails.ts';
export { resealWebhookSecrets, webhookSecretsSealedBy } from './webhooks/signing/sealed-secrets.ts';
export { createWebhooksModule, type WebhooksModule } from './webhooks/webhooks-module.ts';
