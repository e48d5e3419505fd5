import { StatusWord, useAddress, useTranslator } from '@vinlore/ui';
import { MakeLogo } from '../decoded/make-logo.tsx';
import styles from '../decoded/decoded-vehicle-card.module.css';
import type { vehicleMessages } from '../messages/index.ts';
import { namedText, type YearMakeModel } from './year-make-model.ts';

/** Props of `NamedVehicleCard`. */
export interface NamedVehicleCardProps {
  readonly vehicle: YearMakeModel;
  /** How to enter the VIN: a URL, or a callback that shows the field. */
  readonly toVin: string | (() => void);
}

/**
 * Card for a vehicle identified without a VIN: its name, and a note that nothing else is known (docs/decisions.md §5).
 */
export function NamedVehicleCard({ vehicle, toVin }: NamedVehicleCardProps) {
  const { t } = useTranslator<typeof vehicleMessages>();
  const address = useAddress();
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <MakeLogo make={vehicle.make} year={vehicle.year} />
        <div className={styles.title}>
          <h1 className={styles.name}>{namedText(vehicle)}</h1>
          <p className={`row ${styles.facts}`}>
            <StatusWord status="no">{t('name.noVin')}</StatusWord>
          </p>
        </div>
        <div className={styles.next}>
          {typeof toVin === 'string' ? (
            <a className="btn btn-primary btn-lg" href={address(toVin)}>
              {t('name.addVin')}
            </a>
          ) : (
            <button type="button" className="btn btn-primary btn-lg" onClick={toVin}>
              {t('name.addVin')}
            </button>
          )}
        </div>
      </header>
    </article>
  );
}
