import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import type { OpenDataName, OpenDataOutcome, OpenDataStep } from '@vinlore/data-domain';

/** What a process is to do that syncs a source. */
export interface SyncOrder {
  /** The environment by which it opens the product. */
  readonly env: Readonly<Record<string, string>>;
  readonly source: OpenDataName;
  /** It kills itself by SIGKILL as soon as it is so far. */
  readonly killAt: { readonly step: OpenDataStep; readonly share: number } | null;
}

/** What it says. */
export type SyncWord =
  | { readonly kind: 'progress'; readonly step: OpenDataStep; readonly share: number; readonly rows: number }
  | { readonly kind: 'dying'; readonly children: readonly number[] }
  /** The outcome is null where another process has the source. */
  | { readonly kind: 'end'; readonly outcome: OpenDataOutcome | 'stopped' | null; readonly words: string | null };

/** How a process went. */
export interface SyncedProcess {
  readonly words: readonly SyncWord[];
  /** Null where it was killed before. */
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
