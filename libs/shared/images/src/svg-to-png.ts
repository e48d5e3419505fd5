import { withSharp } from './sharp.ts';

/** Options of the PNG; sizes in pixels. */
export interface PngOptions {
  readonly width: number;
  readonly height: number;
  /** Margin on every side. Default none. */
  readonly margin?: number;
  /** Background color; default transparent. */
  readonly background?: string;
  /** Maximum number of colors: with 16, a printed page is a fifth of the size. Default all. */
  readonly colors?: number;
}

/** Resolution that fits the drawing, whose nominal size may be anything, to the target. */
const MOST_DENSITY = 2400;
const DENSITY = 72;

/**
 * Returns the pixels of an SVG drawn in a square, row by row: red, green, blue and alpha, each 0 to 255.
 *
 * @param side of the square, in pixels
 * @throws Error if it is not an SVG
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
 * Renders a trusted SVG as PNG, whole and centered. Its text must be paths: there are no fonts here.
 *
 * @throws Error if it is not an SVG
 */
export function svgToPng(svg: string, { width, height, margin = 0, background, colors }: PngOptions): Promise<Buffer> {
  return withSharp(async (sharp) => {
    const file = Buffer.from(svg);
    const size = await sharp(file).metadata();
    const [boxWidth, boxHeight] = [width - 2 * margin, height - 2 * margin];
    const scale = Math.min(boxWidth / size.width, boxHeight / size.height);
    // Rendered at its final size instead of scaled up, so edges stay sharp.
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
