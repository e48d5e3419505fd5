/** File types detected by magic bytes. The name and the declared type can't be trusted. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'other';

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));

/** Brands in the first box of an ISO base media file (ISO/IEC 14496-12 §4.3): the major one and the compatible ones. */
function brandsOf(bytes: Uint8Array): string[] {
  if (text(bytes, 4, 8) !== 'ftyp') return [];
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = text(bytes, 8, Math.min(size, 256));
  return Array.from({ length: Math.floor(brands.length / 4) }, (_, at) => brands.slice(at * 4, at * 4 + 4));
}

/** Detects accepted image types before a decoder sees the file. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  const brands = brandsOf(bytes);
  if (brands.includes('avif')) return 'avif';
  return brands.some((brand) => /^(he[ivm][cxs]|mif1|msf1)$/.test(brand)) ? 'heic' : 'other';
}
