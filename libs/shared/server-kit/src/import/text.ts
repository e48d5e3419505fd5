import { setImmediate as nextTurn } from 'node:timers/promises';
import { RECORD_LIMIT } from './csv.ts';
import { ImportError } from './import-error.ts';
import { importText } from './import-text.ts';

/**
 * How a file's text is written. `utf-8-or-windows-1252`: UTF-8, but a line that is not is read as Windows' Western code,
 * for files that were put together from both.
 */
export type Encoding = 'utf-8' | 'windows-1252' | 'utf-8-or-windows-1252';

/** Told of every piece that was read, in bytes so far. */
export type OnRead = (bytes: number) => void;

export const [LINE_FEED, CARRIAGE_RETURN] = [10, 13] as const;

/** A longer line is none: a record's longest, where each character takes four bytes. */
const LINE_BYTES = 4 * RECORD_LIMIT;

/** What windows-1252 has where ISO 8859-1 has control characters, from 0x80. */
const WESTERN = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Text of windows-1252. Node 20's own decoder takes it for ISO 8859-1 and loses dashes and curly quotes. */
export const westernText = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (character) => WESTERN[character.charCodeAt(0) - 0x80]!);

/** Blocks of whole lines, so that each can be decoded by itself. @param ends the bytes with which lines end */
export async function* wholeLines(
  file: string,
  parts: AsyncIterable<Uint8Array>,
  ends: readonly number[],
): AsyncGenerator<Buffer> {
  // Parts of a line are joined when it ends: joining them as they come would copy a long line again and again.
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
 * The same bytes, told of. Between pieces all others of the process have their turn, however fast the pieces come.
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

/** A file's text, piece by piece. @throws ImportError for one that is not in its encoding */
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
