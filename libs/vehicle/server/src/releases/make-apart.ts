import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@vinlore/documents';
import { ImportError } from '@vinlore/server-kit';
import type { ReleaseMessage } from '@vinlore/vehicle-vpic/release-process';
import type { MadeRelease } from './describe-release.ts';

/** A release and its compressed (brotli) files for storage. */
interface PackedRelease extends MadeRelease {
  readonly packed: { readonly index: Uint8Array; readonly catalogue: Uint8Array };
}

/** Builds a release from a dump; temporary files are put next to the dump. */
export type MakeRelease = (
  dump: string,
  watch: {
    readonly signal: AbortSignal;
    /** Called with the share of the dump read, 0 to 1, and the number of rows. */
    readonly onProgress: (share: number, rows: number) => void;
  },
) => Promise<PackedRelease>;

/** Heap growth that triggers garbage collection, to keep memory free on small machines. */
const HEAP_GROWS_PERCENT = 40;
/** Number of characters kept from the end of a failed process's output. */
const KEPT_WORDS = 4_000;

/**
 * Builds a release in a separate process with the lowest priority, so visitors aren't affected. The child exits with
 * its parent.
 *
 * @throws ImportError if the file isn't a complete vPIC dump; the signal's reason if aborted
 */
export const makeApart: MakeRelease = async (dump, { signal, onProgress }) => {
  signal.throwIfAborted();
  const folder = dirname(dump);
  const child = fork(join(workspaceRoot(), 'libs/vehicle/vpic/build-index/release-process.mjs'), [dump, folder], {
    execArgv: [`--heap-growing-percent=${HEAP_GROWS_PERCENT}`],
    // The child parses untrusted input and needs no secrets.
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop);
  let said = '';
  child.stderr!.on('data', (part: Buffer) => (said = `${said}${part.toString()}`.slice(-KEPT_WORDS)));
  try {
    const { release, rows } = await new Promise<Extract<ReleaseMessage, { kind: 'made' }>>((made, failed) => {
      child.on('message', (message: ReleaseMessage) => {
        if (message.kind === 'progress') onProgress(message.share, message.rows);
        else if (message.kind === 'made') made(message);
        else failed(new ImportError(message.words));
      });
      child.on('error', failed);
      child.on('close', (code, killedBy) =>
        failed(new Error(`The index build process exited with ${code ?? killedBy}. ${said}`.trim())),
      );
    });
    const read = (name: string) => readFile(join(folder, name));
    return {
      release,
      rows,
      index: await read('vpic.index'),
      catalogue: await read('catalogue.bin'),
      packed: { index: await read('vpic.index.br'), catalogue: await read('catalogue.bin.br') },
    };
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
};
