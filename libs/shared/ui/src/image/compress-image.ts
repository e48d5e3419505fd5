import { ImageFault } from './image-fault.ts';
/** Maximum size of an uploaded image in bytes (spec §5, §9: 2 MB). */
const TARGET_BYTES = 2 * 1024 * 1024;
/** Maximum edge length of an uploaded image in pixels (spec §5, §9). */
const EDGE_PX = 600;

/**
 * Encodes an image as JPEG.
 *
 * @param quality from 0.1 to 1
 * @param edge maximum edge length in pixels; the aspect ratio is kept
 * @throws ImageFault `unreadable` if the browser can't decode the file
 */
export type EncodeImage = (file: Blob, quality: number, edge: number) => Promise<Blob>;

/** Encodes in the browser; the encoder is loaded when the first image is chosen. */
const encodeJpeg: EncodeImage = async (file, quality, edge) => {
  const { default: Compressor } = await import('compressorjs');
  return new Promise((resolve, reject) => {
    new Compressor(file, {
      quality,
      maxWidth: edge,
      maxHeight: edge,
      mimeType: 'image/jpeg',
      // Encode even a file that is already smaller, because only encoding removes its metadata, such as locations and
      // names.
      strict: false,
      success: resolve,
      error: () => reject(new ImageFault('unreadable')),
    });
  });
};

/**
 * Compresses an image for upload (spec §5, §9): a JPEG of at most 2 MB and 600×600 pixels, with the aspect ratio kept.
 * The quality starts at 1 and decreases by 0.1 until it fits.
 *
 * @throws ImageFault `unreadable`, or `too-large` if it does not fit even at quality 0.1
 */
export async function compressImage(file: Blob, encode: EncodeImage = encodeJpeg): Promise<Blob> {
  // Count in tenths, because 1 − 0.1 − 0.1 … accumulates rounding errors.
  for (let tenths = 10; tenths >= 1; tenths--) {
    const picture = await encode(file, tenths / 10, EDGE_PX);
    if (picture.size <= TARGET_BYTES) return picture;
  }
  throw new ImageFault('too-large');
}
