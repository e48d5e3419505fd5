import * as v from 'valibot';

/** Widths in pixels that pictures are served in (docs/decisions.md §4). */
export const PICTURE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** Formats that pictures are served in, the smaller one first, with their media types. */
export const PICTURE_FORMATS = { avif: 'image/avif', webp: 'image/webp' } as const;
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** What a picture of a brand is called in its blocks. */
export const PictureNameSchema = v.pipe(
  v.string(),
  v.maxLength(80),
  v.regex(/^[a-z0-9][a-z0-9-]*\.(?:png|jpe?g|webp|avif)$/, 'a file of content/images, such as sample-sticker.png'),
);

/** A picture as a page must know it before it loads. */
export interface SitePicture {
  /** Names its content: another picture, another address. */
  readonly hash: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A brand's pictures by name. */
export type Pictures = ReadonlyMap<string, SitePicture>;

/** A width that a picture is offered in. */
export interface OfferedWidth {
  /** One of `PICTURE_WIDTHS`, as the address names it. */
  readonly named: number;
  /** How wide the picture at that address is: never wider than the file itself. */
  readonly real: number;
}

/** Widths that a picture of this width is offered in: those below it, and the next one, at which it keeps its own. */
export function offeredWidths(width: number): OfferedWidth[] {
  const below = PICTURE_WIDTHS.filter((each) => each < width);
  const next = PICTURE_WIDTHS[below.length];
  const offered = next === undefined ? below : [...below, next];
  return offered.map((named) => ({ named, real: Math.min(named, width) }));
}

/** Address of a picture: immutable, since it names the content. */
export function pictureAddress({ hash }: SitePicture, named: number, format: PictureFormat): string {
  return `/images/${hash}/${named}.${format}`;
}
