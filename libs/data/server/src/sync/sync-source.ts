import { join, sep } from 'node:path';
import { rm } from 'node:fs/promises';
import type { Database } from '@vinlore/database';
import type { InAllLanguages } from '@vinlore/i18n';
import { ImportError, type Loaded, type OpenDataFile } from '@vinlore/server-kit';
import { ask } from './download/ask.ts';
import { download, type Downloaded } from './download/download.ts';
import type { Patience } from './download/download-request.ts';
import type { KeptFile } from './download/kept-file.ts';
import { judge } from './judge.ts';
import { openDataText } from './open-data-text.ts';
import type { OpenDataPiece, OpenDataSource } from './open-source.ts';
import { type KeptSource, loadInUse, noteLoad, type SyncProgress } from './state-store.ts';

/** Maximum size of an index page, in bytes. */
const LARGEST_PAGE = 2_000_000;

/** Dependencies of a single run. */
export interface SyncDeps {
  readonly database: Database;
  /** Folder for temporary downloads. */
  readonly folder: string;
  /** Base URL of a mirror; null to use the publishers directly. */
  readonly mirror: string | null;
  readonly patience: Patience;
  readonly clock: () => Date;
}

/** A run of one source. */
export interface SyncRun {
  readonly runId: string;
  readonly source: OpenDataSource;
  /** State of the source when the run claimed it. */
  readonly kept: KeptSource;
  /** Accepts whatever the publisher has, even if it's unchanged or has far more or fewer rows. */
  readonly force: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SyncProgress) => void;
  readonly nextAt: () => Date;
}

/** The files were read completely and turned out to be unusable. */
export class FilesRefused extends Error {
  override readonly name = 'FilesRefused';
  constructor(
    override readonly cause: ImportError,
    readonly seen: readonly KeptFile[],
  ) {
    super(cause.message);
  }
}

/** Base URL of a source's files. */
const baseOf = ({ name, home }: Pick<OpenDataSource, 'name' | 'home'>, mirror: string | null): string =>
  mirror === null ? home : `${mirror.replace(/\/+$/, '')}/${name}`;

/** Reads an index page. @throws ImportError, SourceUnreachable */
async function readPage(address: string, signal: AbortSignal, patience: Patience): Promise<string> {
  const { host, pathname: name } = new URL(address);
  const response = await ask(address, {
    name,
    headers: {},
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience.stallMs)]),
  });
  if (response.status !== 200)
    throw new ImportError(openDataText('openData.status', { host, name, status: response.status }));
  let text = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString('latin1');
    if (text.length > LARGEST_PAGE) break;
  }
  return text;
}

const named = (files: readonly KeptFile[], name: string) => files.find((file) => file.name === name) ?? null;

/** Whether two lists describe the same files with the same content. */
const areSame = (some: readonly KeptFile[], others: readonly KeptFile[]) =>
  some.length === others.length && some.every(({ name, sha256 }) => named(others, name)?.sha256 === sha256);

/** Downloads a source's new files, one after the other. */
async function fetchAll(
  { folder, patience }: SyncDeps,
  { source, signal, onProgress }: SyncRun,
  pieces: readonly OpenDataPiece[],
  knownOf: (piece: OpenDataPiece) => KeptFile | null,
): Promise<Downloaded[]> {
  const found: Downloaded[] = [];
  for (const [at, piece] of pieces.entries()) {
    const known = knownOf(piece);
    found.push(
      await download({
        ...{ piece, folder, known, signal, patience, limits: source.limits },
        onBytes: (bytes, total) => {
          const size = total ?? known?.bytes ?? null;
          const part = size === null || size === 0 ? 0 : Math.min(bytes / size, 1);
          onProgress({ step: 'downloading', share: (at + part) / pieces.length, rows: 0 });
        },
      }),
    );
  }
  return found;
}

/**
 * Lists a source's files, downloads the new ones, loads them next to the data in use, validates the load, and activates
 * it in one transaction. If anything fails or the process is killed, the data in use is unchanged.
 *
 * @returns the load; null if nothing was new
 * @throws SourceUnreachable, ImportError, or FilesRefused if nothing was loaded; RunTaken if another run has taken over
 * the source
 */
export async function syncSource(deps: SyncDeps, run: SyncRun): Promise<Loaded | null> {
  const { database, clock, mirror, patience } = deps;
  const { source, kept, force, signal, onProgress } = run;
  const { loader } = source;
  const folder = join(deps.folder, source.name);
  const base = baseOf(source, mirror);
  const at = { ...deps, folder };
  const pieces = await source.files({
    base,
    today: clock().toISOString().slice(0, 10),
    page: (address) => readPage(address, signal, patience),
  });
  if (pieces.length === 0) throw new ImportError(openDataText('openData.noFiles', { host: new URL(base).host }));
  const inUse = loadInUse(kept);
  const taken = !force && inUse?.version === loader.version ? inUse.files : [];
  const seen = !force && kept.seen_version === loader.version ? kept.seen : [];
  const found = await fetchAll(at, run, pieces, ({ name }) => named(seen, name));
  const files = found.map(({ file }) => file);
  const clean = () => rm(folder, { recursive: true, force: true });
  if (areSame(files, seen) || areSame(files, taken)) {
    await clean();
    return null;
  }
  // After a rollback, unchanged pieces may be neither on disk nor in the load in use.
  const missing = pieces.filter(({ name }, index) => {
    const { path, file } = found[index]!;
    return path === null && named(taken, name)?.sha256 !== file.sha256;
  });
  for (const again of await fetchAll(at, run, missing, () => null))
    found[pieces.findIndex(({ name }) => name === again.file.name)] = again;
  const now = found.map(({ file }) => file);
  const given = found.map(({ file, path }): OpenDataFile => {
    const { name, bytes, sha256, modified } = file;
    const said = { name, bytes, sha256, modified: isoOf(modified) };
    return path === null || named(taken, name)?.sha256 === sha256
      ? { ...said, unchanged: true, path: null }
      : { ...said, unchanged: false, path };
  });
  onProgress({ step: 'loading', share: 0, rows: 0 });
  let loaded: Loaded;
  try {
    loaded = await loader.load(given, {
      signal,
      force,
      onProgress: ({ share, rows }) => onProgress({ step: 'loading', share, rows }),
    });
    judge(loaded, source.limits, force || inUse === null ? null : { rows: inUse.rows, asOf: inUse.as_of });
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    await clean();
    throw new FilesRefused(withoutFolder(error, folder), now);
  }
  const { rows, refused, asOf, release } = loaded;
  onProgress({ step: 'loading', share: 1, rows });
  signal.throwIfAborted();
  await database.transaction(async (tx) => {
    const load = { rows, refused, release, as_of: asOf, files: now, version: loader.version };
    await noteLoad(tx, run.runId, kept, { ...load, loaded_at: clock().toISOString() }, run.nextAt());
    await loader.use(tx);
  });
  await clean();
  return loaded;
}

/** Replaces the file's path with its name. */
function withoutFolder({ words }: ImportError, folder: string): ImportError {
  const plain = (text: string) => text.replaceAll(`${folder}${sep}`, '').slice(0, 1_000);
  const named = Object.entries(words).map(([language, text]) => [language, plain(text)]);
  return new ImportError(Object.fromEntries(named) as InAllLanguages);
}

/** `Last-Modified` as ISO 8601; null if missing or not a date. */
function isoOf(modified: string | null): string | null {
  const time = modified === null ? NaN : Date.parse(modified);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
