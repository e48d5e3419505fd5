import { webhookDeliveries, webhookResend, webhookTest } from './deliveries.ts';
import { staffWebhookDeliveries, staffWebhookReplay, staffWebhookResend, staffWebhooks } from './desk.ts';
import { webhookChange, webhookCreate, webhookEndpoints, webhookRemove, webhookRoll } from './endpoints.ts';

/** Calls about webhooks: a member's endpoints and deliveries, and the desk's view of them. */
export const webhooksContract = {
  webhookEndpoints,
  webhookCreate,
  webhookChange,
  webhookRemove,
  webhookRoll,
  webhookDeliveries,
  webhookResend,
  webhookTest,
  staffWebhooks,
  staffWebhookDeliveries,
  staffWebhookResend,
  staffWebhookReplay,
};
