import type { Brand } from '@vinlore/brand';
import { type GarageEntry, readingsOf, type WholeEntry } from '@vinlore/garage-domain';
import { isClassicVin, type NamedQuery } from '@vinlore/vehicle-domain';
import type { GarageDeps, VehicleDocument } from './deps.ts';
import { expensesOf, latestReadings, type StoredExpense } from './store/expense-store.ts';
import type { StoredEntry } from './store/vehicle-store.ts';

/** A member viewing their own garage. */
export interface GarageReader {
  readonly brand: Brand;
  readonly accountId: string;
  readonly email: string;
}

/** Returns the name used to find recalls; null if the VIN decodes to too little. Recall data has no classic VINs. */
export function recallQuery({ vin, year, make, model, series, trim }: StoredEntry): NamedQuery | null {
  if (isClassicVin(vin) || year === null || make === null || model === null) return null;
  return { year, make, model, series, trim };
}

/** Returns the reading entered without an expense. */
export const notedOf = ({ noted_on: day, noted_reading: value }: StoredEntry) =>
  day === null || value === null ? null : { day, value };

/** Whether each vehicle has recall alerts, by id; null for vehicles whose recalls can't be looked up. */
async function watchedById(
  { recalls }: Pick<GarageDeps, 'recalls'>,
  { brand, email }: GarageReader,
  vehicles: readonly StoredEntry[],
): Promise<ReadonlyMap<string, boolean | null>> {
  const asked = vehicles.map((vehicle) => ({ id: vehicle.id, query: recallQuery(vehicle) }));
  const known = asked.flatMap(({ id, query }) => (query ? [{ id, query }] : []));
  const watched = await recalls.watched(
    { brand: brand.key, email },
    known.map(({ query }) => query),
  );
  return new Map([
    ...asked.map(({ id }) => [id, null] as const),
    ...known.map(({ id }, at) => [id, watched[at] ?? false] as const),
  ]);
}

function viewOf(
  vehicle: StoredEntry,
  readings: readonly Pick<StoredExpense, 'day' | 'odometer'>[],
  documents: readonly VehicleDocument[],
  watched: boolean | null,
): GarageEntry {
  const { id, vin, title, year, body, nickname, unit } = vehicle;
  const own = documents.filter((each) => each.vin === vin);
  return {
    ...{ id, vin, title, year, body, nickname, unit, watched },
    mileage: readingsOf(readings, notedOf(vehicle)).at(-1) ?? null,
    document_count: own.length,
    report: own.find(({ kind }) => kind === 'report')?.id ?? null,
  };
}

/** Builds the owner's list of vehicles. */
export async function entryViews(
  deps: GarageDeps,
  reader: GarageReader,
  vehicles: readonly StoredEntry[],
): Promise<GarageEntry[]> {
  const owner = { brand: reader.brand.key, accountId: reader.accountId };
  const [documents, readings, watched] = await Promise.all([
    deps.documents.of(
      owner,
      vehicles.map(({ vin }) => vin),
    ),
    latestReadings(
      deps.database,
      vehicles.map(({ id }) => id),
    ),
    watchedById(deps, reader, vehicles),
  ]);
  return vehicles.map((vehicle) =>
    viewOf(
      vehicle,
      readings.filter(({ vehicle_id }) => vehicle_id === vehicle.id),
      documents,
      watched.get(vehicle.id) ?? null,
    ),
  );
}

/** Drops the store's own columns from an expense. */
export function expenseView({ id, day, kind, amount, currency, odometer, note }: StoredExpense) {
  return { id, day, kind, amount, currency, odometer, note };
}

/** Builds a vehicle with all of its owner's details. */
export async function wholeEntry(deps: GarageDeps, reader: GarageReader, vehicle: StoredEntry): Promise<WholeEntry> {
  const owner = { brand: reader.brand.key, accountId: reader.accountId };
  const [documents, expenses, watched] = await Promise.all([
    deps.documents.of(owner, [vehicle.vin]),
    expensesOf(deps.database, [vehicle.id]),
    watchedById(deps, reader, [vehicle]),
  ]);
  return {
    ...viewOf(vehicle, expenses, documents, watched.get(vehicle.id) ?? null),
    noted: notedOf(vehicle),
    notes: vehicle.notes,
    expenses: expenses.map(expenseView),
    documents: documents.map(({ kind, id, made_at }) => ({ kind, id, made_at })),
    currency: deps.currencyOf(reader.brand),
  };
}
