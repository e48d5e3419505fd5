import { type CallContext, refuse } from '@vinlore/server-kit';

/** Nobody plans further ahead. */
const FURTHEST_MS = 366 * 24 * 60 * 60_000;

/** The moment for which somebody plans a change. @throws Refusal 422 for one that is over, or too far ahead */
export function momentOf(asked: string, now: Date, text: Pick<CallContext['text'], 't'>): Date {
  const at = new Date(asked);
  const isToCome = at > now && at.getTime() <= now.getTime() + FURTHEST_MS;
  return isToCome ? at : refuse(422, text.t('site.momentOver'));
}
