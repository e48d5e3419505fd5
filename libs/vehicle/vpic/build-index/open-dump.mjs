/** Opens a dump, compressed or not, as a stream of bytes. */
import { createReadStream } from 'node:fs';
import { open as openFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { crc32, createInflateRaw } from 'node:zlib';
import { open as openArchive } from 'yauzl';
import { DumpError } from './dump-error.mjs';
import { dumpTexts } from './dump-texts.mjs';

/** Bytes read, decompressed, and parsed at a time. */
const PART = 512 * 1024;

const STORED = 0;
const DEFLATED = 8;

/**
 * @param {string} path
 * @param {{ bytes: number, ratio: number }} limits
 * @returns {Promise<{ release: string, size: number, parts: AsyncIterable<Buffer> }>} the text and its size in bytes
 * @throws {DumpError} if there is no file, or the archive is damaged or doesn't contain exactly one dump
 */
export async function openDump(path, limits) {
  if (!(await isArchive(path))) {
    if (!path.toLowerCase().endsWith('.sql')) throw new DumpError(dumpTexts.noArchive(path));
    const { size } = await stat(path);
    return {
      release: releaseOf(path),
      size,
      parts: within(createReadStream(path, { highWaterMark: PART }), limits.bytes),
    };
  }
  const damaged = () => new DumpError(dumpTexts.damagedArchive(path));
  const archive = await promisify(openArchive)(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw damaged();
  });
  try {
    const entry = await onlyFile(archive, path, damaged);
    judgeEntry(entry, limits);
    const packed = await promisify(archive.openReadStream.bind(archive))(entry, { decodeFileData: false });
    const release = releaseOf(entry.fileName, path);
    return { release, size: entry.uncompressedSize, parts: unpacked(archive, packed, entry, limits, damaged) };
  } catch (error) {
    archive.close();
    throw error instanceof DumpError ? error : damaged();
  }
}

/** Whether a file starts with a ZIP signature. */
async function isArchive(path) {
  let file;
  try {
    file = await openFile(path);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.latin1Slice(0, bytesRead).startsWith('PK');
  } catch {
    throw new DumpError(dumpTexts.unreadable(path));
  } finally {
    await file?.close();
  }
}

/** Returns the only file in an archive; folders are ignored. */
function onlyFile(archive, path, damaged) {
  return new Promise((found, failed) => {
    const files = [];
    archive.once('error', () => failed(damaged()));
    archive.once('end', () => {
      if (files.length === 1) found(files[0]);
      else failed(new DumpError(dumpTexts.notOneFile(path, files.length)));
    });
    archive.on('entry', (entry) => {
      if (!entry.fileName.endsWith('/')) files.push(entry);
      archive.readEntry();
    });
    archive.readEntry();
  });
}

function judgeEntry(entry, { bytes, ratio }) {
  const { fileName, uncompressedSize, compressedSize, compressionMethod } = entry;
  if (!/\.sql$/i.test(fileName)) throw new DumpError(dumpTexts.otherFile(fileName));
  if (entry.isEncrypted()) throw new DumpError(dumpTexts.encrypted(fileName));
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED)
    throw new DumpError(dumpTexts.packedOtherwise(fileName, compressionMethod));
  if (uncompressedSize > bytes) throw tooLarge(bytes);
  // Small files may have any compression ratio: a zip bomb fills disk or memory, and the text is kept in neither.
  if (uncompressedSize > 64e6 && uncompressedSize > compressedSize * ratio)
    throw new DumpError(dumpTexts.bomb(fileName, ratio));
}

const tooLarge = (bytes) => new DumpError(dumpTexts.tooLarge(bytes));

async function* unpacked(archive, packed, entry, limits, damaged) {
  const claimed = entry.uncompressedSize;
  let text = packed;
  if (entry.compressionMethod === DEFLATED) {
    // Decompresses ahead in a separate thread while earlier chunks are parsed.
    text = createInflateRaw({ chunkSize: PART, readableHighWaterMark: 4 * PART });
    packed.on('error', (error) => text.destroy(error));
    packed.pipe(text);
  }
  let size = 0;
  let sum = 0;
  try {
    for await (const part of text) {
      size += part.length;
      if (size > claimed) throw damaged();
      if (size > limits.bytes) throw tooLarge(limits.bytes);
      sum = crc32(part, sum);
      yield part;
    }
    if (size !== claimed || sum !== entry.crc32) throw damaged();
  } catch (error) {
    // Catch only decompression errors, not those thrown by the consumer of the chunks.
    throw error instanceof DumpError ? error : damaged();
  } finally {
    packed.destroy();
    archive.close();
  }
}

async function* within(parts, most) {
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > most) throw tooLarge(most);
    yield part;
  }
}

/** Returns the release named in a file's name, or the name without its extension. */
function releaseOf(...names) {
  const release = names.map((name) => /vPICList_lite_[A-Za-z0-9_]+/.exec(basename(name))?.[0]).find(Boolean);
  return release ?? basename(names[0]).replace(/\.(plain|sql)/gi, '');
}
