import type { InAllLanguages } from '@vinlore/i18n';
import { ImportError, type Logger } from '@vinlore/server-kit';
import { importText } from './import-text.ts';
import type { RunEnd, RunProgress } from './run-store.ts';

/** What is said of an import: its name in place of where its file lay. */
export interface NamedFile {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

/** How a run ended that was not stopped. */
export function endOfRun({ lines }: RunProgress, { name }: NamedFile, state: 'checked' | 'done'): RunEnd {
  if (lines > 0) return { state };
  return {
    state: 'failed',
    words: importText('importRun.empty', { name }),
  };
}

/** A failure in words; whatever is not the file's fault is ours, and logged. */
export function endOfFailure(error: unknown, { id, name, path }: NamedFile, log: Logger): RunEnd {
  if (error instanceof ImportError) {
    const named = (words: string) => words.replaceAll(path, name).slice(0, 2_000);
    const words = Object.entries(error.words).map(([language, text]) => [language, named(text)]);
    return { state: 'failed', words: Object.fromEntries(words) as InAllLanguages };
  }
  log.error({ err: error, import: id }, 'an import broke');
  return { state: 'failed', words: importText('importRun.broke') };
}
