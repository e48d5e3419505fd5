import { webhookId } from '@vinlore/platform-domain';
import { type PostOutcome, type postPublic, type TextSealer } from '@vinlore/server-kit';
import { openSecrets } from '../signing/sealed-secrets.ts';
import { signedHeaders } from '../signing/signatures.ts';
import type { DueDelivery, LeasedEndpoint } from './queue.ts';

/** How long a receiver may take, everything included. */
export const ATTEMPT_MS = 10_000;

/** Posts to a URL; tests use their own. */
export type PostWebhook = typeof postPublic;

/** Dependencies of sending. */
export interface SendDeps {
  readonly sealer: TextSealer;
  /** Whether `http://localhost` is allowed for endpoints in test mode. */
  readonly localTests: boolean;
  readonly post: PostWebhook;
}

/** Signs an event with the endpoint's secrets and posts it. @returns never rejects for what the receiver does */
export async function sendWebhook(
  { sealer, localTests, post }: SendDeps,
  endpoint: LeasedEndpoint,
  { eventId, body }: Pick<DueDelivery, 'eventId' | 'body'>,
  at: Date,
): Promise<PostOutcome> {
  const { id, sealed, oldSealed, oldUntil, url, mode } = endpoint;
  const current = openSecrets(sealer, id, sealed);
  if (!current) throw new Error(`The secrets of the webhook endpoint ${id} can’t be decrypted with any key.`);
  const old = oldSealed !== null && oldUntil !== null && oldUntil > at ? openSecrets(sealer, id, oldSealed) : null;
  return post({
    url,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Vinlore-Webhooks/1',
      ...signedHeaders(webhookId('event', eventId), at, body, old ? [current, old] : [current]),
    },
    body,
    timeoutMs: ATTEMPT_MS,
    local: localTests && mode === 'test',
  });
}
