import { CallError } from '@vinlore/contract';
import * as v from 'valibot';

/** Error code of a sign-in that succeeds once retried with a second-factor code. */
export const FACTOR_REASON = 'second-factor';

/** Error code of a 403 that goes away once the account has two-step verification or a passkey. */
export const TWO_STEP_REASON = 'two-step';

/** `data` of that error: the credit threshold. */
const TwoStepNeededSchema = v.object({ reason: v.literal(TWO_STEP_REASON), credits: v.number() });
export type TwoStepNeeded = v.InferOutput<typeof TwoStepNeededSchema>;

/** Message of a call that failed because the account needs two-step verification; null for any other failure. */
export function twoStepNeededOf(error: unknown): TwoStepNeeded | null {
  const data = error instanceof CallError ? v.safeParse(TwoStepNeededSchema, error.data) : null;
  return data?.success ? data.output : null;
}

const FactorNeededSchema = v.object({ reason: v.literal(FACTOR_REASON) });

/** Whether a failed sign-in was correct except for the missing second-factor code. */
export function asksForFactor(error: unknown): boolean {
  return error instanceof CallError && v.is(FactorNeededSchema, error.data);
}
