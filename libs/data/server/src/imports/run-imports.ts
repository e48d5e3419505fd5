import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile as writeText } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportError, type ImportProgress, type Logger } from '@vinlore/server-kit';
import type { ImportDeps } from '../deps.ts';
import { followRun } from './follow-run.ts';
import { earlierOf, type KeptImport } from './import-store.ts';
import { writeFile } from './parts-store.ts';
import { endOfFailure, endOfRun } from './run-end.ts';
import { claimImport, giveBack, noteEnd, type RunEnd } from './run-store.ts';
import { importText } from './import-text.ts';

/** If this many lines are rejected and none is valid, the file is of another kind. */
const HOPELESS = 10_000;

/** The import was canceled or taken over by another run. */
class Taken extends Error {}

/** A file name safe to use on disk. Importers check its extension, and the recalls importer the whole name. */
const plainName = (name: string) =>
  name
    .replace(/[^A-Za-z0-9._-]/g, '_')
    .replace(/^\.+/, '_')
    .slice(-120);

/** @throws ImportError if every line so far was rejected */
function checkHope({ lines, faults }: ImportProgress): void {
  if (faults < HOPELESS || faults < lines) return;
  throw new ImportError(importText('importRun.hopeless', { faults }));
}

/** Runs an import once: assembles its file, passes it to the importer for its kind, and records the outcome. */
async function run(
  { database, importers }: ImportDeps,
  kept: KeptImport,
  runId: string,
  stop: AbortSignal,
  log: Logger,
) {
  const taken = new AbortController();
  const signal = AbortSignal.any([stop, taken.signal]);
  const followed = followRun(database, runId, () => taken.abort(new Taken()));
  const { seen } = followed;
  const folder = await mkdtemp(join(tmpdir(), 'vinlore-import-'));
  const path = join(folder, plainName(kept.name));
  const named = { ...kept, path };
  let end: RunEnd | null;
  try {
    await writeFile(database, { importId: kept.id, path, signal });
    const mapping = join(folder, 'mapping.json');
    if (kept.mapping !== null) await writeText(mapping, kept.mapping);
    const map = kept.mapping === null ? kept.map : mapping;
    const noted = { id: kept.id, replaces: await earlierOf(database, kept) };
    const result = await importers[kept.kind](
      { file: path, source: kept.source, map, asOf: kept.as_of, noted },
      {
        signal,
        checkOnly: kept.mode === 'check',
        onProgress: (now) => {
          followed.onProgress(now);
          checkHope(now);
        },
        onFault: followed.onFault,
      },
    );
    followed.ended(result);
    end = endOfRun(seen.progress, named, kept.mode === 'check' ? 'checked' : 'done');
  } catch (error) {
    if (stop.aborted) return giveBack(database, runId);
    end = taken.signal.aborted ? null : endOfFailure(error, named, log);
  } finally {
    await followed.stop();
    await rm(folder, { recursive: true, force: true });
  }
  await noteEnd(database, { id: kept.id, runId }, seen, end);
}

/**
 * Runs queued imports one at a time until none is left, another process is running one, or this one stops. An import
 * whose process was killed restarts from the beginning; duplicate records are stored once.
 */
export async function runImports(deps: ImportDeps, stop: AbortSignal, log: Logger): Promise<void> {
  while (!stop.aborted) {
    const runId = randomUUID();
    const kept = await claimImport(deps.database, runId);
    if (kept === null) return;
    await run(deps, kept, runId, stop, log);
  }
}
