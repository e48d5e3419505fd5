import { ImportError, type Logger } from '@vinlore/server-kit';
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
    english: `${name} has no lines in it; nothing was changed.`,
    spanish: `${name} no tiene ninguna línea; no se ha cambiado nada.`,
  };
}

/** A failure in words; whatever is not the file's fault is ours, and logged. */
export function endOfFailure(error: unknown, { id, name, path }: NamedFile, log: Logger): RunEnd {
  if (error instanceof ImportError) {
    const named = (words: string) => words.replaceAll(path, name).slice(0, 2_000);
    return { state: 'failed', english: named(error.message), spanish: named(error.spanish) };
  }
  log.error({ err: error, import: id }, 'an import broke');
  return {
    state: 'failed',
    english: 'Something broke on our side; it was noted in the log. Start it again.',
    spanish: 'Algo ha fallado por nuestra parte; ha quedado anotado. Empiézala de nuevo.',
  };
}
