import { ImageFault } from './image-fault.ts';
/** The largest picture that is sent, in bytes (spec §5, §9: 2 MB). */
const TARGET_BYTES = 2 * 1024 * 1024;
/** The longest edge of a picture that is sent, in pixels (spec §5, §9). */
const EDGE_PX = 600;

/**
 * Makes a JPEG of a picture.
 *
 * @param quality from 0.1 to 1
 * @param edge the longest edge that it may have, in pixels; the aspect ratio stays
 * @throws ImageFault `unreadable` where the file is no picture that the browser can draw
 */
export type EncodeImage = (file: Blob, quality: number, edge: number) => Promise<Blob>;

/** Encodes in the browser; what does it comes when the first picture is chosen. */
const encodeJpeg: EncodeImage = async (file, quality, edge) => {
  const { default: Compressor } = await import('compressorjs');
  return new Promise((resolve, reject) => {
    new Compressor(file, {
      quality,
      maxWidth: edge,
      maxHeight: edge,
      mimeType: 'image/jpeg',
      // A file that is smaller as it is goes through the encoder too: only then is it free of places and names.
      strict: false,
      success: resolve,
      error: () => reject(new ImageFault('unreadable')),
    });
  });
};

/**
 * Makes a picture fit to be sent (spec §5, §9): at most 2 MB and 600×600 pixels, the aspect ratio kept, as JPEG. The
 * quality starts at 1 and decreases by 0.1 until it fits.
 *
 * @throws ImageFault `unreadable`, or `too-large` where even a quality of 0.1 does not fit
 */
export async function compressImage(file: Blob, encode: EncodeImage = encodeJpeg): Promise<Blob> {
  // Counted in tenths: 1 − 0.1 − 0.1 … misses the round numbers.
  for (let tenths = 10; tenths >= 1; tenths--) {
    const picture = await encode(file, tenths / 10, EDGE_PX);
    if (picture.size <= TARGET_BYTES) return picture;
  }
  throw new ImageFault('too-large');
}
