import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createWorkerPool, PoolError, workspaceRoot } from '@vinlore/documents';
import type { Email } from 'postal-mime';

/** Why a mail was not taken apart: it is none, it would take too long, or too many came at once. */
export type MailFault = 'unreadable' | 'long' | 'busy';

/** Milliseconds; a mail of 15 MB takes about a third of a second. */
const LIMIT_MS = 3_000;

/** Mails that may wait for the thread, each of up to 15 MB. */
const QUEUE = 10;

/** The parser takes its time for each line: files have lines of 60 characters or more, texts are never so long. */
const FILE_LINE = 60;
const TEXT_LINES = 50_000;

const LINE_FEED = 0x0a;

/** Whether a mail has more lines than a file and a text of its size have. */
function hasManyLines(bytes: Uint8Array): boolean {
  let left = TEXT_LINES + bytes.length / FILE_LINE;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) if (--left < 0) return true;
  return false;
}

const isOutOfMemory = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';

const createPool = () =>
  createWorkerPool<Uint8Array, Email | null>({
    workerUrl: pathToFileURL(join(workspaceRoot(), 'libs/feedback/server/src/inbound/mail-worker.mjs')),
    size: 1,
    queueLimit: QUEUE,
    limitMs: LIMIT_MS,
    heapMb: 512,
  });
let pool: ReturnType<typeof createPool> | undefined;

/** Takes a mail apart (RFC 5322, MIME), in a thread of its own and within limits of time and memory. */
export async function parseMail(bytes: Uint8Array): Promise<Email | MailFault> {
  if (hasManyLines(bytes)) return 'long';
  try {
    pool ??= createPool();
    return (await pool.run(bytes)) ?? 'unreadable';
  } catch (error) {
    if (!(error instanceof PoolError)) throw error;
    if (error.code === 'queue-full' || error.code === 'closed') return 'busy';
    if (error.code === 'too-slow' || isOutOfMemory(error.cause)) return 'long';
    // A fault of ours: it is logged, and the mail is handed in again.
    throw error;
  }
}
