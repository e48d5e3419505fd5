import { withSharp } from './sharp.ts';

/** How an SVG becomes a PNG; measures in pixels. */
export interface PngOptions {
  readonly width: number;
  readonly height: number;
  /** Free space on every side. Default none. */
  readonly margin?: number;
  /** What shows where the drawing is see-through; nothing where it is left out. */
  readonly background?: string;
  /** At most so many colors: a page of print is a fifth of its size with 16. Default all. */
  readonly colors?: number;
}

/** A drawing's largest side as its file says it may be anything; this many dots an inch make the rest of it. */
const MOST_DENSITY = 2400;
const DENSITY = 72;

/**
 * The points of an SVG drawn in a square, row by row: red, green, blue and how solid it is, each from 0 to 255.
 *
 * @param side of the square, in pixels
 * @throws Error for what is no SVG
 */
export function svgPoints(svg: string, side: number): Promise<Buffer> {
  return withSharp((sharp) =>
    sharp(Buffer.from(svg))
      .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer(),
  );
}

/**
 * Draws an SVG of our own as PNG, whole and centered. Text in it must be paths: there are no fonts here.
 *
 * @throws Error for what is no SVG
 */
export function svgToPng(svg: string, { width, height, margin = 0, background, colors }: PngOptions): Promise<Buffer> {
  return withSharp(async (sharp) => {
    const file = Buffer.from(svg);
    const size = await sharp(file).metadata();
    const [boxWidth, boxHeight] = [width - 2 * margin, height - 2 * margin];
    const scale = Math.min(boxWidth / size.width, boxHeight / size.height);
    // Drawn at its final size rather than enlarged, so that edges stay sharp.
    const density = Math.min(MOST_DENSITY, Math.max(1, DENSITY * scale));
    const ground = background ?? { r: 0, g: 0, b: 0, alpha: 0 };
    const drawn = sharp(file, { density })
      .resize(boxWidth, boxHeight, { fit: 'contain', background: ground })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground });
    return (background ? drawn.flatten({ background }) : drawn)
      .png({ compressionLevel: 9, ...(colors && { palette: true, colors, dither: 0, effort: 10 }) })
      .toBuffer();
  });
}
