import type { BulkCheck, DocumentKind } from '@vinlore/contract';
import { ErrorNotice, Notice, StatusWord, useTranslator } from '@vinlore/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { bulkScreenMessages } from './messages/index.ts';
import { ProblemTable } from './problem-table.tsx';
import styles from './bulk.module.css';

/** Props of `CheckedList`. */
export interface CheckedListProps {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly check: BulkCheck;
  /** Remaining credits; `Unlimited` if a plan pays, null while unknown. */
  readonly left: number | 'Unlimited' | null;
  readonly buyLink: (text: string) => ReactNode;
  readonly isStarting: boolean;
  /** Why it couldn't be started. */
  readonly error: Error | null;
  readonly onStart: () => void;
  readonly onOther: () => void;
}

/** Summary and cost of a list, before anything is created. */
export function CheckedList(props: CheckedListProps) {
  const { kind, name, check, left, buyLink, isStarting, error, onStart, onOther } = props;
  const { t } = useTranslator<typeof bulkScreenMessages>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const { to_make, had, failed, duplicates, problems } = check;
  const isPlan = left === 'Unlimited';
  const lacks = typeof left === 'number' && left < to_make;
  const isUsable = to_make + had > 0;
  const startWords = () => {
    if (to_make === 0) return t(`bulk.${kind}.startFree`);
    return t(`bulk.${kind}.${isPlan ? 'start' : 'startCost'}`, { count: to_make });
  };
  return (
    <div className={styles.checked}>
      <h2 ref={title} tabIndex={-1} className={styles.heading}>
        {t('bulk.checked', { name })}
      </h2>
      <ul className={styles.sums}>
        <li className={styles.sum}>
          <strong>{t(`bulk.${kind}.toMake`, { count: to_make })}</strong>
          {to_make > 0 && <span>{isPlan ? t('bulk.costPlan') : t('bulk.cost', { count: to_make })}</span>}
        </li>
        {had > 0 && <li>{t(`bulk.${kind}.had`, { count: had })}</li>}
        {duplicates > 0 && <li>{t('bulk.duplicates', { count: duplicates })}</li>}
        {failed > 0 && (
          <li>
            <StatusWord status="ask">{t('bulk.faulty', { count: failed })}</StatusWord>
          </li>
        )}
      </ul>
      {lacks && (
        <Notice
          status="ask"
          role="status"
          title={t('bulk.tooFew', { needed: to_make, left })}
          actions={buyLink(t('bulk.buy'))}
        />
      )}
      {!isUsable && <Notice status="ask" title={t(`bulk.${kind}.nothing`)} />}
      {error && <ErrorNotice error={error} />}
      <div className={styles.actions}>
        {isUsable && !lacks && (
          <button
            type="button"
            className="btn btn-primary btn-lg"
            aria-busy={isStarting}
            onClick={() => !isStarting && onStart()}
          >
            {isStarting ? t('bulk.starting') : startWords()}
          </button>
        )}
        <button type="button" className="btn btn-outline btn-lg" onClick={onOther}>
          {t('bulk.other')}
        </button>
      </div>
      {isUsable && !lacks && to_make > 0 && !isPlan && <p className="dim">{t('bulk.setAside')}</p>}
      {problems.length > 0 && <ProblemTable problems={problems} />}
      {failed > problems.length && <p className="dim">{t('bulk.more', { count: problems.length })}</p>}
    </div>
  );
}
