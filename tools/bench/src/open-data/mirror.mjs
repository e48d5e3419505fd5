import { createReadStream, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { communications, complaints, investigations, recalls } from './flat-lines.mjs';
import { writeZip } from './zip-file.mjs';

/** Current total lines in each source's files. */
export const LINES = { recalls: 330_000, investigations: 154_000, complaints: 2_000_000, communications: 2_400_000 };

/** First years of the pieces into which complaints and communications are split. */
const PIECES = [1995, 2000, 2005, 2010, 2015, 2020, 2025];
/** A piece ends with the current year while that is in it. */
const YEAR = new Date().getUTCFullYear();
/** Lines per compressed chunk. */
const TOGETHER = 2_000;

/** @param {Iterable<string>} lines */
function* inTexts(lines) {
  let [text, count] = ['', 0];
  for (const each of lines) {
    text += `${each}\r\n`;
    if (++count % TOGETHER !== 0) continue;
    yield text;
    text = '';
  }
  yield text;
}

/**
 * Files of each source by name, with their lines.
 *
 * @param {number} share of the current number of lines
 * @returns {Record<keyof typeof LINES, Record<string, () => Iterable<string>>>}
 */
function filesOf(share) {
  /** @param {number} lines */
  const some = (lines) => Math.round(lines * share);
  /** @param {string} prefix @param {(from: number) => Iterable<string>} lines */
  const pieces = (prefix, lines) =>
    Object.fromEntries(PIECES.map((from) => [`${prefix}_${from}-${Math.min(from + 4, YEAR)}`, () => lines(from)]));
  return {
    recalls: {
      FLAT_RCL_POST_2010: () => recalls(some(LINES.recalls * 0.7), 1),
      FLAT_RCL_PRE_2010: () => recalls(some(LINES.recalls * 0.3), 1_000_001),
    },
    investigations: { FLAT_INV: () => investigations(some(LINES.investigations)) },
    complaints: pieces('COMPLAINTS_RECEIVED', (from) => complaints(some(LINES.complaints / PIECES.length), from)),
    communications: pieces('TSBS_RECEIVED', (from) => communications(some(LINES.communications / PIECES.length), from)),
  };
}

/**
 * Writes made-up files for all large sources to a folder, laid out like an `OPEN_DATA_MIRROR`.
 *
 * @param {string} folder
 * @param {number} share of the current number of lines
 */
export async function writeMirror(folder, share) {
  for (const [source, files] of Object.entries(filesOf(share))) {
    mkdirSync(join(folder, source), { recursive: true });
    for (const [name, lines] of Object.entries(files))
      await writeZip(join(folder, source, `${name}.zip`), `${name}.txt`, inTexts(lines()));
  }
}

/**
 * Writes these files, and serves them.
 *
 * @param {string} folder
 * @param {number} share of the current number of lines
 * @param {Promise<unknown>} [open] delays all responses until resolved
 */
export async function openMirror(folder, share, open = Promise.resolve()) {
  await writeMirror(folder, share);
  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const serve = (request, response) => {
    const file = join(folder, new URL(request.url ?? '/', 'http://mirror').pathname);
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found?.isFile()) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': 'application/zip',
      'content-length': found.size,
      etag: `"${found.mtimeMs}"`,
    });
    createReadStream(file).pipe(response);
  };
  const server = createServer((request, response) => void open.then(() => serve(request, response)));
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(null)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    base: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((done) => server.close(done)),
  };
}
