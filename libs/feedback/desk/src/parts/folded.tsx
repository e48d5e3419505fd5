import { useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from './parts.module.css';

/** Characters shown without collapsing: about three lines in the narrowest column. */
const SHORT = { characters: 180, lines: 3 };

const isLong = (text: string) => text.length > SHORT.characters || text.split('\n').length > SHORT.lines;

/** A text in a list: collapsed to three lines if it's long, and expandable. */
export function Folded({ text }: { readonly text: string }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const [isOpen, setOpen] = useState(false);
  if (!isLong(text)) return <span className={styles.asTyped}>{text}</span>;
  return (
    <>
      <span className={`${styles.asTyped} ${isOpen ? '' : styles.folded}`}>{text}</span>
      <button type="button" className={styles.unfold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'opinion.less' : 'opinion.more')}
      </button>
    </>
  );
}
