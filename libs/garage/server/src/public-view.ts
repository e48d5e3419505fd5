import { costOfOwnership, type Expense, type GarageShows, type PublicEntry, readingsOf } from '@vinlore/garage-domain';
import { isClassicVin, maskedVin } from '@vinlore/vehicle-domain';
import type { GarageDeps, Owner, VehicleDocument } from './deps.ts';
import { expenseView, notedOf } from './entry-view.ts';
import { expensesOf } from './store/expense-store.ts';
import type { StoredEntry } from './store/vehicle-store.ts';

/** What is kept about a vehicle that may be shown. */
interface KeptAbout {
  readonly expenses: readonly Expense[];
  readonly documents: readonly VehicleDocument[];
}

/** Whoever verifies a document reads the whole VIN there. */
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

/** Reads what a link shows of vehicles beyond their own rows, and nothing that it doesn't. */
export async function keptAbout(
  { database, documents }: Pick<GarageDeps, 'database' | 'documents'>,
  owner: Owner,
  entries: readonly StoredEntry[],
  shows: GarageShows,
): Promise<(entry: StoredEntry) => KeptAbout> {
  const ids = entries.map(({ id }) => id);
  // A mileage may be the one that was noted with an expense.
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

/** A vehicle as the public sees it. Before anything leaves the server: what its owner keeps back is nowhere in it. */
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
