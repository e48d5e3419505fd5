import type { recallContract } from '@vinlore/recall-domain';
import type { Handlers } from '@vinlore/server-kit';
import type { RecalledModels } from '../look-up/recalled-models.ts';

type Lists = Handlers<Pick<typeof recallContract, 'recallYears' | 'recallMakes' | 'recallModels'>>;

/** GET /api/recall-check/years, /makes, and /models: options of the search form, limited to vehicles with recalls. */
export function recallLists(named: RecalledModels): Lists {
  return {
    recallYears: () => named.years(),
    recallMakes: ({ year }) => named.makes(year),
    recallModels: ({ year, make }) => named.models(year, make),
  };
}
