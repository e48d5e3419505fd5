import { diffWords } from '@vinlore/content-domain';
import { useTranslator } from '@vinlore/ui';
import { useMemo } from 'react';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './changes.module.css';

/**
 * The changes in a text: removed words are struck through, added ones highlighted, and both announced to screen
 * readers.
 */
export function ChangedWords({ before, after }: { readonly before: string; readonly after: string }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const pieces = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <p className={styles.words}>
      {pieces.map((piece, index) => {
        if (piece.in === 'both') return <span key={index}>{piece.text}</span>;
        const Mark = piece.in === 'before' ? 'del' : 'ins';
        return (
          <Mark key={index}>
            <span className="hidden-visually">
              {t(piece.in === 'before' ? 'content.wordsGone' : 'content.wordsNew')}
            </span>
            {piece.text}
          </Mark>
        );
      })}
    </p>
  );
}
