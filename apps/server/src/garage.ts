import { contactOf } from '@vinlore/account-server';
import type { Brand } from '@vinlore/brand';
import { formatDocumentNumber } from '@vinlore/contract';
import type { Database } from '@vinlore/database';
import type { GarageDeps } from '@vinlore/garage-server';
import { recallCountry } from '@vinlore/recall-domain';
import { type RecallLookUp, watchedVehicles } from '@vinlore/recall-server';
import { newestReportsOf } from '@vinlore/report-server';
import { newestStickersOf } from '@vinlore/sticker-server';
import type { Decoder } from '@vinlore/vehicle-server';

/** Default currency for expenses if the member's brand has no plan. */
const DEFAULT_CURRENCY = 'USD';

/** The brand's currency. */
const currencyOf = ({ plans }: Brand) => plans[0]?.currency ?? DEFAULT_CURRENCY;

/** Number of US recalls that may apply, as the recall list counts them; null if unknown. */
function countRecalls(lookUp: RecallLookUp): GarageDeps['recalls']['count'] {
  return async (vehicle) => {
    const { recalls, sources } = await lookUp(vehicle);
    const isAmerican = (name: string) => recallCountry(name) === 'US';
    if (!sources.some(({ name, status }) => isAmerican(name) && status === 'answered')) return null;
    const found = recalls.filter(({ source }) => isAmerican(source));
    return { count: found.length, urgent: found.some(({ park_it, park_outside }) => park_it || park_outside) };
  };
}

/** Dependencies of garages. */
export interface ComposeGarageDeps {
  readonly database: Database;
  readonly decoder: Decoder;
  readonly recalls: RecallLookUp;
  readonly clock: () => Date;
}

/** Composes the garage module with documents of other slices and recalls. */
export function composeGarage({ database, decoder, recalls, clock }: ComposeGarageDeps): GarageDeps {
  return {
    database,
    decode: (vin) => decoder.decode(vin),
    documents: {
      of: async (owner, vins) => {
        const [reports, stickers] = await Promise.all([
          newestReportsOf(database, owner, vins),
          newestStickersOf(database, owner, vins),
        ]);
        const all = [
          ...reports.map((report) => ({ ...report, kind: 'report' as const })),
          ...stickers.map((sticker) => ({ ...sticker, kind: 'sticker' as const })),
        ].sort((one, other) => other.made_at.getTime() - one.made_at.getTime());
        return all.map(({ id, vin, kind, made_at }) => ({
          ...{ vin, kind },
          id: formatDocumentNumber(id),
          made_at: made_at.toISOString(),
        }));
      },
    },
    recalls: {
      count: countRecalls(recalls),
      watched: (reader, vehicles) => watchedVehicles(database, reader, vehicles),
    },
    isSuspended: async ({ brand, accountId }) => (await contactOf(database, brand, accountId))?.suspended ?? false,
    currencyOf,
    clock,
  };
}
