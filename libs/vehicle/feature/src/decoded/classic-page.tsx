import { StatusWord, useAddress, useTranslator, VinText } from '@vinlore/ui';
import { classicBody } from '@vinlore/vehicle-domain';
import type { ReactNode } from 'react';
import type { YearMakeModel } from '../by-name/year-make-model.ts';
import { namedHref, namedText } from '../by-name/year-make-model.ts';
import type { DecodedTexts } from '../messages/decoded.ts';
import { BodyPicture } from './body-picture.tsx';
import card from './decoded-vehicle-card.module.css';
import styles from './classic-page.module.css';
import { MakeLogo } from './make-logo.tsx';

/** A vehicle that matches a classic VIN, as returned by `vehicleContract.classicMapping`. */
export interface FittingClassic {
  readonly year: number;
  readonly make: string;
  readonly series: string;
}

/** A row of the VIN breakdown. */
export interface ClassicFact {
  readonly label: string;
  readonly value: string;
  /** Not translated on Spanish pages. */
  readonly english?: boolean;
}

/** Props of `ClassicPage`. */
export interface ClassicPageProps {
  /** Normalized, 14 characters or fewer. */
  readonly vin: string;
  /** At least one. */
  readonly vehicles: readonly FittingClassic[];
  /** Actions for a single match; not shown for several. */
  readonly next?: ReactNode;
  /** VIN breakdown of a single match. */
  readonly facts?: readonly ClassicFact[];
  /** The page's own path. */
  readonly action?: string;
}

/** Name of a classic: its series replaces the model (spec §3). */
const named = ({ year, make, series }: FittingClassic): YearMakeModel => ({ year, make, model: series, trim: null });

/**
 * Content of the page for a classic VIN: the matching vehicle or vehicles. Numbers of that era repeat every decade, so
 * when several match, the visitor chooses (docs/decisions.md §4).
 */
export function ClassicPage({ vin, vehicles, next, facts = [], action = '/decode' }: ClassicPageProps) {
  const { t } = useTranslator<DecodedTexts>();
  const address = useAddress();
  const [only, ...others] = vehicles;
  if (!only) throw new Error('A classic page needs a vehicle.');
  const alone = others.length === 0;
  return (
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
        {alone && (
          <BodyPicture
            shape={classicBody(
              only.make,
              facts.map(({ value }) => value),
            )}
          />
        )}
        {alone && next && <div className={card.next}>{next}</div>}
      </header>
      {alone && facts.length > 0 && (
        <section className={styles.says}>
          <h2>{t('classic.says')}</h2>
          <dl>
            {facts.map(({ label, value, english }) => (
              <div key={label} className={card.row}>
                <dt>{label}</dt>
                <dd lang={english ? 'en' : undefined}>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
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
  );
}
