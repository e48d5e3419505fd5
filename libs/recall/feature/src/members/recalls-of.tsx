import { recallContract } from '@vinlore/recall-domain';
import { Card, ErrorNotice, useCall, useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { RecallList } from '../list/recall-list.tsx';
import type { recallMessages } from '../messages/index.ts';
import { WatchFormScreen } from '../watch/watch-form.tsx';
import styles from './recalls-of.module.css';

/** A car to look up recalls for. */
export type AskedCar = { readonly vin: string } | NamedCar;

interface NamedCar {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** Props of `RecallsOf`. */
export interface RecallsOfProps {
  readonly car: AskedCar;
  /** Member's email address for alerts. */
  readonly email: string;
  /** Renders a link to the vehicle's page. */
  readonly vehicleLink: (vin: string, text: string) => ReactNode;
  readonly onOtherCar: () => void;
}

/** Recalls of a car that a member entered, with an offer of alerts. */
export function RecallsOf({ car, email, vehicleLink, onOtherCar }: RecallsOfProps) {
  const { t } = useTranslator<typeof recallMessages>();
  const call = useCall();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['recalls', car],
    queryFn: ({ signal }) =>
      'vin' in car
        ? call(recallContract.recallsByVin, car, { signal })
        : call(recallContract.recallCheck, car, { signal }),
  });
  // The focused field was removed.
  useEffect(() => {
    heading.current?.focus();
  }, [data]);
  const other = (
    <button type="button" className="btn btn-quiet" onClick={onOtherCar}>
      {t('recall.otherCar')}
    </button>
  );
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} actions={other} />;
  if (!data)
    return (
      <div role="status" className={styles.waiting}>
        <p className="dim">{t('recall.looking')}</p>
        <span className={`skeleton ${styles.line}`} />
        <span className={`skeleton ${styles.place}`} />
      </div>
    );
  return (
    <div className={styles.car}>
      <header className={styles.head}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {data.vehicle.title}
          </h2>
          {data.vehicle.vin && (
            <p className={styles.vin}>
              <VinText groups={vinGroups(data.vehicle.vin)} />
              {vehicleLink(data.vehicle.vin, t('recall.vehicle'))}
            </p>
          )}
        </div>
        {other}
      </header>
      <RecallList answer={data} />
      <Card>
        <WatchFormScreen vehicle={data.vehicle} email={email} />
      </Card>
    </div>
  );
}
