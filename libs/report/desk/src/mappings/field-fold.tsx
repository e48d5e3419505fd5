import { useTranslator } from '@vinlore/ui';
import { type ReactNode, useState } from 'react';
import type { MappingTexts } from './messages/index.ts';
import styles from './studio.module.css';

/** Columns used by part of a mapping, or its fixed value. */
function saidIn(part: unknown): string {
  if (typeof part === 'string') return `“${part}”`;
  if (Array.isArray(part)) return part.map(saidIn).filter(Boolean).join(' + ');
  if (typeof part !== 'object' || part === null || !('column' in part)) return '';
  return [part.column].flat().filter(Boolean).join(' / ');
}

/** Props of `FieldFold`. */
export interface FieldFoldProps {
  readonly label: string;
  /** What the field is filled from, shown while collapsed. */
  readonly part: unknown;
  /** Absent for required fields. */
  readonly onRemove?: () => void;
  readonly children: ReactNode;
}

/** A collapsible field of a record with a one-line summary; expanded while empty. */
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
