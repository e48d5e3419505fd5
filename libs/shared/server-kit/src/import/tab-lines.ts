import { isAscii, isUtf8 } from 'node:buffer';
import { RECORD_LIMIT } from './csv.ts';
import { ImportError } from './import-error.ts';
import { importText } from './import-text.ts';
import { LineFault } from './line-fault.ts';
import { LINE_FEED, CARRIAGE_RETURN, type OnRead, counted, westernText, wholeLines } from './text.ts';

/** A line of fields between TABs. Nothing but what is asked for is decoded; reading on makes it the next line. */
export interface TabLine {
  /** Counted from 1. */
  readonly number: number;
  /** How many fields it has. */
  readonly fields: number;
  /**
   * The text of a field; '' where the line has none of that number.
   *
   * @param at counted from 0
   * @param to the last one of several, which come with the TABs between them
   */
  text(at: number, to?: number): string;
}

/** Lines that are there; empty ones are none. */
export interface TabLines {
  /** The next one, the same object each time; null after the last. @throws ImportError for one that is too long */
  next(): TabLine | null;
}

const TAB = 9;
/** So many bytes of a field are looked at one by one; then a search, which takes longer to begin, finds its end. */
const NEAR = 16;
/** What a file may begin with that belongs to no field. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Goes through blocks of whole lines. @param most so many fields of a line can be read */
function createLines(most: number): TabLines & { begin(block: Buffer): void } {
  let block: Buffer = Buffer.alloc(0);
  /** Where the line begins and ends, and where the next one begins. */
  let [start, stop, after] = [0, 0, 0];
  let [number, fields] = [0, 0];
  /** Where each of its fields ends. */
  const ends = new Int32Array(most);
  /** Whether the whole block is ASCII. */
  let isPlain = true;
  /** How the line is written; null while nobody asked. */
  let code: 'ascii' | 'utf8' | 'western' | null = null;
  /** The TAB that the last search found: until a line is past it, nobody searches again. */
  let farTab = -1;

  const codeOf = (bytes: Buffer) => (isAscii(bytes) ? 'ascii' : isUtf8(bytes) ? 'utf8' : 'western');
  const decoded = (from: number, to: number): string => {
    code ??= codeOf(block.subarray(start, stop));
    if (code === 'western') return westernText(block.subarray(from, to));
    return block.toString(code === 'ascii' ? 'latin1' : 'utf8', from, to);
  };
  const line: TabLine = {
    get number() {
      return number;
    },
    get fields() {
      return fields;
    },
    text(at, to = at) {
      if (to >= fields || to >= most) return '';
      const from = at === 0 ? start : ends[at - 1]! + 1;
      return decoded(from, ends[to]!);
    },
  };

  /** The first TAB from there on; the block's end where there is none. */
  function nextTab(from: number): number {
    if (farTab < from) {
      farTab = block.indexOf(TAB, from);
      if (farTab < 0) farTab = block.length;
    }
    return farTab;
  }

  /** Finds the end of the line that begins at `after`, and those of its fields. */
  function measure(): void {
    // The innermost loop of a load: a variable of its own is faster than one of all these functions.
    const bytes = block;
    const found = bytes.indexOf(LINE_FEED, after);
    const end = found < 0 ? bytes.length : found;
    let [at, count] = [after, 0];
    for (;;) {
      const near = Math.min(at + NEAR, end);
      while (at < near && bytes[at] !== TAB) at++;
      if (at === near) at = nextTab(at);
      if (at >= end) break;
      if (count < most) ends[count] = at;
      count++;
      at++;
    }
    [start, stop, after, code] = [after, end, end + 1, isPlain ? 'ascii' : null];
    if (stop - start > RECORD_LIMIT && decoded(start, stop).length > RECORD_LIMIT)
      throw new ImportError(importText('importFile.longLine', { line: number, limit: RECORD_LIMIT }));
    if (stop > start && bytes[stop - 1] === CARRIAGE_RETURN) stop--;
    if (number === 1 && beginsWithMark()) start += BYTE_ORDER_MARK.length;
    if (count < most) ends[count] = stop;
    fields = count + 1;
  }

  const beginsWithMark = () =>
    BYTE_ORDER_MARK.equals(block.subarray(start, start + BYTE_ORDER_MARK.length)) &&
    isUtf8(block.subarray(start, stop));

  return {
    begin: (next) => void ([block, after, isPlain, farTab] = [next, 0, isAscii(next), -1]),
    next() {
      while (after < block.length) {
        number++;
        measure();
        if (stop > start) return line;
      }
      return null;
    },
  };
}

/**
 * Reads a file of lines whose fields stand between TABs, as the large files of governments are: there is no quoting, a quote is
 * a character like any other. A line is UTF-8, or else of Windows' Western code; its end may be LF or CRLF.
 *
 * @param most so many fields of a line can be read
 * @returns the lines of a piece of the file, then those of the next
 * @throws ImportError for a line that is too long to be one
 */
export async function* tabLines(
  file: string,
  parts: AsyncIterable<Uint8Array>,
  { most, onRead }: { readonly most: number; readonly onRead: OnRead },
): AsyncGenerator<TabLines> {
  const lines = createLines(most);
  for await (const block of wholeLines(file, counted(parts, onRead), [LINE_FEED])) {
    lines.begin(block);
    yield lines;
  }
}

/** What is wrong with a line that has another number of fields than it may have; null where nothing is. */
export function fieldFault({ fields }: TabLine, sizes: readonly number[]): LineFault | null {
  if (sizes.includes(fields)) return null;
  return new LineFault(
    importText('importFile.fieldCount', (language) => ({
      fields,
      sizes: sizes.map(String).reduce((before, last) => importText('importFile.or', { before, last })[language]),
    })),
    { allowed: sizes.join(' / ') },
  );
}
