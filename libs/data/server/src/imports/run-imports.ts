import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile as writeText } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_FAULTS } from '@vinlore/data-domain';
import { ImportError, type ImportProgress, type Logger } from '@vinlore/server-kit';
import type { ImportPorts } from '../ports.ts';
import type { KeptImport } from './import-store.ts';
import { writeFile } from './parts-store.ts';
import {
  claimImport,
  giveBack,
  type KeptFault,
  noteBeat,
  noteEnd,
  type RunEnd,
  type RunProgress,
} from './run-store.ts';

/** How often a run says how far it is: often enough to be watched, and a sign of life. */
const BEAT_MS = 500;

/** A file of which so many lines were refused and none was good is another kind of file. */
const HOPELESS = 10_000;

/** The import was cancelled, or is another run's by now. */
class Taken extends Error {}

/** A file's name as a file of ours may have it; importers look at how it ends, and recalls at all of it. */
const plainName = (name: string) =>
  name
    .replace(/[^A-Za-z0-9._-]/g, '_')
    .replace(/^\.+/, '_')
    .slice(-120);

/** An outcome in words; whatever is not the file's fault is ours, and logged. */
function endOf(error: unknown, path: string, kept: KeptImport, log: Logger): RunEnd {
  if (error instanceof ImportError) {
    const named = (words: string) => words.replaceAll(path, kept.name).slice(0, 2_000);
    return { state: 'failed', english: named(error.message), spanish: named(error.spanish) };
  }
  log.error({ err: error, import: kept.id }, 'an import broke');
  return {
    state: 'failed',
    english: 'Something broke on our side; it was noted in the log. Start it again.',
    spanish: 'Algo ha fallado por nuestra parte; ha quedado anotado. Empiézala de nuevo.',
  };
}

/** @throws ImportError where so far nothing but faults was read */
function checkHope({ lines, faults }: ImportProgress): void {
  if (faults < HOPELESS || faults < lines) return;
  throw new ImportError(
    `None of the first ${faults} lines could be read. This seems to be another kind of file.`,
    `No se ha podido leer ninguna de las primeras ${faults} líneas. Parece otro tipo de archivo.`,
  );
}

/** One run of an import: its file is put together, read by what imports its kind, and the outcome noted. */
async function run(
  { database, importers }: ImportPorts,
  kept: KeptImport,
  runId: string,
  stop: AbortSignal,
  log: Logger,
) {
  const taken = new AbortController();
  const signal = AbortSignal.any([stop, taken.signal]);
  let progress: RunProgress = { lines: 0, kept: 0, faults: 0, share: 0 };
  const faults: KeptFault[] = [];
  let beating: Promise<void> = Promise.resolve();
  const beat = setInterval(() => {
    beating = beating
      .then(() => noteBeat(database, runId, progress))
      // A beat that is missed once is made up for; a database that is away ends the run by its own errors.
      .then(
        (isOurs) => void (isOurs || taken.abort(new Taken())),
        () => {},
      );
  }, BEAT_MS);
  const folder = await mkdtemp(join(tmpdir(), 'vinlore-import-'));
  const path = join(folder, plainName(kept.name));
  let end: RunEnd | null;
  try {
    await writeFile(database, { importId: kept.id, path, signal });
    const mapping = join(folder, 'mapping.json');
    if (kept.mapping !== null) await writeText(mapping, kept.mapping);
    const map = kept.mapping === null ? kept.map : mapping;
    const result = await importers[kept.kind](
      { file: path, source: kept.source, map, asOf: kept.as_of },
      {
        signal,
        checkOnly: kept.mode === 'check',
        onProgress: (now) => {
          progress = now;
          checkHope(now);
        },
        onFault: (line, fault) => void (faults.length < MOST_FAULTS && faults.push({ line, fault })),
      },
    );
    progress = { lines: result.kept + result.faults, kept: result.kept, faults: result.faults, share: 1 };
    end = { state: kept.mode === 'check' ? 'checked' : 'done' };
    if (progress.lines === 0)
      end = {
        state: 'failed',
        english: `${kept.name} has no lines in it; nothing was changed.`,
        spanish: `${kept.name} no tiene ninguna línea; no se ha cambiado nada.`,
      };
  } catch (error) {
    if (stop.aborted) return giveBack(database, runId);
    end = taken.signal.aborted ? null : endOf(error, path, kept, log);
  } finally {
    clearInterval(beat);
    await beating;
    await rm(folder, { recursive: true, force: true });
  }
  await noteEnd(database, { id: kept.id, runId }, progress, faults, end);
}

/**
 * Runs imports that wait, one after the other, until none is left, another process runs one, or this one stops. An import
 * whose process was killed is run again from its beginning: a record that comes twice is kept once.
 */
export async function runImports(ports: ImportPorts, stop: AbortSignal, log: Logger): Promise<void> {
  while (!stop.aborted) {
    const runId = randomUUID();
    const kept = await claimImport(ports.database, runId);
    if (kept === null) return;
    await run(ports, kept, runId, stop, log);
  }
}
