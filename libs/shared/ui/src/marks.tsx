import type { ReactNode } from 'react';
import styles from './marks.module.css';
import type { uiMessages } from './messages/index.ts';
import { useTranslator } from './site-context.ts';

/** Marks sample data wherever it appears (docs/decisions.md §5). */
export function SampleMark() {
  const { t } = useTranslator<typeof uiMessages>();
  return <span className={styles.sample}>{t('ui.sample')}</span>;
}

/** Origin of a value (docs/decisions.md §5). */
export type SourceKind = 'decoded' | 'source' | 'entered' | 'unknown';

/** One shape per origin, the same as in `paper.typ`, so origins are distinguishable without color and in small type. */
const SHAPES: Record<SourceKind, ReactNode> = {
  decoded: <circle cx="5" cy="5" r="3.2" fill="currentColor" />,
  source: <rect x="2" y="2" width="6" height="6" fill="currentColor" />,
  entered: <path d="M5 1.6 8.8 8.2H1.2Z" fill="none" stroke="currentColor" strokeWidth="1.2" />,
  unknown: <circle cx="5" cy="5" r="3.3" fill="none" stroke="currentColor" strokeWidth="1.3" />,
};

/** Shows a value's origin: a shape and a word, and the source's name and date if there is one. */
export function SourceMark({ kind, children }: { readonly kind: SourceKind; readonly children?: ReactNode }) {
  const { t } = useTranslator<typeof uiMessages>();
  return (
    <span className={styles.source}>
      <svg viewBox="0 0 10 10" width="12" height="12" aria-hidden="true">
        {SHAPES[kind]}
      </svg>
      <span>
        {t(`ui.source.${kind}`)}
        {children && <>: {children}</>}
      </span>
    </span>
  );
}
