/**
 * Streams NHTSA's monthly vPIC dump (`vPICList_lite_YYYY_MM.plain.zip`, or the `.sql` in it) without a database server.
 * Of 336 MB of text, only the requested cells are ever decoded.
 */
import { DumpError } from './dump-error.mjs';
import { dumpTexts } from './dump-texts.mjs';
import { openDump } from './open-dump.mjs';

export { DumpError };

const [TAB, LINE_FEED, RETURN, BACKSLASH] = [9, 10, 13, 92];

/** Maximum line length in bytes. A longer line means the file isn't a dump. */
const LONGEST_LINE = 4 * 1024 * 1024;

/** Last line written by pg_dump. */
const COMPLETE = '-- PostgreSQL database dump complete';

/** Maximum size of a plain dump, several times today's. */
const LIMITS = { bytes: 4_000_000_000, ratio: 100 };

/**
 * Reads a dump from start to end.
 *
 * @param {string} path a ZIP archive with the dump as its only file, or the dump itself
 * @param {object} options
 * @param {Record<string, readonly string[]>} options.tables the requested columns of each table, in lower case
 * @param {(table: string, cells: (string | null)[]) => void} options.onRow called for each row of those tables with the
 * cells in the requested column order, null for SQL NULL. The array is reused for the next row.
 * @param {(share: number) => void} [options.onProgress] called with the share of the text read so far, 0 to 1
 * @param {AbortSignal} [options.signal] aborts reading with its reason
 * @param {{ bytes?: number, ratio?: number }} [options.limits] maximum bytes of text, and maximum bytes per compressed
 * byte
 * @returns {Promise<{ release: string, rows: Record<string, number> }>} the release's name, such as
 * `vPICList_lite_2026_09`, and the row count of each table
 * @throws {DumpError} if the file isn't a complete vPIC dump with these tables and columns. Rows may have been
 * delivered by then: discard them.
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

/** Reading state of one table, reused for each row. */
class Table {
  /** @param {string} name @param {readonly string[]} wanted @param {readonly string[]} present */
  constructor(name, wanted, present) {
    this.name = name;
    this.count = present.length;
    /** Index in `cells` for each column of the dump; -1 to skip it. */
    this.places = new Int32Array(present.length).fill(-1);
    wanted.forEach((column, place) => {
      const at = present.indexOf(column);
      if (at < 0) throw new DumpError(dumpTexts.noColumn(name, column));
      this.places[at] = place;
    });
    /** @type {(string | null)[]} */
    this.cells = wanted.map(() => null);
    this.rows = 0;
    /** Location of the previous row's cells in the current chunk: most columns repeat from row to row. */
    this.starts = new Int32Array(wanted.length);
    this.lengths = new Int32Array(wanted.length).fill(-1);
  }

  /** The next chunk is different memory. */
  forget() {
    this.lengths.fill(-1);
  }
}

/** Parses the text chunk by chunk: statements up to a COPY, then its rows. */
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

  /** @returns {Record<string, number>} row count by table */
  end() {
    // A file that ends inside COPY data is truncated, wherever in a row that is.
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

  /** @param {Buffer} bytes complete lines */
  #lines(bytes) {
    if (this.#copying instanceof Table) this.#copying.forget();
    let at = 0;
    while (at < bytes.length) {
      if (this.#copying === null) at = this.#statements(bytes, at);
      else if (this.#copying === 'unwanted') at = this.#skip(bytes, at);
      else at = this.#copyRows(this.#copying, bytes, at);
    }
  }

  /** Skips lines up to and including the next COPY. @returns {number} where to continue */
  #statements(bytes, from) {
    for (let at = from; at < bytes.length;) {
      const end = bytes.indexOf(LINE_FEED, at);
      const first = bytes[at];
      // C, or the dash of a comment; no other lines matter.
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

  /** Skips rows of tables that weren't requested. A row can't be `\.`, because backslashes in cells are doubled. */
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

  /** Delivers the rows of a table. @returns {number} where to continue */
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
          // Anything after the last cell is left to the cell count check.
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

/** Most cells of the largest table have one or two characters; building those in JavaScript avoids a native call. */
function ascii(bytes, start, end) {
  const length = end - start;
  if (length === 1) return String.fromCharCode(bytes[start]);
  if (length === 2) return String.fromCharCode(bytes[start], bytes[start + 1]);
  return bytes.latin1Slice(start, end);
}

const textOf = (bytes, start, end) => bytes.utf8Slice(start, end);

/** Escape characters after a backslash (PostgreSQL, COPY, "Text Format"). */
const CONTROL = { b: 8, f: 12, n: 10, r: 13, t: 9, v: 11 };

/** Decodes a cell with backslashes; null for `\N`. */
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

/** Returns the start of the line after the end-of-data marker; 0 if it isn't the whole line. */
function endsHere(bytes, at) {
  if (bytes[at] === LINE_FEED) return at + 1;
  return bytes[at] === RETURN && bytes[at + 1] === LINE_FEED ? at + 2 : 0;
}

/** Parses a name as quoted by PostgreSQL, in lower case. */
const plainName = (name) =>
  name
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .toLowerCase();

/** Names other formats by their signatures. */
function refuseOthers(part) {
  const begin = part.latin1Slice(0, Math.min(16, part.length));
  if (begin.startsWith('PGDMP')) throw new DumpError(dumpTexts.customFormat());
  if (begin.startsWith('TAPE') || begin.startsWith('MSSQLBAK')) throw new DumpError(dumpTexts.sqlServer());
}
