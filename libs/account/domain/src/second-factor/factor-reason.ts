import { CallError } from '@vinlore/contract';
import * as v from 'valibot';

/** The machine-readable reason of a refused login that succeeds once a code of the second factor comes with it. */
export const FACTOR_REASON = 'second-factor';

/** The machine-readable reason of a refusal (403) that ends once the account has two-step verification or a passkey. */
export const TWO_STEP_REASON = 'two-step';

/** `data` of such a refusal: above how many credits it is asked. */
const TwoStepNeededSchema = v.object({ reason: v.literal(TWO_STEP_REASON), credits: v.number() });
export type TwoStepNeeded = v.InferOutput<typeof TwoStepNeededSchema>;

/** What a failed call says where the account needs two-step verification first; null for any other failure. */
export function twoStepNeededOf(error: unknown): TwoStepNeeded | null {
  const data = error instanceof CallError ? v.safeParse(TwoStepNeededSchema, error.data) : null;
  return data?.success ? data.output : null;
}

const FactorNeededSchema = v.object({ reason: v.literal(FACTOR_REASON) });

/** Whether a failed login was right but for the code of the second factor. */
export function asksForFactor(error: unknown): boolean {
  return error instanceof CallError && v.is(FactorNeededSchema, error.data);
}
