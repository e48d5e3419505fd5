import { costOfOwnership, type Expense, type GarageShows, type PublicEntry, readingsOf } from '@vinlore/garage-domain';
import { isClassicVin, maskedVin } from '@vinlore/vehicle-domain';
import type { VehicleDocument } from './deps.ts';
import { notedOf } from './entry-view.ts';
import type { StoredEntry } from './store/vehicle-store.ts';

/** What is kept about a vehicle that may be shown. */
interface KeptAbout {
  readonly expenses: readonly Expense[];
  readonly documents: readonly VehicleDocument[];
}

/** A vehicle as the public sees it. Before anything leaves the server: what its owner keeps back is nowhere in it. */
export function publicEntry(entry: StoredEntry, { expenses, documents }: KeptAbout, shows: GarageShows): PublicEntry {
  const { vin, title, year, body, nickname, unit, notes } = entry;
  const noted = notedOf(entry);
  // Whoever verifies a document reads the whole VIN there.
  const showsDocuments = shows.documents && shows.full_vin;
  const costs = shows.costs ? costOfOwnership(expenses, noted) : [];
  return {
    ...{ title, year, body, unit },
    is_classic: isClassicVin(vin),
    vin: shows.full_vin ? vin : maskedVin(vin),
    nickname: shows.nickname ? nickname : '',
    mileage: shows.mileage ? (readingsOf(expenses, noted).at(-1) ?? null) : null,
    documents: showsDocuments ? documents.map(({ kind, id, made_at }) => ({ kind, id, made_at })) : [],
    notes: shows.notes ? notes : '',
    costs: costs.map(({ currency, total, perDistance }) => ({
      currency,
      total,
      per_unit: perDistance?.perUnit ?? null,
    })),
  };
}
