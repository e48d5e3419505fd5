import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunAs } from './run-as.ts';

/**
 * An archive of the embedded database, a folder on another disk: `wal/` has every segment of its log, compressed, and
 * `base/<time>/` copies of its files. A copy and the segments since give the database at any moment after the copy.
 */
export interface ArchivePlace {
  readonly wal: string;
  readonly base: string;
}

/** The folders of an archive. */
export const archivePlace = (archive: string): ArchivePlace => ({
  wal: join(archive, 'wal'),
  base: join(archive, 'base'),
});

/** Creates the folders, which PostgreSQL's user must be able to write. */
export async function ensureArchive(archive: string, as: RunAs): Promise<void> {
  const { wal, base } = archivePlace(archive);
  for (const folder of [wal, base]) await mkdir(folder, { recursive: true, mode: 0o700 });
  if (as.kind === 'user') await chown(wal, as.uid, as.gid);
}

/**
 * PostgreSQL's settings of an archive. A segment that is there already is only compared: PostgreSQL repeats a command
 * when it was stopped before it noted the result, and an archive must never be overwritten.
 */
export function archiveSettings(archive: string): Record<string, string> {
  const { wal } = archivePlace(archive);
  const file = `${wal}/%f.gz`;
  const copy = `gzip -1 < "%p" > ${file}.unfinished && sync ${file}.unfinished && mv ${file}.unfinished ${file}`;
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    // At most this much is lost if the machine is. Nothing is copied while nothing is written.
    archive_timeout: '60',
    archive_command: `if test -e ${file}; then gzip -cd ${file} | cmp -s - "%p"; else ${copy}; fi`,
  };
}
