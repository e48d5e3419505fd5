import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Compressible types; fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|wasm)$/;
/** Minimum size: below it, compression saves less than its headers cost. */
const WORTH_BYTES = 200;

/**
 * Writes brotli and gzip versions next to every build file that gets smaller, so that the server compresses nothing at
 * request time.
 *
 * @param {string} folder
 */
export function precompress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const plain = readFileSync(path);
    if (plain.byteLength < WORTH_BYTES) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }));
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const folder of process.argv.slice(2)) precompress(folder);
