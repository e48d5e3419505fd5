import { type AnyDocument, type Conflict, mergeDocuments, settleConflicts } from '@vinlore/content-domain';
import { Panel } from '@vinlore/desk-ui';
import { ErrorNotice, Notice, useTranslator } from '@vinlore/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DocumentChanges } from '../changes/document-changes.tsx';
import type { contentDeskMessages } from '../messages/index.ts';
import { ConflictField, type Decision } from './conflict-field.tsx';
import styles from './merge.module.css';
import { OrderField } from './order-field.tsx';
import type { Side } from './sides.tsx';

/** Props of `MergeView`. */
export interface MergeViewProps {
  readonly conflict: Conflict;
  /** The version in the editor. */
  readonly mine: AnyDocument;
  /** Saves the merged text; rejects if that fails. */
  readonly onSettle: (document: AnyDocument) => Promise<unknown>;
}

/** An empty document of the same kind: if the common base is no longer stored, everything counts as added. */
const blankLike = (document: AnyDocument): AnyDocument =>
  'blocks' in document
    ? { title: '', sortOrder: document.sortOrder, meta: {}, blocks: [] }
    : { headers: [], footers: [], trustpilot: null, reviews: [], about: '', legal: '' };

/**
 * Merges two people's changes: what doesn't conflict is merged automatically, and the second editor resolves the rest
 * with both versions in view. Nothing is saved until all conflicts are resolved, and nobody's changes are lost.
 */
export function MergeView({ conflict, mine, onSettle }: MergeViewProps) {
  const { t, moment } = useTranslator<typeof contentDeskMessages>();
  const { base, theirs, at, by } = conflict;
  const start = useMemo(() => base ?? blankLike(theirs), [base, theirs]);
  const merged = useMemo(() => mergeDocuments(start, mine, theirs), [start, mine, theirs]);
  const [decisions, setDecisions] = useState<readonly (Decision | null)[]>(() => merged.conflicts.map(() => null));
  const [taken, setTaken] = useState<readonly (Side | null)[]>(() => merged.orders.map(() => null));
  const [error, setError] = useState<unknown>(null);
  const [working, setWorking] = useState(false);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const count = decisions.length + taken.length;
  const open = [...decisions, ...taken].filter((each) => each === null).length;
  const settle = async () => {
    setWorking(true);
    setError(null);
    const values = decisions.map((each) => each?.value);
    const sides = taken.map((side) => side ?? 'mine');
    await onSettle(settleConflicts(merged, values, sides)).catch(setError);
    setWorking(false);
  };
  const who = by?.name ?? t('content.somebody');
  return (
    <div ref={heading} tabIndex={-1} className={styles.merge}>
      <Panel title={t('content.merge.title')}>
        <div className={styles.parts}>
          <Notice status="ask" role="alert" title={t('content.merge.lead', { who, at: moment(at) })}>
            <p>{count === 0 ? t('content.merge.fits') : t('content.merge.decide', { count })}</p>
          </Notice>
          <details>
            <summary className={styles.summary}>{t('content.merge.theirs', { who })}</summary>
            <DocumentChanges before={start} after={theirs} />
          </details>
          {merged.orders.map((order, index) => (
            <OrderField
              key={order.place.join('.')}
              order={order}
              merged={merged.merged}
              who={who}
              taken={taken[index] ?? null}
              onTake={(side) => setTaken((all) => all.with(index, side))}
            />
          ))}
          {merged.conflicts.map((each, index) => (
            <ConflictField
              key={each.place.join('.')}
              conflict={each}
              who={who}
              decision={decisions[index] ?? null}
              onDecide={(decision) => setDecisions((all) => all.with(index, decision))}
            />
          ))}
          {error !== null && <ErrorNotice error={error} />}
          <div className="row">
            <button
              type="button"
              className="btn btn-primary"
              disabled={open > 0}
              aria-busy={working}
              onClick={() => void settle()}
            >
              {t('content.merge.go')}
            </button>
            {open > 0 && <span className="dim sm">{t('content.merge.open', { count: open })}</span>}
          </div>
        </div>
      </Panel>
    </div>
  );
}
