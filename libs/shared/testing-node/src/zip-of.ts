import { crc32, deflateRawSync } from 'node:zlib';

/** Builds a ZIP archive with one file, following PKWARE's APPNOTE; `claimed` is the uncompressed size to declare. */
export function zipOf(
  name: string,
  content: string | Uint8Array,
  { claimed }: { readonly claimed?: number } = {},
): Buffer {
  const plain = Buffer.from(content);
  const packed = deflateRawSync(plain);
  const file = Buffer.from(name);
  /** Method 8, no time, November 8, 2022; then checksum and sizes. */
  const facts = Buffer.alloc(22);
  facts.writeUInt16LE(8, 0);
  facts.writeUInt16LE(((2022 - 1980) << 9) | (11 << 5) | 8, 4);
  facts.writeUInt32LE(crc32(plain), 6);
  facts.writeUInt32LE(packed.length, 10);
  facts.writeUInt32LE(claimed ?? plain.length, 14);
  facts.writeUInt16LE(file.length, 18);
  const local = Buffer.concat([Buffer.from('504b03041400000000'.slice(0, 16), 'hex'), facts, file, packed]);
  const entry = Buffer.concat([
    Buffer.from('504b01021400140000000000'.slice(0, 20), 'hex'),
    facts,
    // No comment, disk 0, no attributes, at the start of the archive.
    Buffer.alloc(14),
    file,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}
