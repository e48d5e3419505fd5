import { costOfOwnership, type Expense, type GarageShows, type PublicEntry, readingsOf } from '@vinlore/garage-domain';
import { isClassicVin, maskedVin } from '@vinlore/vehicle-domain';
import type { GarageDeps, Owner, VehicleDocument } from './deps.ts';
import { expenseView, notedOf } from './entry-view.ts';
import { expensesOf } from './store/expense-store.ts';
import type { StoredEntry } from './store/vehicle-store.ts';

/** Details of a vehicle that may be public. */
interface KeptAbout {
  readonly expenses: readonly Expense[];
  readonly documents: readonly VehicleDocument[];
}

/** The verification page shows the full VIN. */
const showsDocuments = (shows: GarageShows) => shows.documents && shows.full_vin;

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Loads the related data that a link shows. Nothing else is read. */
export async function keptAbout(
  { database, documents }: Pick<GarageDeps, 'database' | 'documents'>,
  owner: Owner,
  entries: readonly StoredEntry[],
  shows: GarageShows,
): Promise<(entry: StoredEntry) => KeptAbout> {
  const ids = entries.map(({ id }) => id);
  // The latest mileage may come from an expense.
  const readsExpenses = shows.costs || shows.mileage;
  const [expenses, found] = await Promise.all([
    readsExpenses ? expensesOf(database, ids) : [],
    showsDocuments(shows)
      ? documents.of(
          owner,
          entries.map(({ vin }) => vin),
        )
      : [],
  ]);
  const expensesById = groupBy(expenses, ({ vehicle_id }) => vehicle_id);
  const documentsByVin = groupBy(found, ({ vin }) => vin);
  return ({ id, vin }) => ({
    expenses: (expensesById.get(id) ?? []).map(expenseView),
    documents: documentsByVin.get(vin) ?? [],
  });
}

/** Builds the public view of a vehicle. Private details are left out here, before anything leaves the server. */
export function publicEntry(entry: StoredEntry, { expenses, documents }: KeptAbout, shows: GarageShows): PublicEntry {
  const { vin, title, year, body, nickname, unit, notes } = entry;
  const noted = notedOf(entry);
  const costs = shows.costs ? costOfOwnership(expenses, noted) : [];
  return {
    ...{ title, year, body, unit },
    is_classic: isClassicVin(vin),
    vin: shows.full_vin ? vin : maskedVin(vin),
    nickname: shows.nickname ? nickname : '',
    mileage: shows.mileage ? (readingsOf(expenses, noted).at(-1) ?? null) : null,
    documents: showsDocuments(shows) ? documents.map(({ kind, id, made_at }) => ({ kind, id, made_at })) : [],
    notes: shows.notes ? notes : '',
    costs: costs.map(({ currency, total, perDistance }) => ({
      currency,
      total,
      per_unit: perDistance?.perUnit ?? null,
    })),
  };
}
