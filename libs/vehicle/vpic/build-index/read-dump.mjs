/**
 * Reads NHTSA's monthly vPIC dump (`vPICList_lite_YYYY_MM.plain.zip`, or the `.sql` in it) as a stream, without a
 * database server. Of 336 MB of text only the cells that somebody asked for are ever decoded.
 */
import { DumpError } from './dump-error.mjs';
import { dumpTexts } from './dump-texts.mjs';
import { openDump } from './open-dump.mjs';

export { DumpError };

const [TAB, LINE_FEED, RETURN, BACKSLASH] = [9, 10, 13, 92];

/** No line of a dump is longer; what has one is no dump. In bytes. */
const LONGEST_LINE = 4 * 1024 * 1024;

/** The last line that pg_dump writes. */
const COMPLETE = '-- PostgreSQL database dump complete';

/** What a plain dump may be, several times the size of today's. */
const LIMITS = { bytes: 4_000_000_000, ratio: 100 };

/**
 * Reads a dump from its beginning to its end.
 *
 * @param {string} path a ZIP archive with the dump as its only file, or the dump itself
 * @param {object} options
 * @param {Record<string, readonly string[]>} options.tables the columns wanted of each table, in lower case
 * @param {(table: string, cells: (string | null)[]) => void} options.onRow told of each row of those tables: cells in the
 *   order in which the columns were asked for, null for SQL's null. The array is used again for the next row.
 * @param {(share: number) => void} [options.onProgress] told how much of the text was read, 0 to 1
 * @param {AbortSignal} [options.signal] ends the reading with its reason
 * @param {{ bytes?: number, ratio?: number }} [options.limits] most bytes of text, and most bytes per packed byte
 * @returns {Promise<{ release: string, rows: Record<string, number> }>} the release's name, such as
 *   `vPICList_lite_2026_09`, and the rows of each table
 * @throws {DumpError} for a file that is not a whole dump of vPIC with these tables and columns. Rows may have been told
 *   by then: keep nothing of them.
 */
export async function readDump(path, { tables, onRow, onProgress, signal, limits }) {
  const { release, size, parts } = await openDump(path, { ...LIMITS, ...limits });
  const reader = new DumpReader(tables, onRow);
  let done = 0;
  for await (const part of parts) {
    signal?.throwIfAborted();
    reader.read(part);
    done += part.length;
    onProgress?.(done / size);
  }
  return { release, rows: reader.end() };
}

/** What is read of one table: filled anew for each row. */
class Table {
  /** @param {string} name @param {readonly string[]} wanted @param {readonly string[]} present */
  constructor(name, wanted, present) {
    this.name = name;
    this.count = present.length;
    /** Where in `cells` a column of the dump goes; -1: nowhere. */
    this.places = new Int32Array(present.length).fill(-1);
    wanted.forEach((column, place) => {
      const at = present.indexOf(column);
      if (at < 0) throw new DumpError(dumpTexts.noColumn(name, column));
      this.places[at] = place;
    });
    /** @type {(string | null)[]} */
    this.cells = wanted.map(() => null);
    this.rows = 0;
    /** Where the previous row's cells are in the part that is read: most columns repeat themselves from row to row. */
    this.starts = new Int32Array(wanted.length);
    this.lengths = new Int32Array(wanted.length).fill(-1);
  }

  /** The next part is another piece of memory. */
  forget() {
    this.lengths.fill(-1);
  }
}

/** Reads the text part by part: statements until a COPY, then its rows. */
class DumpReader {
  /** @type {Buffer} what was read of a line that had not ended */
  #begun = Buffer.alloc(0);
  /** @type {Table | 'unwanted' | null} whose rows are read */
  #copying = null;
  /** @type {Record<string, number>} */
  #rows = {};
  #isVpic = false;
  #isComplete = false;
  #isFirst = true;

  constructor(tables, onRow) {
    this.tables = tables;
    this.onRow = onRow;
  }

