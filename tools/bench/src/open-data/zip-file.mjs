import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { crc32, createDeflateRaw } from 'node:zlib';

/**
 * Streams a ZIP archive with one file of any size.
 *
 * @param {string} path
 * @param {string} name of the file in it
 * @param {Iterable<string>} texts its content
 */
export async function writeZip(path, name, texts) {
  const archive = openSync(path, 'w');
  const file = Buffer.from(name);
  const packer = createDeflateRaw({ level: 1, chunkSize: 1_048_576 });
  // After the header, whose sizes are only known at the end.
  let end = 30 + file.length;
  let [sum, size] = [0, 0];
  packer.on('data', (part) => (end += writeSync(archive, part, 0, part.length, end)));
  for (const text of texts) {
    const bytes = Buffer.from(text);
    sum = crc32(bytes, sum);
    size += bytes.length;
    if (!packer.write(bytes)) await once(packer, 'drain');
  }
  packer.end();
  await once(packer, 'end');
  // Method 8, no time, November 8, 2026; then checksum and sizes.
  const facts = Buffer.alloc(22);
  facts.writeUInt16LE(8, 0);
  facts.writeUInt16LE(((2026 - 1980) << 9) | (11 << 5) | 8, 4);
  facts.writeUInt32LE(sum, 6);
  facts.writeUInt32LE(end - 30 - file.length, 10);
  facts.writeUInt32LE(size, 14);
  facts.writeUInt16LE(file.length, 18);
  const header = Buffer.concat([Buffer.from('504b030414000000', 'hex'), facts, file]);
  writeSync(archive, header, 0, header.length, 0);
  const entry = Buffer.concat([Buffer.from('504b0102140014000000', 'hex'), facts, Buffer.alloc(14), file]);
  const last = Buffer.alloc(22);
  last.write('PK\x05\x06', 'latin1');
  last.writeUInt16LE(1, 8);
  last.writeUInt16LE(1, 10);
  last.writeUInt32LE(entry.length, 12);
  last.writeUInt32LE(end, 16);
  const directory = Buffer.concat([entry, last]);
  writeSync(archive, directory, 0, directory.length, end);
  closeSync(archive);
}
