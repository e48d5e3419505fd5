export { platformContract, platformStaffContract } from './contract/index.ts';
export { SECRET_KEY_PATTERN, SHOWN_END, SHOWN_START } from './keys/key-format.ts';
export {
  BUDGET_ALERTS,
  type DayOfUse,
  type KeyView,
  MOST_KEYS,
  MOST_PER_MINUTE,
  MOST_PER_MONTH,
  OVERLAPS,
  USUAL_PER_MINUTE,
} from './keys/key-view.ts';
export type {
  WebhookDeliveryState,
  WebhookDeliveryView,
  WebhookDisabled,
  WebhookEndpointView,
} from './contract/webhooks/fields.ts';
export { webhooksContract } from './contract/webhooks/index.ts';
export * from './v1/webhook-operations.ts';
export * from './webhooks/event-types.ts';
export { uuidOfWebhookId, webhookId } from './webhooks/ids.ts';
export * from './webhooks/limits.ts';
export { secondsOfRetryAfter, WEBHOOK_WAITS, webhookWait } from './webhooks/schedule.ts';
export { resetTests } from './v1/test-operations.ts';
