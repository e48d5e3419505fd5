import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { openCatalogue, openIndex } from '@vinlore/vehicle-vpic';
import type { AboutRelease } from './about-release.ts';
import type { ReleaseFiles } from './release-store.ts';

/** A release built from a dump. */
export interface MadeRelease extends ReleaseFiles {
  /** NHTSA's name for it. */
  readonly release: string;
  /** Rows read from each table. */
  readonly rows: Readonly<Record<string, number>>;
}

/**
 * Returns the metadata of a release.
 *
 * @param of the dump, who imported it, and when
 * @throws VpicIndexError if its index or catalog can't be opened; it must not be used then
 */
export async function describeRelease(
  { release, rows, index, catalogue }: MadeRelease,
  { file, by, at }: { readonly file: string; readonly by: string; readonly at: Date },
): Promise<AboutRelease> {
  const { asOf } = openIndex(index);
  openCatalogue(catalogue);
  return {
    release,
    as_of: asOf,
    imported_at: at.toISOString(),
    by,
    dump: { name: basename(file), bytes: (await stat(file)).size, sha256: await sumOfFile(file) },
    index: { bytes: index.length, sha256: sumOf(index) },
    catalogue: { bytes: catalogue.length, sha256: sumOf(catalogue) },
    rows: { ...rows },
  };
}

/** SHA-256, in hex. */
export const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function sumOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(part as Buffer);
  return hash.digest('hex');
}
