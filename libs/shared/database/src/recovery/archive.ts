import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { archivePlace } from '../embedded/archive-settings.ts';

/** Name of a copy's description; written last, so a folder without it is unfinished. */
export const BASE_FILE = 'base.json';

const BaseSchema = v.object({
  startedAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
  finishedAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
  /** First segment that a recovery needs, such as 000000010000000000000004; its first 8 digits are the timeline. */
  firstSegment: v.pipe(v.string(), v.regex(/^[0-9A-F]{24}$/)),
  /** Where the copy begins in the log, such as 0/4000028. */
  startsAt: v.pipe(v.string(), v.regex(/^[0-9A-F]+\/[0-9A-F]+$/)),
  /** Size of the copied files in bytes. */
  bytes: v.number(),
  /** Folders of the cluster, which may be empty. */
  folders: v.array(v.string()),
  label: v.string(),
});

/** A copy of the cluster's files, with where its log begins. */
export type BaseCopy = v.InferOutput<typeof BaseSchema> & { readonly folder: string };

/** PostgreSQL's command that fetches a segment from the archive. */
export const fetchCommand = (archive: string) => `gzip -cd ${archivePlace(archive).wal}/%f.gz > "%p" 2>/dev/null`;

/** All finished copies, newest first. */
export async function readBases(archive: string): Promise<BaseCopy[]> {
  const { base } = archivePlace(archive);
  const names = await readdir(base).catch(() => []);
  const found = await Promise.all(names.map((name) => readBase(join(base, name))));
  return found.filter((copy) => copy !== null).sort((a, b) => b.finishedAt.getTime() - a.finishedAt.getTime());
}

async function readBase(folder: string): Promise<BaseCopy | null> {
  try {
    return { ...v.parse(BaseSchema, JSON.parse(await readFile(join(folder, BASE_FILE), 'utf8'))), folder };
  } catch {
    return null;
  }
}

/**
 * Deletes copies beyond the newest `keep`, unfinished ones, and segments that no copy needs anymore.
 *
 * @returns how many files of the log were deleted
 */
export async function pruneArchive(archive: string, keep: number): Promise<number> {
  const bases = await readBases(archive);
  const kept = bases.slice(0, keep);
  const { base, wal } = archivePlace(archive);
  const folders = new Set(kept.map(({ folder }) => folder));
  for (const name of await readdir(base)) {
    const folder = join(base, name);
    if (!folders.has(folder)) await rm(folder, { recursive: true, force: true });
  }
  const oldest = kept.at(-1);
  if (!oldest) return 0;
  // Timelines share positions, so a segment is compared by its position alone, as pg_archivecleanup does.
  const first = oldest.firstSegment.slice(8);
  const old = (await readdir(wal)).filter((name) => /^[0-9A-F]{24}\./.test(name) && name.slice(8, 24) < first);
  for (const name of old) await rm(join(wal, name), { force: true });
  return old.length;
}
