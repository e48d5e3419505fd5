import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A camera image: rotated, with location data. */
export const photo = (width = 64, height = 32): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } })
    .withExif({ IFD0: { Artist: 'Ana Lopez' }, IFD3: { GPSLatitude: '36/1 44/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const png = (width = 40, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } })
    .png()
    .toBuffer();

/** A minimal PDF. */
export const pdf = (content = ''): Buffer => Buffer.from(`%PDF-1.7\n${content}\ntrailer<<>>\nstartxref\n9\n%%EOF\n`);

/** A PNG whose header declares this many pixels per side: a naive decoder would allocate gigabytes. */
export async function bomb(side: number): Promise<Buffer> {
  const file = Buffer.from(await png(8, 8));
  file.writeUInt32BE(side, 16);
  file.writeUInt32BE(side, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}
