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

/** A page that lists files has at most so many bytes. */
const LARGEST_PAGE = 2_000_000;

/** What a run of one source needs. */
export interface SyncDeps {
  readonly database: Database;
  /** Where downloads are put while they last. */
  readonly folder: string;
  /** A copy of the publishers' files; null asks them themselves. */
  readonly mirror: string | null;
  readonly patience: Patience;
  readonly clock: () => Date;
}

/** One run of a source. */
export interface SyncRun {
  readonly runId: string;
  readonly source: OpenDataSource;
  /** How it stood when the run took it. */
  readonly kept: KeptSource;
  /** Loads whatever the publisher has, also if it is what was there before, or has far more or fewer rows. */
  readonly force: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SyncProgress) => void;
  readonly nextAt: () => Date;
}

/** Files that were read to the end, and turned out to be unfit for use. */
export class FilesRefused extends Error {
  override readonly name = 'FilesRefused';
  constructor(
    override readonly cause: ImportError,
    readonly seen: readonly KeptFile[],
  ) {
    super(cause.message);
  }
}

/** Where a source's files are. */
const baseOf = ({ name, home }: Pick<OpenDataSource, 'name' | 'home'>, mirror: string | null): string =>
  mirror === null ? home : `${mirror.replace(/\/+$/, '')}/${name}`;

/** Reads a page that lists files. @throws ImportError, SourceUnreachable */
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

/** Whether two lists are the same files with the same content. */
const areSame = (some: readonly KeptFile[], others: readonly KeptFile[]) =>
  some.length === others.length && some.every(({ name, sha256 }) => named(others, name)?.sha256 === sha256);

/** Downloads what is new of a source's files, one after the other. */
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
 * Looks for a source's files, downloads what is new, loads it beside what is in use, judges it, and goes over to it in one
 * transaction. Whatever fails, and wherever the process is killed, what is in use stays as it was.
 *
 * @returns what was loaded; null where nothing was new
 * @throws SourceUnreachable, ImportError, FilesRefused: why nothing was loaded; RunTaken when another run has the source
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
  // Of a load that was rolled back the publisher's other pieces may not be here and not be in use either.
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

/** The file's name in place of where it lay. */
function withoutFolder({ words }: ImportError, folder: string): ImportError {
  const plain = (text: string) => text.replaceAll(`${folder}${sep}`, '').slice(0, 1_000);
  const named = Object.entries(words).map(([language, text]) => [language, plain(text)]);
  return new ImportError(Object.fromEntries(named) as InAllLanguages);
}

/** `Last-Modified` as ISO 8601; null for none, or what is no date. */
function isoOf(modified: string | null): string | null {
  const time = modified === null ? NaN : Date.parse(modified);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
