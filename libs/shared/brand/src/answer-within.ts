import type { AnswerPromise } from './answer-promise.ts';

/** Default promise: 24 hours, around the clock (spec §8). */
export const USUAL_PROMISE: AnswerPromise = { hours: 24 };

/** A brand's promise as message values: `{hours}`, and `{within, select, …}` for the phrase around it. */
export function answerWithin({
  answer_promise: { hours, open } = USUAL_PROMISE,
}: {
  readonly answer_promise?: AnswerPromise | undefined;
}): { readonly hours: number; readonly within: 'hour' | 'business' | 'any' } {
  if (hours === 1) return { hours, within: 'hour' };
  return { hours, within: open ? 'business' : 'any' };
}
