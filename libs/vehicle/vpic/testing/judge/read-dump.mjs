import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

/** Location of the excerpt of NHTSA's dump: $VINLORE_DATA, or the project's shared folder. */
const FOLDER = join(process.env.VINLORE_DATA ?? '/work/shared/data', 'vpic-dump');

/**
 * Reads NHTSA's procedures, table definitions, and some rows, if available on this machine. They aren't ours to
 * publish.
 *
 * @returns {ReturnType<typeof import('./read-dump.d.mts').readExcerpt>}
 */
export function readExcerpt() {
  const path = join(FOLDER, 'vPICList_lite_excerpt.plain.zip');
  if (!existsSync(path)) {
    return {
      dump: null,
      answers: [],
      reason: `${path} does not exist; set VINLORE_DATA to the folder that holds vpic-dump/`,
    };
  }
  const lines = readFileSync(join(FOLDER, 'answers.jsonl'), 'utf8').trim().split('\n');
  const dump = readDump(readFileSync(path));
  return { dump, release: releaseOf(dump), answers: lines.map((line) => JSON.parse(line)), reason: null };
}

/**
 * Reads an NHTSA dump into memory; only for excerpts.
 *
 * @param {Buffer} archive a ZIP with one member
 * @returns {import('./read-dump.d.mts').Dump}
 */
function readDump(archive) {
  const text = inflateRawSync(archive.subarray(30 + archive.readUInt16LE(26) + archive.readUInt16LE(28))).toString();
  const copies = [];
  let rest = '';
  let from = 0;
  for (const { 0: head, index } of text.matchAll(/^COPY .* FROM stdin;\n/gm)) {
    rest += text.slice(from, index);
    const start = index + head.length;
    const end = text.startsWith('\\.\n', start) ? start : text.indexOf('\n\\.\n', start) + 1;
    copies.push({ statement: head.trim(), lines: start === end ? [] : text.slice(start, end - 1).split('\n') });
    if (copies.length === 1) rest += '\0';
    from = end + 3;
  }
  const [definitions, constraints] = (rest + text.slice(from)).split('\0');
  return { definitions, constraints, copies };
}

const UNESCAPED = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** Parses a cell; ids are numbers. */
function valueOf(cell) {
  if (cell === '\\N') return null;
  return /^(0|[1-9]\d{0,8})$/.test(cell) ? Number(cell) : cell.replace(/\\(.)/g, (_, char) => UNESCAPED[char] ?? char);
}

/** Returns the rows of a dump by table. */
function releaseOf({ copies }) {
  const tables = copies.map(({ statement, lines }) => {
    const [, name, columns] = /^COPY vpic\.(\w+) \((.*)\) FROM stdin;$/.exec(statement);
    return {
      name,
      columns: columns.replaceAll('"', '').split(', '),
      rows: () => lines.map((line) => line.split('\t').map(valueOf)),
    };
  });
  return { tables };
}
