import { useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from './parts.module.css';

/** What a list shows of a text without folding it: about three lines of its narrowest column. */
const SHORT = { characters: 180, lines: 3 };

const isLong = (text: string) => text.length > SHORT.characters || text.split('\n').length > SHORT.lines;

/** What somebody wrote, in a list: three lines of a long text, and all of it on demand. */
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
