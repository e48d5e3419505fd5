import { ActDialog, ReasonField } from '@vinlore/desk-ui';
import { type EventCorrection, historyDeskContract } from '@vinlore/report-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { useId, useState } from 'react';
import styles from './history.module.css';
import type { HistoryDeskTexts } from './messages/index.ts';
import type { RecordDialogProps } from './record-dialogs.tsx';

/** A partial date in the form; the server validates it against the calendar. */
const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
const MOST = 9_999_999;

/** Corrects a record's date or reading. Values left as the source reported them aren't part of the correction. */
export function CorrectDialog({ record, onDone, onClose }: RecordDialogProps) {
  const { t, number } = useTranslator<HistoryDeskTexts>();
  const call = useCall();
  const id = useId();
  const { said, correction } = record;
  const reading = correction?.odometer === undefined ? said.odometer : correction.odometer;
  const [date, setDate] = useState(correction?.date ?? said.date);
  const [odometer, setOdometer] = useState(reading === null ? '' : String(reading.value));
  const [unit, setUnit] = useState<'mi' | 'km'>(reading?.unit ?? 'mi');
  const [reason, setReason] = useState('');

  const plain = odometer.replace(/[\s,.]/g, '');
  const isDate = DATE.test(date.trim());
  const isReading = plain === '' || (/^\d+$/.test(plain) && Number(plain) <= MOST);
  const given = plain === '' ? null : { value: Number(plain), unit };
  const isSaid = given?.value === said.odometer?.value && (given === null || given.unit === said.odometer?.unit);
  const changed: EventCorrection = {
    ...(date.trim() !== said.date && { date: date.trim() }),
    // An odometer code applies to the source's own reading.
    ...(!isSaid && { odometer: given && { ...given, code: null } }),
  };
  const isChanged = Object.keys(changed).length > 0;
  const words = [said.date, said.odometer && `${number(said.odometer.value)} ${said.odometer.unit}`].filter(Boolean);
  return (
    <ActDialog
      title={t('history.correctTitle')}
      lead={t('history.correctLead')}
      action={t('history.correct')}
      ready={isDate && isReading && isChanged && reason.trim() !== ''}
      onAct={async () => {
        const { source, record_id } = record;
        await call(historyDeskContract.correctRecord, { source, record_id, correction: changed, reason });
        await onDone();
      }}
      onClose={onClose}
    >
      <p className="dim sm">{t('history.said', { said: words.join(' · ') })}</p>
      <div>
        <label className="strong" htmlFor={`${id}-date`}>
          {t('history.date')}
        </label>
        <p className="dim sm" id={`${id}-date-hint`}>
          {t(isDate ? 'history.dateHint' : 'history.badDate')}
        </p>
        <input
          id={`${id}-date`}
          className="field"
          aria-describedby={`${id}-date-hint`}
          aria-invalid={!isDate}
          value={date}
          maxLength={10}
          onChange={(event) => setDate(event.target.value)}
        />
      </div>
      <div className={styles.fields}>
        <div>
          <label className="strong" htmlFor={`${id}-odometer`}>
            {t('history.odometer')}
          </label>
          <input
            id={`${id}-odometer`}
            className="field"
            inputMode="numeric"
            aria-describedby={`${id}-odometer-hint`}
            aria-invalid={!isReading}
            value={odometer}
            maxLength={12}
            onChange={(event) => setOdometer(event.target.value)}
          />
        </div>
        <div>
          <label className="strong" htmlFor={`${id}-unit`}>
            {t('history.unit')}
          </label>
          <select
            id={`${id}-unit`}
            className="field"
            value={unit}
            onChange={(event) => setUnit(event.target.value === 'km' ? 'km' : 'mi')}
          >
            <option value="mi">mi</option>
            <option value="km">km</option>
          </select>
        </div>
      </div>
      <p className="dim sm" id={`${id}-odometer-hint`}>
        {t(isReading ? 'history.odometerHint' : 'history.badOdometer')}
      </p>
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}
