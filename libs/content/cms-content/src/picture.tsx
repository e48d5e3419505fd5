import {
  offeredWidths,
  PICTURE_FORMATS,
  pictureAddress,
  type PictureFormat,
  type SitePicture,
} from '@vinlore/content-domain';

/** What a picture is drawn with. */
export interface PictureProps {
  readonly picture: SitePicture;
  /** What it shows; '' where the words beside it say the same. */
  readonly alt: string;
  /** How wide it stands on the page, as the attribute `sizes` says it: `(max-width: 720px) 100vw, 720px`. */
  readonly sizes: string;
  /** Whether it is likely to be seen without scrolling: then it is fetched first, else not before it comes near. */
  readonly first?: boolean;
  readonly className?: string;
}

const FORMATS = Object.keys(PICTURE_FORMATS) as PictureFormat[];
/** What a browser gets that reads no `srcset`. */
const PLAIN_WIDTH = 1080;

const srcSet = (picture: SitePicture, format: PictureFormat) =>
  offeredWidths(picture.width)
    .map(({ named, real }) => `${pictureAddress(picture, named, format)} ${real}w`)
    .join(', ');

/** A picture in the width and format that the browser chooses; its place is kept free before it loads. */
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