  /** @param {Buffer} part */
  read(part) {
    if (this.#isFirst) refuseOthers(part);
    this.#isFirst = false;
    const last = part.lastIndexOf(LINE_FEED);
    if (last < 0) return this.#keep(part);
    const lines =
      this.#begun.length > 0 ? Buffer.concat([this.#begun, part.subarray(0, last + 1)]) : part.subarray(0, last + 1);
    this.#begun = Buffer.alloc(0);
    this.#lines(lines);
    if (last + 1 < part.length) this.#keep(part.subarray(last + 1));
  }

  /** @returns {Record<string, number>} rows by table */
  end() {
    // A file that ends within rows is cut off, wherever in a row that is.
    if (this.#begun.length > 0 && this.#copying === null) this.#lines(Buffer.concat([this.#begun, Buffer.from('\n')]));
    if (!this.#isVpic) throw new DumpError(dumpTexts.notVpic());
    if (this.#copying !== null || !this.#isComplete) throw new DumpError(dumpTexts.cutOff());
    const missing = Object.keys(this.tables).filter((table) => !Object.hasOwn(this.#rows, table));
    if (missing.length > 0) throw new DumpError(dumpTexts.noTables(missing));
    return this.#rows;
  }

  #keep(rest) {
    if (this.#begun.length + rest.length > LONGEST_LINE) throw new DumpError(dumpTexts.longLine(LONGEST_LINE));
    this.#begun = Buffer.concat([this.#begun, rest]);
  }

  /** @param {Buffer} bytes whole lines */
  #lines(bytes) {
    if (this.#copying instanceof Table) this.#copying.forget();
    let at = 0;
    while (at < bytes.length) {
      if (this.#copying === null) at = this.#statements(bytes, at);
      else if (this.#copying === 'unwanted') at = this.#skip(bytes, at);
      else at = this.#copyRows(this.#copying, bytes, at);
    }
  }

  /** Lines up to and with the next COPY. @returns {number} where to go on */
  #statements(bytes, from) {
    for (let at = from; at < bytes.length;) {
      const end = bytes.indexOf(LINE_FEED, at);
      const first = bytes[at];
      // C, or the dash of a comment: all other lines are of no interest.
      if (first === 67 || first === 45) this.#statement(textOf(bytes, at, end).trimEnd());
      at = end + 1;
      if (this.#copying !== null) return at;
    }
    return bytes.length;
  }

  /** @param {string} line */
  #statement(line) {
    this.#isComplete = line === COMPLETE || (this.#isComplete && !line.startsWith('COPY '));
    if (/^CREATE SCHEMA "?vpic"?;$/.test(line)) this.#isVpic = true;
    const [, quoted, columns] = /^COPY vpic\.("[^"]+"|\w+) \((.*)\) FROM stdin;$/.exec(line) ?? [];
    if (quoted === undefined) {
      if (/^COPY .* FROM stdin;$/.test(line)) this.#copying = 'unwanted';
      return;
    }
    this.#isVpic = true;
    const name = plainName(quoted);
    const wanted = Object.hasOwn(this.tables, name) ? this.tables[name] : undefined;
    if (wanted && Object.hasOwn(this.#rows, name)) throw new DumpError(dumpTexts.tableTwice(name));
    this.#copying = wanted ? new Table(name, wanted, columns.split(',').map(plainName)) : 'unwanted';
  }

  /** Passes over rows that nobody wants. A row cannot be `\.`: backslashes in cells are doubled. */
  #skip(bytes, from) {
    for (let at = from; ;) {
      const found = bytes.indexOf('\\.', at, 'latin1');
      if (found < 0) return bytes.length;
      at = found + 2;
      if (found > from && bytes[found - 1] !== LINE_FEED) continue;
      const end = endsHere(bytes, at);
      if (end === 0) continue;
      this.#copying = null;
      return end;
    }
  }

  /** Tells the rows of a table. @returns {number} where to go on */
  #copyRows(table, bytes, from) {
    const { places, count, name, cells } = table;
    const size = bytes.length;
    let at = from;
    while (at < size) {
      if (bytes[at] === BACKSLASH && bytes[at + 1] === 46 && endsHere(bytes, at + 2) > 0) {
        this.#rows[name] = table.rows;
        this.#copying = null;
        return endsHere(bytes, at + 2);
      }
      let column = 0;
      let start = at;
      let bits = 0;
      let escaped = false;
      for (; ; at += 1) {
        const byte = bytes[at];
        if (byte > RETURN && byte !== BACKSLASH) {
          bits |= byte;
          continue;
        }
        if (byte === BACKSLASH) {
          escaped = true;
          // What follows it ends no cell; a line that ends here is for the count of cells to refuse.
          if (bytes[at + 1] !== LINE_FEED) bits |= bytes[++at];
          continue;
        }
        if (byte !== TAB && byte !== LINE_FEED) continue;
        const end = byte === LINE_FEED && at > start && bytes[at - 1] === RETURN ? at - 1 : at;
        const place = column < count ? places[column] : -1;
        if (place >= 0) setCell(table, bytes, place, start, end, bits, escaped);
        column += 1;
        start = at + 1;
        bits = 0;
        escaped = false;
        if (byte === LINE_FEED) break;
      }
      at += 1;
      table.rows += 1;
      if (column !== count)
        throw new DumpError(dumpTexts.otherCells(name, { row: table.rows, cells: column, columns: count }));
      this.onRow(name, cells);
    }
    return at;
  }
}

/** Decodes a cell, unless the previous row had the same bytes there. */
function setCell(table, bytes, place, start, end, bits, escaped) {
  const { starts, lengths, cells } = table;
  const length = end - start;
  if (lengths[place] === length) {
    const before = starts[place];
    let at = 0;
    while (at < length && bytes[before + at] === bytes[start + at]) at += 1;
    if (at === length) return;
  }
  starts[place] = start;
  lengths[place] = length;
  cells[place] = escaped
    ? unescaped(bytes, start, end)
    : bits < 128
      ? ascii(bytes, start, end)
      : textOf(bytes, start, end);
}

/** One or two characters are most cells of the largest table; they are made without leaving JavaScript. */
function ascii(bytes, start, end) {
  const length = end - start;
  if (length === 1) return String.fromCharCode(bytes[start]);
  if (length === 2) return String.fromCharCode(bytes[start], bytes[start + 1]);
  return bytes.latin1Slice(start, end);
}

const textOf = (bytes, start, end) => bytes.utf8Slice(start, end);

/** What stands after a backslash for a character that text cannot hold (PostgreSQL, COPY, "Text Format"). */
const CONTROL = { b: 8, f: 12, n: 10, r: 13, t: 9, v: 11 };

/** A cell with backslashes: null for `\N`. */
function unescaped(bytes, start, end) {
  if (end - start === 2 && bytes[start + 1] === 78) return null;
  const plain = Buffer.allocUnsafe(end - start);
  let length = 0;
  for (let at = start; at < end; at += 1) {
    if (bytes[at] !== BACKSLASH || at + 1 === end) {
      plain[length++] = bytes[at];
      continue;
    }
    at += 1;
    const code = bytes.latin1Slice(at, Math.min(at + 3, end));
    const [digits] = /^(?:[0-7]{1,3}|x[0-9a-fA-F]{1,2})/.exec(code) ?? [''];
    if (digits !== '') {
      plain[length++] = (digits[0] === 'x' ? parseInt(digits.slice(1), 16) : parseInt(digits, 8)) & 255;
      at += digits.length - 1;
    } else plain[length++] = CONTROL[code[0]] ?? bytes[at];
  }
  return plain.utf8Slice(0, length);
}

/** Where the line after an end of rows begins; 0 where the line goes on. */
function endsHere(bytes, at) {
  if (bytes[at] === LINE_FEED) return at + 1;
  return bytes[at] === RETURN && bytes[at + 1] === LINE_FEED ? at + 2 : 0;
}

/** A name as PostgreSQL quotes it, in lower case. */
const plainName = (name) =>
  name
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .toLowerCase();

/** What begins like another format is told by its name. */
function refuseOthers(part) {
  const begin = part.latin1Slice(0, Math.min(16, part.length));
  if (begin.startsWith('PGDMP')) throw new DumpError(dumpTexts.customFormat());
  if (begin.startsWith('TAPE') || begin.startsWith('MSSQLBAK')) throw new DumpError(dumpTexts.sqlServer());
}
