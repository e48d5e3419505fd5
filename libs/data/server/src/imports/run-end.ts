import type { InAllLanguages } from '@vinlore/i18n';
import { ImportError, type Logger } from '@vinlore/server-kit';
import { importText } from './import-text.ts';
import type { RunEnd, RunProgress } from './run-store.ts';

/** The error message of an import, with the file's name instead of its path. */
export interface NamedFile {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

/** How a run ended, unless it was stopped. */
export function endOfRun({ lines }: RunProgress, { name }: NamedFile, state: 'checked' | 'done'): RunEnd {
  if (lines > 0) return { state };
  return {
    state: 'failed',
    words: importText('importRun.empty', { name }),
  };
}

/** Describes a failure. Anything that isn't the file's fault is an internal error and gets logged. */
export function endOfFailure(error: unknown, { id, name, path }: NamedFile, log: Logger): RunEnd {
  if (error instanceof ImportError) {
    const named = (words: string) => words.replaceAll(path, name).slice(0, 2_000);
    const words = Object.entries(error.words).map(([language, text]) => [language, named(text)]);
    return { state: 'failed', words: Object.fromEntries(words) as InAllLanguages };
  }
  log.error({ err: error, import: id }, 'an import failed unexpectedly');
  return { state: 'failed', words: importText('importRun.broke') };
}
