import { CallError } from '@vinlore/contract';
import { ErrorNotice, Notice, PickList, useCall, useTranslator, VinText } from '@vinlore/ui';
import { isClassicVin, vehicleContract } from '@vinlore/vehicle-domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { reportMessages } from '../messages/index.ts';
import styles from './make.module.css';
import { Offer } from './offer.tsx';
import type { MakingReportProps } from './making-report.ts';
import { carOfClassicVin, type ReportCar } from './report-car.ts';

/** Props of `MakeReport`. */
export interface MakeReportProps extends MakingReportProps {
  /** The VIN as typed; 14 characters or fewer make it a classic VIN (spec §4). */
  readonly vin: string;
}

/** The cars that match a classic VIN; if there are several, the member chooses one (docs/decisions.md §4). */
function useClassics(vin: string) {
  const call = useCall();
  return useQuery({
    queryKey: ['report-classics', vin],
    queryFn: async ({ signal }) => {
      const found = await call(vehicleContract.classicMapping, { vin }, { signal });
      const fitting = found.candidates ?? [found];
      return fitting.map((each) => carOfClassicVin(vin, each));
    },
    retry: false,
  });
}

/** Report for a VIN from before 17-character VINs: the name is confirmed first; shows `Wrong VIN` if no car matches. */
function OfClassicVin({ vin, ...making }: MakeReportProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const classics = useClassics(vin);
  const [chosen, setChosen] = useState<ReportCar | null>(null);
  const back = (
    <button type="button" className="btn btn-primary" onClick={() => making.onOtherCar(vin)}>
      {t('make.correct')}
    </button>
  );
  if (classics.error) {
    const isAnswered = classics.error instanceof CallError && classics.error.fault === 'refused';
    if (!isAnswered)
      return <ErrorNotice error={classics.error} onRetry={() => void classics.refetch()} actions={back} />;
    return (
      <Notice status="stop" role="alert" title={t('make.wrongVin')} actions={back}>
        <p>
          <VinText groups={[vin]} />
        </p>
        <p>{t('make.wrongClassicLead')}</p>
      </Notice>
    );
  }
  if (!classics.data)
    return (
      <p className={`dim ${styles.reading}`} role="status">
        {t('make.readingClassic')}
      </p>
    );
  const car = chosen ?? (classics.data.length === 1 ? classics.data[0]! : null);
  if (car) return <Offer {...making} car={car} />;
  return (
    <div className={styles.make}>
      <div>
        <h2 className={styles.title}>{t('make.whichClassic')}</h2>
        <p className={styles.facts}>
          <VinText groups={[vin]} />
        </p>
        <p className="dim">{t('make.whichClassicLead')}</p>
      </div>
      <PickList items={classics.data} nameOf={({ name }) => name} onPick={setChosen} />
      <div>
        <button type="button" className="btn btn-quiet" onClick={() => making.onOtherCar()}>
          {t('make.otherCar')}
        </button>
      </div>
    </div>
  );
}

/** The steps from a VIN to its report. */
export function MakeReport({ vin, ...making }: MakeReportProps) {
  return isClassicVin(vin) ? (
    <OfClassicVin vin={vin} {...making} />
  ) : (
    <Offer car={{ kind: 'standard', vin }} {...making} />
  );
}
