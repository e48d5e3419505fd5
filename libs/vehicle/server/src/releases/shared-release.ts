import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Database, slotInUse, type SlotSet, tables } from '@vinlore/database';
import type { VehicleTables } from '../tables.ts';
import { sumOf } from './describe-release.ts';
import { type AboutRelease, aboutRelease } from './about-release.ts';
import type { ReleaseFiles, ReleaseStore } from './release-store.ts';

/** The vPIC release shared by all machines, and the previous one. */
export const VPIC_SET: SlotSet = {
  pointer: 'vehicle_slot',
  name: 'vpic',
  slots: [0, 1],
  tables: ['vehicle_release'],
};

const unpack = promisify(brotliDecompress);

/** The release shared by all machines. */
interface SharedRelease {
  readonly about: AboutRelease;
  /** Null if they don't match what was loaded. */
  readonly files: ReleaseFiles | null;
}

/** Returns the shared release's metadata; null if none was loaded yet. */
export async function aboutShared(database: Database): Promise<AboutRelease | null> {
  const kept = await tables<VehicleTables>(database)
    .selectFrom('vehicle_release')
    .select('about')
    .where('slot', '=', slotInUse(VPIC_SET))
    .executeTakeFirst();
  return kept ? aboutOf(kept) : null;
}

/** Reads the shared release; null if none was loaded yet. */
export async function readShared(database: Database): Promise<SharedRelease | null> {
  // Megabytes may exceed the usual request timeout.
  const kept = await database.maintenance((db) =>
    tables<VehicleTables>(db)
      .selectFrom('vehicle_release')
      .select(['about', 'index_packed', 'catalogue_packed'])
      .where('slot', '=', slotInUse(VPIC_SET))
      .executeTakeFirst(),
  );
  if (!kept) return null;
  const about = aboutOf(kept);
  const [index, catalogue] = await Promise.all([
    wholeFile(kept.index_packed, about.index),
    wholeFile(kept.catalogue_packed, about.catalogue),
  ]);
  return { about, files: index && catalogue && { index, catalogue } };
}

/** @throws Error if it's damaged */
function aboutOf(kept: { readonly about: unknown }): AboutRelease {
  const about = aboutRelease(kept.about);
  if (about === null) throw new Error('The vPIC release entry in the database is damaged.');
  return about;
}

/** Returns the decompressed file; null if it has been replaced since. */
async function wholeFile(packed: Uint8Array, { sha256 }: { readonly sha256: string }): Promise<Uint8Array | null> {
  const bytes = await unpack(packed).catch(() => null);
  return bytes && sumOf(bytes) === sha256 ? bytes : null;
}

/**
 * Puts the shared release into use here if it was set after the release in use here; a newer manual import or rollback
 * stays.
 *
 * @throws Error if its files are damaged or can't be written here
 */
export async function takeShared(database: Database, store: ReleaseStore): Promise<void> {
  const decided = await tables<VehicleTables>(database)
    .selectFrom('vehicle_slot')
    .select('changed_at')
    .where('name', '=', VPIC_SET.name)
    .where('slot', 'is not', null)
    .executeTakeFirst();
  if (!decided || decided.changed_at <= store.changedAt()) return;
  const shared = await readShared(database);
  if (!shared) return;
  if (!shared.files) throw new Error(`The files of ${shared.about.release} in the database are damaged.`);
  await store.use(shared.files, shared.about, decided.changed_at);
}
