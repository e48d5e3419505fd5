import { isAscii, isUtf8 } from 'node:buffer';
import { RECORD_LIMIT } from './csv.ts';
import { ImportError } from './import-error.ts';
import { importText } from './import-text.ts';
import { LineFault } from './line-fault.ts';
import { LINE_FEED, CARRIAGE_RETURN, type OnRead, counted, westernText, wholeLines } from './text.ts';

/** A line of tab-separated fields. Fields are decoded only when read. The object is reused for the next line. */
export interface TabLine {
  /** Counted from 1. */
  readonly number: number;
  /** Number of fields. */
  readonly fields: number;
  /**
   * Returns the text of a field; '' if the line has no such field.
   *
   * @param at index of the field, from 0
   * @param to index of the last field, to get several with the TABs between them; default: `at`
   */
  text(at: number, to?: number): string;
}

/** The non-empty lines of a block. */
export interface TabLines {
  /**
   * Returns the next line, the same object each time; null after the last. @throws ImportError for a line that is too
   * long
   */
  next(): TabLine | null;
}

const TAB = 9;
/**
 * This many bytes of a field are checked one by one; beyond that `indexOf` is faster, in spite of its call overhead.
 */
const NEAR = 16;
/** A byte order mark, which belongs to no field. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Iterates over the lines of blocks. @param most number of fields that can be read from a line */
function createLines(most: number): TabLines & { begin(block: Buffer): void } {
  let block: Buffer = Buffer.alloc(0);
  /** Start and end of the line, and start of the next one. */
  let [start, stop, after] = [0, 0, 0];
  let [number, fields] = [0, 0];
  /** End of each field. */
  const ends = new Int32Array(most);
  /** Whether the whole block is ASCII. */
  let isPlain = true;
  /** The line's encoding; null until a field is read. */
  let code: 'ascii' | 'utf8' | 'western' | null = null;
  /** Position of the last TAB found by search, reused until the line is past it. */
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

  /** Returns the position of the next TAB, or the block's end if there is none. */
  function nextTab(from: number): number {
    if (farTab < from) {
      farTab = block.indexOf(TAB, from);
      if (farTab < 0) farTab = block.length;
    }
    return farTab;
  }

  /** Finds the end of the line that starts at `after`, and the ends of its fields. */
  function measure(): void {
    // This is the innermost loop of a load; a local variable is faster than a closure variable.
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
 * Reads a file of tab-separated lines, the format of large government files: there is no quoting, and a quote is an
 * ordinary character. Each line is UTF-8 or else Windows-1252, and ends in LF or CRLF.
 *
 * @param most number of fields that can be read from a line
 * @returns the lines of each block of the file in turn, in one reused object
 * @throws ImportError for a line that is too long
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

/** Returns a fault if the line's number of fields is not one of `sizes`; otherwise null. */
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
