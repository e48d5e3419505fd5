import * as v from 'valibot';

/** Widths of served images in pixels (docs/decisions.md §4). */
export const PICTURE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** Formats of served images, smallest first, with their media types. */
export const PICTURE_FORMATS = { avif: 'image/avif', webp: 'image/webp' } as const;
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** Name of an image in a brand's blocks. */
export const PictureNameSchema = v.pipe(
  v.string(),
  v.maxLength(80),
  v.regex(/^[a-z0-9][a-z0-9-]*\.(?:png|jpe?g|webp|avif)$/, 'a file of content/images, such as sample-sticker.png'),
);

/** What a page must know about an image before it loads. */
export interface SitePicture {
  /** Content hash: another image has another URL. */
  readonly hash: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A brand's images by name. */
export type Pictures = ReadonlyMap<string, SitePicture>;

/** An offered width of an image. */
export interface OfferedWidth {
  /** One of `PICTURE_WIDTHS`, as in the URL. */
  readonly named: number;
  /** Actual width of the image at that URL: never wider than the file itself. */
  readonly real: number;
}

/** Returns the offered widths of an image: those below its width, and the next one, at which it keeps its own width. */
export function offeredWidths(width: number): OfferedWidth[] {
  const below = PICTURE_WIDTHS.filter((each) => each < width);
  const next = PICTURE_WIDTHS[below.length];
  const offered = next === undefined ? below : [...below, next];
  return offered.map((named) => ({ named, real: Math.min(named, width) }));
}

/** Returns an image's URL; it's immutable, since it contains the content hash. */
export function pictureAddress({ hash }: SitePicture, named: number, format: PictureFormat): string {
  return `/images/${hash}/${named}.${format}`;
}
