import { useCallback } from 'react';
import { FileIcon } from './icons.ts';
import styles from './files.module.css';

/** A thumbnail; the file name is next to it. */
function Picture({ content }: { readonly content: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = URL.createObjectURL(content);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  return <img ref={show} alt="" />;
}

/** A file's thumbnail, or a placeholder. @param content null if there is none or it's still loading */
export function Thumb({ content }: { readonly content: Blob | null }) {
  return <span className={styles.thumb}>{content ? <Picture content={content} /> : <FileIcon size={24} />}</span>;
}
