import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { ImportError } from '@vinlore/server-kit';
import { openDataText } from '../open-data-text.ts';
import { ask } from './ask.ts';
import type { DownloadRequest } from './download-request.ts';
import { type KeptFile, unlessSame } from './kept-file.ts';
import { type PartFile, partFile, type PartNote } from './part-file.ts';
import { SourceUnreachable } from './source-unreachable.ts';
import { CutOff, writeBody } from './write-body.ts';

/** A downloaded file, or the known one if it hasn't changed. */
export interface Downloaded {
  readonly file: KeptFile;
  /** Its path; null if unchanged and therefore not downloaded. */
  readonly path: string | null;
}

/**
 * Downloads a file into a folder. Resumes an interrupted download (`Range`, `If-Range`) if the publisher still has the
 * same file.
 *
 * @throws SourceUnreachable if it can't be downloaded right now; ImportError if the response isn't the file
 */
export async function download(request: DownloadRequest): Promise<Downloaded> {
  const { piece, folder, limits } = request;
  const minutes = Math.round(limits.seconds / 60);
  const timeUp = new AbortController();
  const { host } = new URL(piece.addresses[0]!);
  const timer = setTimeout(
    () => timeUp.abort(new SourceUnreachable(openDataText('openData.slow', { name: piece.name, minutes }), host)),
    limits.seconds * 1_000,
  );
  const signal = AbortSignal.any([request.signal, timeUp.signal]);
  try {
    await mkdir(folder, { recursive: true });
    for (const address of piece.addresses) {
      const found = await fromAddress({ ...request, signal }, address, partFile(folder, piece.name));
      if (found !== null) return found;
    }
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code && syscall) throw new ImportError(openDataText('openData.noDisk', { code }));
    throw error;
  } finally {
    clearTimeout(timer);
  }
  throw new ImportError(openDataText('openData.absent', { host, name: piece.name }));
}

/** @returns null if the file doesn't exist at this URL */
async function fromAddress(request: DownloadRequest, address: string, part: PartFile): Promise<Downloaded | null> {
  const { piece, patience, signal } = request;
  const { host } = new URL(address);
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(request, address, part);
    } catch (error) {
      signal.throwIfAborted();
      const isCutOff = error instanceof CutOff || error instanceof SourceUnreachable;
      if (!isCutOff) throw error;
      // Nothing was received: don't retry a host that is down five times in a row.
      if ((await part.read(address)) === null && !(error instanceof CutOff)) throw error;
      if (tries < patience.tries) await wait(patience.betweenTriesMs, undefined, { signal });
      else if (error instanceof SourceUnreachable) throw error;
      else throw new SourceUnreachable(openDataText('openData.cutOff', { host, name: piece.name }), host);
    }
  }
}

/** Sends one request and handles its response. */
async function attempt(request: DownloadRequest, address: string, part: PartFile): Promise<Downloaded | null> {
  const { piece, known, signal, patience } = request;
  const { name } = piece;
  const { host } = new URL(address);
  const begun = await part.read(address);
  const stalled = new AbortController();
  const stall = setTimeout(() => {
    const seconds = Math.round(patience.stallMs / 1_000);
    stalled.abort(new SourceUnreachable(openDataText('openData.stalled', { host, seconds }), host));
  }, patience.stallMs);
  const asking = { name, signal: AbortSignal.any([signal, stalled.signal]) };
  try {
    const response = await ask(address, { ...asking, headers: headersFor(begun, known) });
    stall.refresh();
    if (response.status !== 200 && response.status !== 206) {
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) return null;
      if (response.status === 304 && begun?.note.whole) return await here(part, begun.note, name);
      if (response.status === 304 && known !== null) return { file: known, path: null };
      // The local part is longer than the file, or the publisher returned a different range.
      await part.remove();
      throw new CutOff();
    }
    const note = await writeBody(request, address, part, response, {
      from: begun !== null && !begun.note.whole ? begun : null,
      onBytes: () => stall.refresh(),
      signal: asking.signal,
    });
    return await here(part, note, name);
  } finally {
    clearTimeout(stall);
  }
}

/** Headers for resuming, or for a conditional request. */
function headersFor(
  begun: { readonly note: PartNote; readonly bytes: number } | null,
  known: KeptFile | null,
): Record<string, string> {
  if (begun?.note.whole) return unlessSame(begun.note);
  const mark = begun && strongMark(begun.note);
  if (begun && mark && begun.bytes > 0) return { range: `bytes=${begun.bytes}-`, 'if-range': mark };
  return known === null ? {} : unlessSame(known);
}

/** A validator allowed in `If-Range` (RFC 9110 §13.1.5). */
const strongMark = ({ etag, modified }: PartNote) => (etag?.startsWith('W/') ? null : (etag ?? modified));

async function here(part: PartFile, { address, etag, modified, total }: PartNote, name: string): Promise<Downloaded> {
  const sha256 = await part.sha256();
  return { path: part.path, file: { name, address, bytes: total ?? 0, sha256, etag, modified } };
}
