import { ErrorNotice, Notice, Progress, useAddress, useCall, useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import { CallError } from '@vinlore/contract';
import type { ReportSummary, ReportType } from '@vinlore/report-domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { reportMessages } from '../messages/index.ts';
import { type Meter as MeterAnswer, meterQuery, reportOfVinQuery } from '../report-queries.ts';
import { MakeForm } from './make-form.tsx';
import styles from './make.module.css';
import { Meter, MeterPlace } from './meter.tsx';
import type { ReportCar } from './report-car.ts';
import { useMakeReport } from './use-make-report.ts';
import { WrongVin } from './wrong-vin.tsx';
import type { MakingReportProps } from './making-report.ts';

/** Props of `Offer`. */
export interface OfferProps extends MakingReportProps {
  readonly car: ReportCar;
}

/** Notice that the member already has a report for this car, so they don't pay twice. */
function Existing({
  report,
  openLink,
  againLink,
}: { readonly report: ReportSummary } & Pick<OfferProps, 'openLink' | 'againLink'>) {
  const { t, date } = useTranslator<typeof reportMessages>();
  return (
    <Notice
      status="info"
      title={t('make.hadAlready')}
      actions={
        <>
          {openLink(report.id, t('make.open'))}
          {againLink(report.id, t('make.newVersion'))}
        </>
      }
    >
      <p>{t('make.hadAlreadyLead', { date: date(report.made_at) })}</p>
    </Notice>
  );
}

/** Offers the free model report if there are no records of the car. */
function FreeModelReport({ vin }: { readonly vin: string }) {
  const { t } = useTranslator<typeof reportMessages>();
  const address = useAddress();
  return (
    <Notice
      status="info"
      title={t('model.free')}
      actions={
        <a className="btn btn-outline" href={address(`/model-report?vin=${encodeURIComponent(vin)}`)} target="_blank">
          {t('model.open')}
        </a>
      }
    >
      <p>{t('model.freeText')}</p>
    </Notice>
  );
}

/** Props of `ReportOfCar`. */
interface ReportOfCarProps extends Omit<OfferProps, 'onOtherCar' | 'vehicleLink'> {
  readonly type: ReportType;
  readonly onType: (type: ReportType) => void;
  readonly meter: UseQueryResult<MeterAnswer>;
  readonly make: ReturnType<typeof useMakeReport>;
}

/** The free record counts, followed by the form, or by the existing report. */
function ReportOfCar({ car, meter, make, type, onType, onMade, ...ways }: ReportOfCarProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const existing = useQuery(reportOfVinQuery(useCall(), car.vin));
  const { left, leftInWords, buyLink, openLink, againLink } = ways;
  return (
    <>
      {meter.isPending && <MeterPlace />}
      {meter.data && <Meter meter={meter.data} />}
      {meter.error && isRefusal(meter.error) && <Notice status="no" title={t('make.noMeter')} />}
      {meter.error && !isRefusal(meter.error) && (
        <ErrorNotice error={meter.error} onRetry={() => void meter.refetch()} />
      )}
      {meter.data?.offer === 'model' && <FreeModelReport vin={car.vin} />}
      {existing.data ? (
        <Existing report={existing.data} openLink={openLink} againLink={againLink} />
      ) : (
        <>
          {make.isPending && <Progress>{t('make.making')}</Progress>}
          {/* Stays mounted while the report is created, so that what was typed is kept if that fails. */}
          <div hidden={make.isPending}>
            <MakeForm
              vin={car.vin}
              left={left}
              leftInWords={leftInWords}
              buyLink={buyLink}
              error={make.error}
              // The specification has no report type for classic VINs.
              types={(car.kind === 'standard' && meter.data?.report_types) || []}
              type={type}
              onType={onType}
              name={car.kind === 'classic' ? car.name : null}
              isEmpty={meter.data !== undefined && meter.data.offer !== 'report'}
              onMake={(mileage, name) => make.mutate({ car, name, mileage, type }, { onSuccess: onMade })}
            />
          </div>
        </>
      )}
    </>
  );
}

const isRefusal = (error: Error) => error instanceof CallError && error.fault === 'refused' && error.status === 422;

/** State for creating a report: the region, its record counts, and the mutation. */
function useReportOfCar(car: ReportCar) {
  const call = useCall();
  const [type, onType] = useState<ReportType>('US');
  const meter = useQuery({
    ...meterQuery(call, car, type),
    // Keep the previous counts while another region is counted.
    placeholderData: (before: MeterAnswer | undefined) => (before?.vin === car.vin ? before : undefined),
  });
  return { type, onType, meter, make: useMakeReport() };
}

/**
 * Confirms the car, shows the free record counts, and offers the report; nothing is created without a click
 * (docs/decisions.md §4).
 */
export function Offer({ onOtherCar, vehicleLink, ...props }: OfferProps) {
  const { car } = props;
  const { t } = useTranslator<typeof reportMessages>();
  const state = useReportOfCar(car);
  const { meter, make } = state;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);

  if (meter.error && isRefusal(meter.error) && car.kind === 'standard')
    return <WrongVin vin={car.vin} error={meter.error as CallError} onOtherCar={onOtherCar} />;
  const name = car.kind === 'classic' ? car.name : meter.data?.title;
  return (
    <div className={styles.make}>
      <div>
        <p className="dim">{t('make.isThisTheCar')}</p>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {name ?? (meter.isPending ? <span className={`skeleton ${styles.placeTitle}`} /> : t('make.thisVin'))}
        </h2>
        <p className={styles.facts}>
          <VinText groups={vinGroups(car.vin)} />
        </p>
        {car.kind === 'standard' && vehicleLink(car.vin, t('own.vehicle'))}
      </div>
      <ReportOfCar {...props} {...state} />
      <div>
        <button type="button" className="btn btn-quiet" disabled={make.isPending} onClick={() => onOtherCar()}>
          {t('make.otherCar')}
        </button>
      </div>
    </div>
  );
}

/** Props of `ReportOffer`. */
export interface ReportOfferProps extends Omit<MakingReportProps, 'onOtherCar' | 'vehicleLink'> {
  /** A 17-character VIN without separators. */
  readonly vin: string;
}

/** The same, embedded in a page that already names the car. */
export function ReportOffer({ vin, ...ways }: ReportOfferProps) {
  const car = { kind: 'standard', vin } as const;
  return (
    <div className={`${styles.make} ${styles.part}`}>
      <ReportOfCar car={car} {...ways} {...useReportOfCar(car)} />
    </div>
  );
}
