import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@vinlore/documents';
import { ImportError } from '@vinlore/server-kit';
import type { ReleaseMessage } from '@vinlore/vehicle-vpic/release-process';
import type { MadeRelease } from './describe-release.ts';

/** A release, and its files as they are packed for keeping (brotli). */
interface PackedRelease extends MadeRelease {
  readonly packed: { readonly index: Uint8Array; readonly catalogue: Uint8Array };
}

/** Makes a release of a dump; files that are needed meanwhile are put beside it. */
export type MakeRelease = (
  dump: string,
  watch: {
    readonly signal: AbortSignal;
    /** Told how much of the dump was read, 0 to 1, and how many rows. */
    readonly onProgress: (share: number, rows: number) => void;
  },
) => Promise<PackedRelease>;

/** The heap is cleaned up when it has grown by so much: a small machine has other use for the memory. */
const HEAP_GROWS_PERCENT = 40;
/** Of what a process that broke says, the end is kept. */
const KEPT_WORDS = 4_000;

/**
 * Makes a release in a process of its own, at the lowest priority: whoever answers visitors meanwhile does not notice. The
 * process ends with this one.
 *
 * @throws ImportError for a file that is not a whole dump of vPIC; the reason of the signal
 */
export const makeApart: MakeRelease = async (dump, { signal, onProgress }) => {
  signal.throwIfAborted();
  const folder = dirname(dump);
  const child = fork(join(workspaceRoot(), 'libs/vehicle/vpic/build-index/release-process.mjs'), [dump, folder], {
    execArgv: [`--heap-growing-percent=${HEAP_GROWS_PERCENT}`],
    // It reads what somebody else wrote, and needs no secret for it.
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
        failed(new Error(`The process that makes the index ended with ${code ?? killedBy}. ${said}`.trim())),
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
