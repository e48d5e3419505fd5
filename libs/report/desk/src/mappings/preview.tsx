import { reportView } from '@vinlore/report-domain';
import { ReportSheet } from '@vinlore/report-feature/sheet';
import { Facts, Panel } from '@vinlore/desk-ui';
import { ErrorNotice, Notice, useTranslator } from '@vinlore/ui';
import { useMemo } from 'react';
import type { MappingTexts } from './messages/index.ts';
import styles from './studio.module.css';
import { TextTab, type TextTabProps } from './text-tab.tsx';
import type { Trial } from './use-trial.ts';

/** Preview tabs. */
const VIEWS = ['records', 'report', 'refused', 'text'] as const;
export type View = (typeof VIEWS)[number];

/** Props of `Preview`. */
export interface PreviewProps extends TextTabProps {
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly trial: Trial | undefined;
  readonly error: unknown;
}

type Made = NonNullable<Trial['made']>;

function Records({ made: { events } }: { readonly made: Made }) {
  const { t } = useTranslator<MappingTexts>();
  return (
    <ol className={styles.records}>
      {events.map(({ line, vin, title, day, place, reading, details, source, record_id }) => (
        <li key={`${line} ${record_id}`} className={styles.record}>
          <h3>
            {title} · {day}
          </h3>
          <p className="dim sm">
            {t('mapping.line', { line })} · <code>{vin}</code> · {source} · {record_id}
          </p>
          <Facts
            facts={[
              [t('mapping.place'), place],
              [t('mapping.odometer'), reading],
              ...details.map(({ label, value }) => [label, value] as const),
            ]}
          />
        </li>
      ))}
    </ol>
  );
}

function Refused({ made: { refused, faults } }: { readonly made: Made }) {
  const { t } = useTranslator<MappingTexts>();
  if (refused === 0) return <p className="dim">{t('mapping.refusedNone')}</p>;
  return (
    <>
      <p>{t('mapping.refusedFirst', { refused })}</p>
      <ul className={styles.records}>
        {faults.map(({ line, what, allowed }) => (
          <li key={line} className={styles.record}>
            <p>
              <span className="strong">{t('mapping.line', { line })}</span> {what}
            </p>
            {allowed !== null && <p className="dim sm">{t('mapping.allowed', { allowed })}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Sample report of the vehicle with the most data in the sample. */
function Report({ made: { report } }: { readonly made: Made }) {
  const { t, language } = useTranslator<MappingTexts>();
  const view = useMemo(() => report && reportView(report, language), [report, language]);
  if (!view) return <p className="dim">{t('mapping.noReport')}</p>;
  return (
    <>
      <p className="dim sm">{t('mapping.reportNote')}</p>
      <div className={styles.report}>
        <ReportSheet view={view} />
      </div>
    </>
  );
}

/** Preview of the mapping applied to the sample: records, report, rejected lines, and mapping file. */
export function Preview({ view, onView, trial, error, ...text }: PreviewProps) {
  const { t, number } = useTranslator<MappingTexts>();
  const made = trial?.made ?? null;
  const isOfLines = view !== 'text';
  return (
    <Panel title={t('mapping.preview')}>
      <div className={styles.form}>
        <div role="group" aria-label={t('mapping.previewOf')} className={styles.views}>
          {VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.view}
              aria-pressed={each === view}
              onClick={() => onView(each)}
            >
              {t(`mapping.tab.${each}`)}
              {each === 'refused' && made && made.refused > 0 && (
                <span className={styles.count}>{number(made.refused)}</span>
              )}
            </button>
          ))}
        </div>
        {view === 'text' && <TextTab {...text} />}
        {isOfLines && error !== null && <ErrorNotice error={error} />}
        {isOfLines && trial?.unusable && <Notice status="ask" title={trial.unusable} />}
        {isOfLines && !trial && error === null && <p className="dim">{t('mapping.noFile')}</p>}
        {isOfLines && made && (
          <p role="status">{t('mapping.counts', { kept: number(made.kept), lines: made.kept + made.refused })}</p>
        )}
        {view === 'records' && made && <Records made={made} />}
        {view === 'refused' && made && <Refused made={made} />}
        {view === 'report' && made && <Report made={made} />}
      </div>
    </Panel>
  );
}
