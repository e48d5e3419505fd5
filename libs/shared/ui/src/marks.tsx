import type { ReactNode } from 'react';
import styles from './marks.module.css';
import type { uiMessages } from './messages/index.ts';
import { useTranslator } from './site-context.ts';

/** Marks sample data wherever it shows (docs/decisions.md §5). */
export function SampleMark() {
  const { t } = useTranslator<typeof uiMessages>();
  return <span className={styles.sample}>{t('ui.sample')}</span>;
}

/** Where a value came from (docs/decisions.md §5). */
export type SourceKind = 'decoded' | 'source' | 'entered' | 'unknown';

/** One shape per origin, so that it is told apart without color and in small type. */
const SHAPES: Record<SourceKind, ReactNode> = {
  decoded: <rect x="2" y="2" width="8" height="8" rx="1" fill="currentColor" />,
  source: <circle cx="6" cy="6" r="4.5" fill="currentColor" />,
  entered: <path d="M6 1l5 9.5H1z" fill="currentColor" />,
  unknown: <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 1.7" />,
};

/** Says where a value came from: a shape and a word, and the source's name and date where there is one. */
export function SourceMark({ kind, children }: { readonly kind: SourceKind; readonly children?: ReactNode }) {
  const { t } = useTranslator<typeof uiMessages>();
  return (
    <span className={styles.source}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        {SHAPES[kind]}
      </svg>
      <span>
        {t(`ui.source.${kind}`)}
        {children && <>: {children}</>}
      </span>
    </span>
  );
}
