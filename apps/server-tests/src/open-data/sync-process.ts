import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import type { OpenDataName, OpenDataOutcome, OpenDataStep } from '@vinlore/data-domain';

/** Options of a process that syncs a source. */
export interface SyncOrder {
  /** Environment for opening the product. */
  readonly env: Readonly<Record<string, string>>;
  readonly source: OpenDataName;
  /** Kills itself with SIGKILL at this point. */
  readonly killAt: { readonly step: OpenDataStep; readonly share: number } | null;
}

/** Its messages. */
export type SyncWord =
  | { readonly kind: 'progress'; readonly step: OpenDataStep; readonly share: number; readonly rows: number }
  | { readonly kind: 'dying'; readonly children: readonly number[] }
  /** The outcome is null if another process holds the source. */
  | { readonly kind: 'end'; readonly outcome: OpenDataOutcome | 'stopped' | null; readonly words: string | null };

/** Result of a process. */
export interface SyncedProcess {
  readonly words: readonly SyncWord[];
  /** Null if it was killed first. */
  readonly end: Extract<SyncWord, { kind: 'end' }> | null;
  readonly signal: NodeJS.Signals | null;
}

/** Starts a process that syncs a source. */
export function startSync(file: string, order: SyncOrder) {
  const child: ChildProcess = spawn(process.execPath, [file, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const words: SyncWord[] = [];
  const lines = createInterface({ input: child.stdout as Readable });
  lines.on('line', (line) => void words.push(JSON.parse(line) as SyncWord));
  const ended = new Promise<SyncedProcess>((done) =>
    child.once('close', (_code, signal) =>
      done({ words, signal, end: words.find((word) => word.kind === 'end') ?? null }),
    ),
  );
  return { child, words, ended };
}
