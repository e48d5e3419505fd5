import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

const HEADER = `--
-- PostgreSQL database dump
--

-- Dumped from database version 15.4
-- Dumped by pg_dump version 15.4

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA vpic;

SET default_tablespace = '';

SET default_table_access_method = heap;

`;

const TRAILER = `--
-- PostgreSQL database dump complete
--

`;

const ESCAPES = { '\\': '\\\\', '\b': '\\b', '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t', '\v': '\\v' };

/** Formats a value for `COPY … FROM stdin`. */
function fieldOf(value) {
  if (value === null) return '\\N';
  if (typeof value === 'string')
    return /[\\\b\f\n\r\t\v]/.test(value) ? value.replace(/[\\\b\f\n\r\t\v]/g, (char) => ESCAPES[char]) : value;
  return typeof value === 'boolean' ? (value ? 't' : 'f') : String(value);
}

/** Formats a row for `COPY … FROM stdin`, without the newline. */
export const copyLine = (row) => row.map(fieldOf).join('\t');

/** Quotes a column name like `pg_dump`. */
const quoted = (name) => (/^[a-z_]+$/.test(name) && !['position', 'char'].includes(name) ? name : `"${name}"`);

/** Returns the start of a table's `COPY`. */
export const copyStatement = ({ name, columns }) => `COPY vpic.${name} (${columns.map(quoted).join(', ')}) FROM stdin;`;

/** Yields the text of a dump in chunks. @param {import('./synthetic-release.d.mts').Release} release */
export function* dumpText({ tables }) {
  yield HEADER;
  let piece = '';
  for (const table of tables) {
    piece += `--\n-- Data for Name: ${table.name}; Type: TABLE DATA; Schema: vpic; Owner: -\n--\n\n${copyStatement(table)}\n`;
    for (const row of table.rows()) {
      piece += `${copyLine(row)}\n`;
      if (piece.length > 65_536) {
        yield piece;
        piece = '';
      }
    }
    piece += '\\.\n\n\n';
  }
  yield piece + TRAILER;
}

/**
 * Writes a release the way NHTSA publishes it: a ZIP archive of one plain PostgreSQL dump. Rows are streamed.
 *
 * @param {import('./synthetic-release.d.mts').Release} release
 * @param {string} path of the archive
 * @param {{ member?: string }} [options] `member`: the name of the dump in the archive
 * @returns {Promise<{ bytes: number, unpacked: number }>} the sizes of archive and dump
 */
export async function writeDump(release, path, { member = 'vPICList_lite_2026_09.sql' } = {}) {
  const file = await open(path, 'w');
  try {
    const name = Buffer.from(member);
    let sum = 0;
    let unpacked = 0;
    let packed = 0;
    const start = 30 + name.length;
    async function* plain() {
      for (const piece of dumpText(release)) {
        const bytes = Buffer.from(piece);
        sum = crc32(bytes, sum);
        unpacked += bytes.length;
        yield bytes;
      }
    }
    await pipeline(Readable.from(plain()), createDeflateRaw({ level: 6 }), async (pieces) => {
      for await (const piece of pieces) {
        await file.write(piece, 0, piece.length, start + packed);
        packed += piece.length;
      }
    });
    // Version 2.0, no flags, deflated, September 14, 2026; then checksum, sizes, and the name's length.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt16LE(((2026 - 1980) << 9) | (9 << 5) | 14, 8);
    facts.writeUInt32LE(sum, 10);
    facts.writeUInt32LE(packed, 14);
    facts.writeUInt32LE(unpacked, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, name]);
    await file.write(local, 0, local.length, 0);
    const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, Buffer.alloc(14), name]);
    const end = Buffer.alloc(22);
    end.write('PK\x05\x06', 'latin1');
    end.writeUInt16LE(1, 8);
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(entry.length, 12);
    end.writeUInt32LE(start + packed, 16);
    await file.write(Buffer.concat([entry, end]), 0, entry.length + 22, start + packed);
    return { bytes: start + packed + entry.length + 22, unpacked };
  } finally {
    await file.close();
  }
}
