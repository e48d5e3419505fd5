import { secondsOfRetryAfter, WEBHOOK_FAILING_DAYS, type WebhookDisabled, webhookWait } from '@vinlore/platform-domain';
import type { PostOutcome } from '@vinlore/server-kit';

/** Characters of an answer that are kept. */
const KEPT_ANSWER = 1_024;
const DAY_MS = 86_400_000;
/** Status with which a receiver says that it wants nothing more. */
const GONE = 410;

/** An attempt that has ended. */
export interface EndedAttempt {
  readonly endpointId: string;
  readonly deliveryId: string;
  readonly objectId: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** When it began. */
  readonly at: Date;
  readonly durationMs: number;
  readonly outcome: PostOutcome;
}

/** What becomes of a delivery after an attempt. */
export interface DeliveryResult {
  readonly state: 'pending' | 'delivered' | 'failed';
  /** When the next attempt is due; null if there is none. */
  readonly nextAt: Date | null;
}

/** An endpoint's health. */
export interface EndpointHealth {
  readonly lastSuccessAt: Date | null;
  readonly lastFailureAt: Date | null;
  readonly failures: number;
  readonly failingSince: Date | null;
  readonly disabled: WebhookDisabled | 'removed' | null;
}

const isSuccess = (outcome: PostOutcome): boolean =>
  'status' in outcome && outcome.status >= 200 && outcome.status < 300;

/** What becomes of a delivery. @param ended when the attempt ended @param random between 0 and 1 */
export function resultOf({ attempt, outcome }: EndedAttempt, ended: Date, random: number): DeliveryResult {
  if (isSuccess(outcome)) return { state: 'delivered', nextAt: null };
  const asked = 'status' in outcome ? secondsOfRetryAfter(outcome.retryAfter, ended) : null;
  const wait = webhookWait(attempt, asked, random);
  return wait === null
    ? { state: 'failed', nextAt: null }
    : { state: 'pending', nextAt: new Date(ended.getTime() + wait * 1000) };
}

/** The health of an endpoint after an attempt; it is disabled after 410, or after days of nothing but failures. */
export function healthAfter(before: EndpointHealth, outcome: PostOutcome, ended: Date): EndpointHealth {
  if (isSuccess(outcome)) return { ...before, lastSuccessAt: ended, failures: 0, failingSince: null };
  const failingSince = before.failingSince ?? ended;
  const isGone = 'status' in outcome && outcome.status === GONE;
  const isHopeless = ended.getTime() - failingSince.getTime() >= WEBHOOK_FAILING_DAYS * DAY_MS;
  return {
    ...before,
    lastFailureAt: ended,
    failures: before.failures + 1,
    failingSince,
    disabled: before.disabled ?? (isGone ? 'gone' : isHopeless ? 'failing' : null),
  };
}

/** What is kept of an outcome. PostgreSQL stores no NUL. */
export function keptOutcome(outcome: PostOutcome): { status: number | null; failure: string | null; answer: string } {
  if ('failure' in outcome) return { status: null, failure: outcome.failure, answer: outcome.detail };
  const answer = outcome.body.subarray(0, KEPT_ANSWER).toString().replaceAll('\0', '');
  return { status: outcome.status, failure: null, answer };
}
