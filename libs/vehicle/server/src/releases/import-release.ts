import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { openCatalogue, openIndex } from '@vinlore/vehicle-vpic';
import { readDump, type WantedTables } from '@vinlore/vehicle-vpic/read-dump';
import type { AboutRelease, ReleaseFiles, ReleaseStore } from './release-store.ts';

/** A release that is not put into use: why, in a sentence for people. Nothing was changed. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

/** Makes an index of a dump's rows. */
export interface ReleaseBuilder {
  /** The columns that it takes of each table. */
  readonly WANTED: WantedTables;
  collectRelease(): {
    /** Takes a row; the array is used again for the next one. */
    row(table: string, cells: (string | null)[]): void;
    finish(of: { readonly release: string }): ReleaseFiles | Promise<ReleaseFiles>;
  };
}

/** What an import is run with. */
export interface ReleaseImport {
  readonly store: ReleaseStore;
  readonly builder: ReleaseBuilder;
  /** NHTSA's `vPICList_lite_YYYY_MM.plain.zip`, or the `.sql` in it. */
  readonly file: string;
  /** Who runs it. */
  readonly by: string;
  readonly clock: () => Date;
  /** Told how much of the dump was read, 0 to 1; at 1 the index is made. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * A table with fewer rows than this share of those that it had in the release in use has lost something: vPIC only grows.
 */
const LEAST_SHARE = 0.8;
/** Tables as small as this may lose what they like. */
const SMALL_TABLE = 1_000;

/** Without a row in each of them no VIN is decoded, whatever else a dump has. */
const NEVER_EMPTY = [
  ...['element', 'errorcode', 'make', 'make_model', 'manufacturer', 'model', 'pattern', 'vehicletype', 'vinschema'],
  ...['wmi', 'wmi_make', 'wmi_vinschema'],
];

/**
 * Imports a monthly dump of vPIC and puts it into use.
 *
 * @returns what is noted of it
 * @throws DumpError for a file that is not a whole dump; ReleaseRefused for one without rows, and one that is older than
 *   the release in use, or has lost rows; VpicIndexError where its index cannot be opened. Nothing is changed then.
 */
export async function importRelease({
  store,
  builder,
  file,
  by,
  clock,
  onProgress,
  signal,
}: ReleaseImport): Promise<AboutRelease> {
  const collected = builder.collectRelease();
  const { release, rows } = await readDump(file, {
    tables: builder.WANTED,
    onRow: (table, cells) => collected.row(table, cells),
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
  });
  refuseEmpty(release, rows);
  const { index, catalogue } = await collected.finish({ release });
  const { asOf } = openIndex(index);
  openCatalogue(catalogue);
  const about: AboutRelease = {
    release,
    as_of: asOf,
    imported_at: clock().toISOString(),
    by,
    dump: { name: basename(file), bytes: (await stat(file)).size, sha256: await sumOfFile(file) },
    index: { bytes: index.length, sha256: sumOf(index) },
    catalogue: { bytes: catalogue.length, sha256: sumOf(catalogue) },
    rows,
  };
  const inUse = store.inUse()?.about;
  if (inUse) refuseWorse(about, inUse);
  signal?.throwIfAborted();
  await store.use({ index, catalogue }, about);
  return about;
}

/** @throws ReleaseRefused for a release that decodes nothing, such as a dump of the tables alone */
function refuseEmpty(release: string, rows: Readonly<Record<string, number>>): void {
  const empty = NEVER_EMPTY.filter((table) => rows[table] === 0).map((table) => `vpic.${table}`);
  if (empty.length === 0) return;
  throw new ReleaseRefused(`${release} has no rows in ${empty.join(', ')}. Nothing was changed.`);
}

/** @throws ReleaseRefused for a release that is older than the one in use, or lacks what that one had */
function refuseWorse(one: AboutRelease, inUse: AboutRelease): void {
  if (isOlder(one, inUse))
    throw new ReleaseRefused(
      `${one.release} (${one.as_of}) is older than ${inUse.release} (${inUse.as_of}), which is in use. To go back to the release before: npm run import -- vpic --rollback`,
    );
  for (const [table, before] of Object.entries(inUse.rows)) {
    const now = one.rows[table];
    if (now === undefined || before < SMALL_TABLE || now >= before * LEAST_SHARE) continue;
    throw new ReleaseRefused(
      `${one.release} has ${now} rows in vpic.${table}, where ${inUse.release} has ${before}. Is it an excerpt? Nothing was changed.`,
    );
  }
}

/** By the month in NHTSA's name where both have one, else by the day of the newest change. */
function isOlder(one: AboutRelease, other: AboutRelease): boolean {
  const month = ({ release }: AboutRelease) => /_(\d{4}_\d{2})$/.exec(release)?.[1];
  const [ours, theirs] = [month(one), month(other)];
  return ours && theirs ? ours < theirs : one.as_of < other.as_of;
}

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function sumOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(part as Buffer);
  return hash.digest('hex');
}
