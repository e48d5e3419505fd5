import { DeskLink, Facts, Panel, StatusTag, type Tone, useMay } from '@vinlore/desk-ui';
import type { StaffRecord } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import { CorrectDialog } from './correct-dialog.tsx';
import styles from './history.module.css';
import type { HistoryDeskTexts } from './messages/index.ts';
import { type PlainAct, PlainDialog } from './record-dialogs.tsx';

const TONES: Readonly<Record<StaffRecord['standing'], Tone>> = { shown: 'ok', hidden: 'wait', withdrawn: 'none' };

/** Actions on a record that are available to the current user. */
function actsOf({ standing, correction }: StaffRecord, isOwner: boolean): (PlainAct | 'correct')[] {
  if (standing === 'withdrawn') return isOwner ? ['show', 'delete'] : [];
  const first = standing === 'hidden' ? 'show' : 'hide';
  if (!isOwner) return [first];
  return [first, 'correct', ...(correction ? (['takeBack'] as const) : []), 'withdraw', 'delete'];
}

/** An imported record as reports show it, with its actions. */
export function RecordCard({
  record,
  onChanged,
}: {
  readonly record: StaffRecord;
  readonly onChanged: () => Promise<unknown>;
}) {
  const { t } = useTranslator<HistoryDeskTexts>();
  const isOwner = useMay('owner');
  const [asking, setAsking] = useState<PlainAct | 'correct' | null>(null);
  const { title, day, place, reading, details, source, record_id, standing, reason, import_id, correction, sample } =
    record;
  const close = () => setAsking(null);
  const dialog = { record, onDone: onChanged, onClose: close };
  return (
    <Panel
      title={<span className={standing === 'shown' ? '' : styles.off}>{`${title} · ${day}`}</span>}
      actions={
        <>
          {sample && <StatusTag tone="none">{t('history.sample')}</StatusTag>}
          {correction && <StatusTag tone="wait">{t('history.corrected')}</StatusTag>}
          <StatusTag tone={TONES[standing]}>{t(`history.standing.${standing}`)}</StatusTag>
        </>
      }
    >
      <Facts
        facts={[
          [t('history.source'), source],
          [
            t('history.recordId'),
            <span key="id" className={styles.id}>
              {record_id}
            </span>,
          ],
          [t('history.place'), place],
          [t('history.reading'), reading],
          ...details.map(({ label, value }) => [label, value] as const),
          [t('history.why'), reason],
          [
            t('history.import'),
            import_id && isOwner && <DeskLink href={`/staff/imports/${import_id}`}>{t('history.openImport')}</DeskLink>,
          ],
        ]}
      />
      <div className={styles.acts}>
        {actsOf(record, isOwner).map((act) => (
          <button
            key={act}
            type="button"
            className="btn btn-outline"
            aria-label={t('history.actOf', { act: t(`history.${act}`), title, day })}
            onClick={() => setAsking(act)}
          >
            {t(`history.${act}`)}
          </button>
        ))}
      </div>
      {asking === 'correct' && <CorrectDialog {...dialog} />}
      {asking !== null && asking !== 'correct' && <PlainDialog act={asking} {...dialog} />}
    </Panel>
  );
}
