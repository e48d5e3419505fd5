import { type CallContext, refuse } from '@vinlore/server-kit';

/** How far ahead a change can be scheduled. */
const FURTHEST_MS = 366 * 24 * 60 * 60_000;

/** Returns the time to schedule a change for. @throws Refusal 422 if it's in the past or too far ahead */
export function momentOf(asked: string, now: Date, text: Pick<CallContext['text'], 't'>): Date {
  const at = new Date(asked);
  const isToCome = at > now && at.getTime() <= now.getTime() + FURTHEST_MS;
  return isToCome ? at : refuse(422, text.t('site.momentOver'));
}
