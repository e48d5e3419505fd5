import { useCallback } from 'react';
import { FileIcon } from './icons.ts';
import styles from './files.module.css';

/** A small picture of a file; its name stands beside it. */
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

/** The picture of a file, or what stands for one. @param content null: there is none, or not yet */
export function Thumb({ content }: { readonly content: Blob | null }) {
  return <span className={styles.thumb}>{content ? <Picture content={content} /> : <FileIcon size={24} />}</span>;
}
