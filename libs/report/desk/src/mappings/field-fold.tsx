import { useTranslator } from '@vinlore/ui';
import { type ReactNode, useState } from 'react';
import type { MappingTexts } from './messages/index.ts';
import styles from './studio.module.css';

/** The columns that a part of a mapping names, or what it says on every line. */
function saidIn(part: unknown): string {
  if (typeof part === 'string') return `“${part}”`;
  if (Array.isArray(part)) return part.map(saidIn).filter(Boolean).join(' + ');
  if (typeof part !== 'object' || part === null || !('column' in part)) return '';
  return [part.column].flat().filter(Boolean).join(' / ');
}

/** What `FieldFold` takes. */
export interface FieldFoldProps {
  readonly label: string;
  /** What fills the field: it is told while the field is folded. */
  readonly part: unknown;
  /** Absent for one that a record cannot do without. */
  readonly onRemove?: () => void;
  readonly children: ReactNode;
}

/** A field of a record, folded to a line that says what fills it; one that nothing fills yet is open. */
export function FieldFold({ label, part, onRemove, children }: FieldFoldProps) {
  const { t } = useTranslator<MappingTexts>();
  const said = saidIn(part);
  const [isOpenAtFirst] = useState(said === '');
  return (
    <details className={styles.fold} open={isOpenAtFirst}>
      <summary>
        <span className="strong">{label}</span> <span className="dim">{said}</span>
      </summary>
      <div className={styles.form}>
        {children}
        {onRemove && (
          <p>
            <button
              type="button"
              className="btn btn-quiet"
              aria-label={t('mapping.removeField', { field: label })}
              onClick={onRemove}
            >
              {t('mapping.removeEvent')}
            </button>
          </p>
        )}
      </div>
    </details>
  );
}
