import type { recallContract } from '@vinlore/recall-domain';
import type { Handler } from '@vinlore/server-kit';
import type { RecallLookUp } from '../found-recalls.ts';
import { answerFor } from './answer.ts';

/** POST /api/recall-check: recalls of a year, make, and model in any spelling. */
export function recallCheck(lookUp: RecallLookUp): Handler<typeof recallContract.recallCheck> {
  return (vehicle, { text }) => answerFor(lookUp, { ...vehicle, vin: null }, text);
}
