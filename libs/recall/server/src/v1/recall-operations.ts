import { listRecalls, type Recall, type RecallAnswer, recallContract } from '@vinlore/recall-domain';
import { ApiProblem, served, type ServedOperation } from '@vinlore/server-kit';
import { answerFor } from '../calls/answer.ts';
import { vehicleOfVin } from '../calls/by-vin.ts';
import type { RecallDeps } from '../deps.ts';
import type { FoundRecalls, RecallLookUp } from '../found-recalls.ts';

const SOURCE = 'Test data';

const testRecall = (campaign: string, facts: Partial<Recall> = {}): Recall => ({
  ...{ campaign, maker_campaign: null, manufacturer: 'Test Motors', type: 'vehicle', received: '2026-01-15' },
  components: ['AIR BAGS'],
  summary: 'A made-up recall of test mode.',
  consequence: 'None.',
  remedy: 'None is needed.',
  notes: '',
  ...{ built_from: null, built_to: null, affected: 1000, park_it: false, park_outside: false, over_the_air: false },
  ...{ source: SOURCE, as_of: '2026-01-31', sample: true },
  ...facts,
});

/** Recalls of test mode, by the end of the VIN. */
const TEST_RECALLS: Readonly<Record<string, readonly Recall[]>> = {
  '000000': [],
  '000001': [testRecall('TEST-001')],
  '000002': [testRecall('TEST-002', { park_it: true })],
};
const DOWN = '000503';

const testLookUp =
  (recalls: readonly Recall[]): RecallLookUp =>
  (): Promise<FoundRecalls> =>
    Promise.resolve({
      recalls,
      sources: [{ name: SOURCE, status: 'answered', as_of: '2026-01-31', records: recalls.length, sample: true }],
    });

const listOf = ({ recalls, ...answer }: RecallAnswer) => ({
  ...{ object: 'list' as const, data: recalls, has_more: false as const, next_cursor: null },
  ...answer,
});

/**
 * Operations of the public API on recalls.
 *
 * @param table looks up imported recalls only: test mode asks no service outside
 */
export function recallOperations(table: RecallLookUp, decode: RecallDeps['decode']): readonly ServedOperation[] {
  return [
    served(listRecalls, {
      live: async ({ vin, year, make, model }, { invoke }) =>
        listOf(
          vin === undefined
            ? await invoke(recallContract.recallCheck, { year: year!, make: make!, model: model! })
            : await invoke(recallContract.recallsByVin, { vin }),
        ),
      test: async ({ vin, year, make, model }, { text }) => {
        if (vin === undefined)
          return listOf(await answerFor(table, { vin: null, year: year!, make: make!, model: model! }, text));
        const vehicle = vehicleOfVin(vin, decode, text);
        const end = vin.trim().slice(-6);
        if (end === DOWN) throw new ApiProblem('unavailable', text.t('recall.noSource'), { retryAfter: 60 });
        const recalls = TEST_RECALLS[end];
        if (!recalls) return listOf(await answerFor(table, vehicle, text));
        return { ...listOf(await answerFor(testLookUp(recalls), vehicle, text)), state: 'loaded' as const };
      },
    }),
  ];
}
