import { setImmediate as nextTurn } from 'node:timers/promises';
import { RECORD_LIMIT } from './csv.ts';
import { ImportError } from './import-error.ts';
import { importText } from './import-text.ts';

/**
 * Encoding of a file's text. `utf-8-or-windows-1252`: UTF-8, except that a line that is not valid UTF-8 is read as
 * Windows-1252, for files assembled from both.
 */
export type Encoding = 'utf-8' | 'windows-1252' | 'utf-8-or-windows-1252';

/** Called after every chunk with the number of bytes read so far. */
export type OnRead = (bytes: number) => void;

export const [LINE_FEED, CARRIAGE_RETURN] = [10, 13] as const;

/** Maximum bytes of a line: the longest record, at four bytes per character. */
const LINE_BYTES = 4 * RECORD_LIMIT;

/** Windows-1252 characters where ISO 8859-1 has control characters, from 0x80. */
const WESTERN = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Decodes windows-1252. Node 20's own decoder treats it as ISO 8859-1 and loses dashes and curly quotes. */
export const westernText = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (character) => WESTERN[character.charCodeAt(0) - 0x80]!);

/**
 * Regroups chunks into blocks of whole lines, so that each can be decoded by itself. @param ends the bytes that end a
 * line
 */
export async function* wholeLines(
  file: string,
  parts: AsyncIterable<Uint8Array>,
  ends: readonly number[],
): AsyncGenerator<Buffer> {
  // Parts of a line are joined when it ends: joining them one at a time would copy a long line again and again.
  let begun: Uint8Array[] = [];
  let length = 0;
  for await (const part of parts) {
    const block = Buffer.from(part.buffer, part.byteOffset, part.length);
    const end = Math.max(...ends.map((each) => block.lastIndexOf(each))) + 1;
    if (end > 0) {
      yield Buffer.concat([...begun, block.subarray(0, end)]);
      begun = [];
      length = 0;
    }
    begun.push(Buffer.from(block.subarray(end)));
    length += block.length - end;
    if (length > LINE_BYTES) throw new ImportError(importText('importFile.longBytes', { file, limit: LINE_BYTES }));
  }
  if (length > 0) yield Buffer.concat(begun);
}

async function* eitherText(file: string, parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decode = (bytes: Uint8Array) => {
    try {
      return utf8.decode(bytes);
    } catch {
      return null;
    }
  };
  for await (const block of wholeLines(file, parts, [LINE_FEED, CARRIAGE_RETURN])) {
    const text = decode(block);
    if (text !== null) {
      yield text;
      continue;
    }
    let lines = '';
    for (let at = 0, end; at < block.length; at = end) {
      end = block.indexOf(LINE_FEED, at) + 1 || block.length;
      const line = block.subarray(at, end);
      lines += decode(line) ?? westernText(line);
    }
    yield lines;
  }
}

async function* utf8Text(file: string, parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  const decode = (part?: Uint8Array) => {
    try {
      return part ? decoder.decode(part, { stream: true }) : decoder.decode();
    } catch {
      throw new ImportError(importText('importFile.notUtf8', { file, bytes }));
    }
  };
  for await (const part of parts) {
    bytes += part.byteLength;
    const text = decode(part);
    if (text !== '') yield text;
  }
  const rest = decode();
  if (rest !== '') yield rest;
}

/**
 * Passes the chunks through and reports the bytes read. Yields to the event loop between chunks, so a fast source
 * doesn't block the process.
 */
export async function* counted(parts: AsyncIterable<Uint8Array>, onRead: OnRead): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const part of parts) {
    bytes += part.byteLength;
    onRead(bytes);
    await nextTurn();
    yield part;
  }
}

/**
 * Decodes a file chunk by chunk. @throws ImportError if UTF-8 was expected and the file is not valid UTF-8, or if a
 * line is too long
 */
export async function* textOf(
  file: string,
  parts: AsyncIterable<Uint8Array>,
  onRead: OnRead,
  encoding: Encoding,
): AsyncGenerator<string> {
  const bytes = counted(parts, onRead);
  if (encoding === 'utf-8') return yield* utf8Text(file, bytes);
  if (encoding === 'windows-1252') {
    for await (const part of bytes) yield westernText(part);
    return;
  }
  let isFirst = true;
  for await (const text of eitherText(file, bytes)) {
    yield isFirst ? text.replace(/^\uFEFF/, '') : text;
    isFirst = false;
  }
}
