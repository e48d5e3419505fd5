import { StatusWord, useAddress, useTranslator, VinText } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { YearMakeModel } from '../by-name/year-make-model.ts';
import { namedHref, namedText } from '../by-name/year-make-model.ts';
import type { DecodedTexts } from '../messages/decoded.ts';
import { VehicleLookUp } from '../ways/vehicle-look-up.tsx';
import card from './decoded-vehicle-card.module.css';
import page from './decode-page.module.css';
import styles from './classic-page.module.css';
import { MakeLogo } from './make-logo.tsx';

/** A vehicle that a classic VIN fits, as `vehicleContract.classicMapping` answers it. */
export interface FittingClassic {
  readonly year: number;
  readonly make: string;
  readonly series: string;
}

/** What `ClassicPage` takes. */
export interface ClassicPageProps {
  /** 14 characters or fewer, plain. */
  readonly vin: string;
  /** At least one. */
  readonly vehicles: readonly FittingClassic[];
  /** What to do with the one that fits; nothing where several do. */
  readonly next?: ReactNode;
  /** The words of the field's button. */
  readonly button: string;
  /** The page's own path. */
  readonly action?: string;
}

/** A classic is named by its series in place of the model (spec §3). */
const named = ({ year, make, series }: FittingClassic): YearMakeModel => ({ year, make, model: series, trim: null });

/**
 * The content of the page for a classic VIN: the vehicle, or all that fit. Numbers of that time repeat every decade, so
 * where several fit they are offered and none is picked (docs/decisions.md §4).
 */
export function ClassicPage({ vin, vehicles, next, button, action = '/decode' }: ClassicPageProps) {
  const { t } = useTranslator<DecodedTexts>();
  const address = useAddress();
  const [only, ...others] = vehicles;
  if (!only) throw new Error('A classic page needs a vehicle.');
  const alone = others.length === 0;
  return (
    <div className={page.page}>
      <article className={card.card}>
        <header className={card.head}>
          <div className={card.what}>
            {alone && <MakeLogo make={only.make} year={only.year} />}
            <div className={card.title}>
              <h1 className={card.name}>
                {alone ? namedText(named(only)) : t('classic.several', { count: vehicles.length })}
              </h1>
              <p className={card.facts}>
                <VinText groups={[vin]} />
              </p>
              <p className={`row ${card.facts}`}>
                <StatusWord status="info">{t('classic.read')}</StatusWord>
              </p>
            </div>
          </div>
          {alone && next && <div className={card.next}>{next}</div>}
        </header>
        {!alone && (
          <div className={styles.which}>
            <p>{t('classic.which')}</p>
            <ul className={styles.list}>
              {vehicles.map((vehicle) => (
                <li key={`${vehicle.year} ${vehicle.make} ${vehicle.series}`}>
                  <a className={styles.choice} href={namedHref(address(action), named(vehicle), { vin })}>
                    {namedText(named(vehicle))}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className={`dim sm ${styles.note}`}>{t('classic.note')}</p>
      </article>
      <VehicleLookUp button={button} action={action} />
    </div>
  );
}
