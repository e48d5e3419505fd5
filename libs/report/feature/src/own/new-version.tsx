import { CallError } from '@vinlore/contract';
import { type ReportSummary, typeOfReport } from '@vinlore/report-domain';
import { ErrorNotice, Notice, Progress, useTranslator } from '@vinlore/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TypeChoice } from '../make/type-choice.tsx';
import { useMakeReport } from '../make/use-make-report.ts';
import type { reportMessages } from '../messages/index.ts';
import type { OwnReport } from '../report-queries.ts';
import { carOfReport, nameOfReport } from './car-of-report.ts';

/** Props of `NewVersion`. */
export interface NewVersionProps {
  readonly own: OwnReport;
  /** Whether it costs no credit (docs/decisions.md §4: within 30 days, or if a plan pays). */
  readonly free: boolean;
  readonly onMade: (report: ReportSummary) => void;
  readonly onKeep: () => void;
  /** Button-style link to buy credits, keeping the VIN. */
  readonly buyLink: (vin: string, text: string) => ReactNode;
}

/**
 * Asks for confirmation before a new version is created; also the target of `regenerate=true` links, which never create
 * one by themselves (docs/decisions.md §4).
 */
export function NewVersion({ own, free, onMade, onKeep, buyLink }: NewVersionProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const make = useMakeReport();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    yes.current?.focus();
  }, []);
  const noCredit = make.error instanceof CallError && make.error.status === 402;
  const { report } = own;
  const [type, setType] = useState(() => {
    const before = typeOfReport(report);
    return own.report_types.includes(before) ? before : 'US';
  });
  const wanted = {
    car: carOfReport(report),
    name: nameOfReport(report),
    mileage: report.mileage ?? 0,
    type,
    again: true,
  };
  return (
    <Notice
      status="info"
      title={t('own.againTitle')}
      actions={
        make.isPending ? (
          <Progress>{t('make.making')}</Progress>
        ) : (
          <>
            {noCredit ? (
              buyLink(own.vin, t('make.buy'))
            ) : (
              <button
                ref={yes}
                type="button"
                className="btn btn-primary"
                onClick={() => make.mutate(wanted, { onSuccess: onMade })}
              >
                {t(free ? 'own.againYesFree' : 'own.againYesCredit')}
              </button>
            )}
            <button type="button" className="btn btn-quiet" onClick={onKeep}>
              {t('own.againNo')}
            </button>
          </>
        )
      }
    >
      <p>{t('own.againLead')}</p>
      {report.kind !== 'classic' && !make.isPending && (
        <TypeChoice types={own.report_types} type={type} onType={setType} />
      )}
      {make.error && <ErrorNotice error={make.error} />}
    </Notice>
  );
}
