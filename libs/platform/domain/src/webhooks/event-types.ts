/** What a webhook can be about, with one sentence for the documentation. Names are never changed or used again. */
export const WEBHOOK_EVENTS = {
  'report.created': 'A vehicle history report was created.',
  'sticker.created': 'A window sticker was created, or a new version of one.',
  'sticker.revoked': 'A window sticker was revoked and can’t be downloaded anymore.',
  'order.paid': 'An order was paid.',
  'order.refunded': 'An order was refunded, in full or in part.',
  'credits.low': 'A credit was spent, and the account has five credits or fewer left.',
  'recall.found': 'A new recall may apply to a vehicle with recall alerts.',
  'bulk_job.finished': 'A dealer list was finished or stopped.',
  'source.updated': 'Data from a government source was updated.',
  'webhook.test': 'You sent a test event.',
} as const;
export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;

/** All event types, in the order in which they are shown. */
export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as readonly WebhookEventType[];

/** Test events see and change test objects only. */
export const WEBHOOK_MODES = ['live', 'test'] as const;
export type WebhookMode = (typeof WEBHOOK_MODES)[number];

/** An event as it is sent: the body of a webhook. */
export interface WebhookEvent {
  /** `evt_…`: also the header `webhook-id`, the same in each attempt and for each endpoint. */
  readonly id: string;
  readonly object: 'event';
  readonly type: WebhookEventType;
  /** ISO 8601, UTC. */
  readonly created: string;
  readonly mode: WebhookMode;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}
