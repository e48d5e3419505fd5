import type { MergeConflict } from '@vinlore/content-domain';
import { useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import { ChangedWords } from '../changes/words.tsx';
import { summaryOf } from '../fields/summary-of.ts';
import { useFieldWords } from '../fields/field-words.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './merge.module.css';
import { type Side, Sides } from './sides.tsx';

/** The resolution of a conflict; an undefined value removes the field. */
export interface Decision {
  readonly value: unknown;
}

/** Props of `ConflictField`. */
export interface ConflictFieldProps {
  readonly conflict: MergeConflict;
  /** Name of the other person. */
  readonly who: string;
  readonly decision: Decision | null;
  readonly onDecide: (decision: Decision) => void;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** One version of a value: a text with its changes highlighted, anything else in one line. */
function Version({ base, value }: { readonly base: unknown; readonly value: unknown }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  if (value === undefined || value === null) return <p className="dim">{t('content.merge.gone')}</p>;
  if (isText(value)) return <ChangedWords before={isText(base) ? base : ''} after={value} />;
  return <p className={styles.thing}>{summaryOf(value) || JSON.stringify(value)}</p>;
}

/** A value that two people changed differently: both versions and the result, which is one of them or a third. */
export function ConflictField({ conflict, who, decision, onDecide }: ConflictFieldProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const words = useFieldWords();
  const id = useId();
  const { place, base, mine, theirs } = conflict;
  const name = words.place(place.join('.'));
  const versions = { mine, theirs };
  const isTaken = (side: Side) => decision !== null && decision.value === versions[side];
  return (
    <Sides
      name={name}
      who={who}
      mine={<Version base={base} value={mine} />}
      theirs={<Version base={base} value={theirs} />}
      taken={(['mine', 'theirs'] as const).find(isTaken) ?? null}
      onTake={(side) => onDecide({ value: versions[side] })}
    >
      {(isText(mine) || isText(theirs)) && (
        <div className={styles.result}>
          <label className="sm strong" htmlFor={id}>
            {t('content.merge.result')}
          </label>
          <textarea
            id={id}
            className={`field ${styles.text}`}
            placeholder={t('content.merge.resultHint')}
            value={isText(decision?.value) ? decision.value : ''}
            onChange={(event) => onDecide({ value: event.target.value })}
          />
        </div>
      )}
    </Sides>
  );
}
