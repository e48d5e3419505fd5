import {
  offeredWidths,
  PICTURE_FORMATS,
  pictureAddress,
  type PictureFormat,
  type SitePicture,
} from '@vinlore/content-domain';

/** Props of `Picture`. */
export interface PictureProps {
  readonly picture: SitePicture;
  /** Alt text; '' if the text next to it has the same information. */
  readonly alt: string;
  /** Display width, in the syntax of the `sizes` attribute: `(max-width: 720px) 100vw, 720px`. */
  readonly sizes: string;
  /** Whether it's likely to be visible without scrolling: loads eagerly with high priority, else lazily. */
  readonly first?: boolean;
  readonly className?: string;
}

const FORMATS = Object.keys(PICTURE_FORMATS) as PictureFormat[];
/** Fallback for browsers without `srcset`. */
const PLAIN_WIDTH = 1080;

const srcSet = (picture: SitePicture, format: PictureFormat) =>
  offeredWidths(picture.width)
    .map(({ named, real }) => `${pictureAddress(picture, named, format)} ${real}w`)
    .join(', ');

/** An image in the width and format that the browser chooses, with its space reserved before it loads. */
export function Picture({ picture, alt, sizes, first = false, className }: PictureProps) {
  const { width, height } = picture;
  const plain = offeredWidths(width).findLast(({ named }, index) => index === 0 || named <= PLAIN_WIDTH)!;
  return (
    <picture>
      {FORMATS.map((format) => (
        <source key={format} type={PICTURE_FORMATS[format]} srcSet={srcSet(picture, format)} sizes={sizes} />
      ))}
      <img
        className={className}
        src={pictureAddress(picture, plain.named, 'webp')}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
