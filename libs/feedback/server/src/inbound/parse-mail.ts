import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createWorkerPool, PoolError, workspaceRoot } from '@vinlore/documents';
import type { Email } from 'postal-mime';

/** Why an email wasn't parsed: it's malformed, it would take too long, or the queue is full. */
export type MailFault = 'unreadable' | 'long' | 'busy';

/** Timeout in milliseconds; an email of 15 MB takes about a third of a second. */
const LIMIT_MS = 3_000;

/** Maximum number of queued emails of up to 15 MB each. */
const QUEUE = 10;

/**
 * The parser's time grows with the number of lines: encoded files have lines of 60 characters or more, and texts are
 * never that long.
 */
const FILE_LINE = 60;
const TEXT_LINES = 50_000;

const LINE_FEED = 0x0a;

/** Whether an email has more lines than its size justifies. */
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

/** Parses an email (RFC 5322, MIME) in a worker thread, with time and memory limits. */
export async function parseMail(bytes: Uint8Array): Promise<Email | MailFault> {
  if (hasManyLines(bytes)) return 'long';
  try {
    pool ??= createPool();
    return (await pool.run(bytes)) ?? 'unreadable';
  } catch (error) {
    if (!(error instanceof PoolError)) throw error;
    if (error.code === 'queue-full' || error.code === 'closed') return 'busy';
    if (error.code === 'too-slow' || isOutOfMemory(error.cause)) return 'long';
    // Our own bug: it's logged, and the email is delivered again.
    throw error;
  }
}
