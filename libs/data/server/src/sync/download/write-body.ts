import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { ImportError } from '@vinlore/server-kit';
import { openDataText } from '../open-data-text.ts';
import { unreachable } from './ask.ts';
import type { DownloadRequest } from './download-request.ts';
import type { PartFile, PartNote } from './part-file.ts';

/** The publisher closed the connection before the file was complete. */
export class CutOff extends Error {}

/**
 * Appends the response body to the part file, or starts it over.
 *
 * @returns the metadata of the complete file
 * @throws CutOff if it ends early; ImportError if it isn't the file
 */
export async function writeBody(
  { piece, limits, onBytes }: Pick<DownloadRequest, 'piece' | 'limits' | 'onBytes'>,
  address: string,
  part: PartFile,
  response: Response,
  {
    from,
    signal,
    ...watch
  }: {
    readonly from: { readonly note: PartNote; readonly bytes: number } | null;
    readonly signal: AbortSignal;
    readonly onBytes: () => void;
  },
): Promise<PartNote> {
  const { name } = piece;
  const { host } = new URL(address);
  const refuse = async (key: 'openData.webPage' | 'openData.tooLarge') => {
    await response.body?.cancel().catch(() => {});
    await part.remove();
    const megabytes = Math.round(limits.bytes / 1e6);
    throw new ImportError(openDataText(key, { host, name, megabytes }));
  };
  if (/^\s*(text\/html|application\/xhtml)/i.test(response.headers.get('content-type') ?? ''))
    return refuse('openData.webPage');
  const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(response.headers.get('content-range') ?? '');
  const goesOn = response.status === 206;
  if (goesOn && (from === null || range === null || Number(range[1]) !== from.bytes)) {
    await response.body?.cancel();
    await part.remove();
    throw new CutOff();
  }
  const length = response.headers.get('content-length');
  const start = goesOn ? from!.bytes : 0;
  const total = length === null ? null : start + Number(length);
  if ((total ?? 0) > limits.bytes) return refuse('openData.tooLarge');
  const note: PartNote = {
    address,
    etag: response.headers.get('etag'),
    modified: response.headers.get('last-modified'),
    total,
    whole: false,
  };
  if (!goesOn) await part.remove();
  await part.note(note);
  const out = createWriteStream(part.path, { flags: goesOn ? 'a' : 'w' });
  const written = finished(out);
  written.catch(() => {});
  let bytes = start;
  try {
    for await (const piece of chunksOf(response, address, signal)) {
      if (bytes === 0 && looksLikeAPage(piece)) return await refuse('openData.webPage');
      bytes += piece.byteLength;
      if (bytes > limits.bytes) return await refuse('openData.tooLarge');
      watch.onBytes();
      onBytes(bytes, total);
      if (!out.write(piece)) await Promise.race([once(out, 'drain'), written]);
    }
  } finally {
    out.end();
    await written;
  }
  if (total !== null && bytes !== total) throw new CutOff();
  const whole = { ...note, total: bytes, whole: true };
  await part.note(whole);
  return whole;
}

/** Reads the body, distinguishing a lost connection from our own abort. */
async function* chunksOf(response: Response, address: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  if (response.body === null) return;
  try {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) yield chunk;
  } catch (error) {
    if (signal.aborted) throw unreachable(error, address, signal);
    throw new CutOff();
  }
}

/** Archives and tables never start like an HTML page. */
const looksLikeAPage = (chunk: Uint8Array) =>
  /^\s*<(!doctype|html|head|\?xml)/i.test(Buffer.from(chunk.subarray(0, 200)).toString('latin1'));
