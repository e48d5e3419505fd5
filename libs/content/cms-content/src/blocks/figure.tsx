import type { BlockOf, SitePicture } from '@vinlore/content-domain';
import { Picture } from '../picture.tsx';
import section from '../section.module.css';
import styles from './figure.module.css';

/** Props of `FigureBlock`. */
export interface FigureBlockProps {
  readonly block: BlockOf<'figure'>;
  /** The image that the block names; omitted if it doesn't exist. */
  readonly picture: SitePicture | undefined;
  readonly first: boolean;
}

/** An image with a caption. */
export function FigureBlock({ block, picture, first }: FigureBlockProps) {
  if (!picture) return null;
  return (
    <section id={block.id} className={section.section}>
      <div className="wrap">
        <figure className={styles.figure}>
          <Picture
            className={styles.picture}
            picture={picture}
            alt={block.alt}
            sizes="(max-width: 860px) calc(100vw - 40px), 820px"
            first={first}
          />
          {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
        </figure>
      </div>
    </section>
  );
}
