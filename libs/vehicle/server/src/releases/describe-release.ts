import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { openCatalogue, openIndex } from '@vinlore/vehicle-vpic';
import type { AboutRelease } from './about-release.ts';
import type { ReleaseFiles } from './release-store.ts';

/** A release that was made of a dump. */
export interface MadeRelease extends ReleaseFiles {
  /** NHTSA's name of it. */
  readonly release: string;
  /** Rows of each table that was read. */
  readonly rows: Readonly<Record<string, number>>;
}

/**
 * Says what is noted of a release.
 *
 * @param of its dump, who made it, and when
 * @throws VpicIndexError where its index or its catalog cannot be opened: nobody may use it then
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
