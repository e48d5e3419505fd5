import { isNothingLoaded } from '@vinlore/model-domain';
import {
  FUEL_ECONOMY_ID,
  FuelEconomySection,
  MODEL_ID,
  type modelMessages,
  ModelNotLoaded,
  PROBLEMS_ID,
  ProblemsSection,
  SAFETY_ID,
  SafetySection,
} from '@vinlore/model-feature';
import { RecallList, type recallMessages, WatchFormScreen } from '@vinlore/recall-feature';
import { ReportOffer } from '@vinlore/report-feature';
import { Card, ErrorNotice, PageContents, useBrand, useTranslator } from '@vinlore/ui';
import { useMember } from '../../session/use-member.ts';
import { useReportWays } from '../use-report-ways.ts';
import type { vehiclePageMessages } from './messages/index.ts';
import { RECALLS_ID, REPORT_ID, SPECS_ID } from './parts.ts';
import { MOST_RECALLS, type PublishedQueries } from './use-published.ts';
import styles from './vehicle.module.css';

export interface AboutVehicleProps {
  /** Normalized, 17 characters. */
  readonly vin: string;
  readonly published: PublishedQueries;
}

/** Recalls that may apply, with a sign-up for alerts. */
function Recalls({ recalls }: { readonly recalls: PublishedQueries['recalls'] }) {
  const { t } = useTranslator<typeof recallMessages>();
  const { user } = useMember();
  return (
    <section id={RECALLS_ID} className={styles.part}>
      <h2>{t('recall.glance')}</h2>
      {recalls.error && <ErrorNotice error={recalls.error} onRetry={() => void recalls.refetch()} />}
      {recalls.isPending && <span className={`skeleton ${styles.place}`} />}
      {recalls.data && (
        <>
          <RecallList answer={recalls.data} most={MOST_RECALLS} />
          <Card>
            <WatchFormScreen vehicle={recalls.data.vehicle} email={user.email} />
          </Card>
        </>
      )}
    </section>
  );
}

/** Free record count with a link to the report, which opens when it is ready. */
function Report({ vin }: { readonly vin: string }) {
  const { t } = useTranslator<typeof vehiclePageMessages>();
  const ways = useReportWays();
  return (
    <section id={REPORT_ID} className={styles.part}>
      <h2>{t('vehicle.report')}</h2>
      <Card>
        <ReportOffer vin={vin} {...ways} />
      </Card>
    </section>
  );
}

/** Published data about the vehicle's model and a preview of its report, each section with its own source and state. */
export function AboutVehicle({ vin, published: { facts, recalls } }: AboutVehicleProps) {
  const { t } = useTranslator<typeof vehiclePageMessages>();
  const { t: ofModel } = useTranslator<typeof modelMessages>();
  const { t: ofRecalls } = useTranslator<typeof recallMessages>();
  const { features } = useBrand();
  const model = facts.data;
  const isEmpty = model !== undefined && isNothingLoaded(model);
  const parts = [
    { id: SPECS_ID, title: t('vehicle.specs') },
    ...(model && !isEmpty
      ? [
          { id: FUEL_ECONOMY_ID, title: ofModel('fuel.title') },
          { id: SAFETY_ID, title: ofModel('safety.title') },
        ]
      : []),
    { id: RECALLS_ID, title: ofRecalls('recall.glance') },
    ...(model
      ? [isEmpty ? { id: MODEL_ID, title: ofModel('model.title') } : { id: PROBLEMS_ID, title: t('vehicle.problems') }]
      : []),
    ...(features.report ? [{ id: REPORT_ID, title: t('vehicle.report') }] : []),
  ];
  return (
    <>
      <PageContents label={t('vehicle.contents')} parts={parts} />
      {facts.error && <ErrorNotice error={facts.error} onRetry={() => void facts.refetch()} />}
      {facts.isPending && <span className={`skeleton ${styles.place}`} />}
      {model && !isEmpty && (
        <div className={`columns ${styles.pair}`}>
          <FuelEconomySection facts={model} />
          <SafetySection facts={model} />
        </div>
      )}
      <Recalls recalls={recalls} />
      {model && (isEmpty ? <ModelNotLoaded /> : <ProblemsSection facts={model} />)}
      {features.report && <Report vin={vin} />}
    </>
  );
}
