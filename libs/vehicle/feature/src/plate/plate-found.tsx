import { SampleMark, StatusWord, useAddress, useTranslator, VinText } from '@vinlore/ui';
import { vehicleName, vinGroups } from '@vinlore/vehicle-domain';
import { useEffect, useRef } from 'react';
import { namedHref, type YearMakeModel } from '../by-name/year-make-model.ts';
import type { vehicleMessages } from '../messages/index.ts';
import styles from '../ways/fields.module.css';
import type { FoundPlate } from './use-plate.ts';

/** Props of `PlateFound`. */
export interface PlateFoundProps {
  readonly found: FoundPlate;
  readonly action: string;
  /** Other parameters of the page to keep. */
  readonly kept?: Readonly<Record<string, string>>;
  /** URL for "No, try another plate"; defaults to the page itself. */
  readonly elsewhere?: string;
  readonly onVin?: (vin: string) => void;
  readonly onNamed?: (vehicle: YearMakeModel) => void;
  /** Returns to the form; without a callback, links are used. */
  readonly onOtherPlate?: () => void;
  readonly onOtherWay?: () => void;
}

/** The found vehicle without a VIN, if the source gives enough to name it. */
function named({ vehicle: { year, make, model, trim } }: FoundPlate): YearMakeModel | null {
  return year !== null && make !== null && model !== null ? { year, make, model, trim } : null;
}

/** Shows the car found for a plate and asks whether it's the right one (report-and-sticker.md). */
export function PlateFound(props: PlateFoundProps) {
  const { found, action, kept = {}, elsewhere = action, onVin, onNamed, onOtherPlate, onOtherWay } = props;
  const { t, date } = useTranslator<typeof vehicleMessages>();
  const address = useAddress();
  const page = address(action);
  const title = useRef<HTMLHeadingElement>(null);
  const { vin, color } = found.vehicle;
  const vehicle = named(found);
  // In a form the pressed button is gone: move focus to the question.
  useEffect(() => {
    if (onOtherPlate) title.current?.focus();
  }, [onOtherPlate]);
  const take = vin !== null ? onVin && (() => onVin(vin)) : vehicle && onNamed && (() => onNamed(vehicle));
  const href =
    vin !== null
      ? `${page}?${new URLSearchParams({ ...kept, vin }).toString()}`
      : vehicle && namedHref(page, vehicle, kept);
  const { name, asOf } = found.source;
  return (
    <section className={styles.body} aria-labelledby={`${found.plate}-found`}>
      <p className="dim">
        {t('plate.of', { plate: found.plate, state: found.state })} {found.sample && <SampleMark />}
      </p>
      <h3 id={`${found.plate}-found`} ref={title} tabIndex={-1} className={styles.name}>
        {t('plate.isThis')}
      </h3>
      <p className={styles.car}>{vehicleName(found.vehicle) || t('decoded.nothing')}</p>
      {vin !== null && (
        <p className={styles.vin}>
          <VinText groups={vinGroups(vin)} />
        </p>
      )}
      <p className="dim">
        {color && `${t('plate.color', { color })} `}
        {asOf ? t('plate.sourceOf', { name, date: date(asOf) }) : t('plate.source', { name })}
      </p>
      {vin === null && (
        <p>
          <StatusWord status="no">{t('plate.noVin')}</StatusWord>
        </p>
      )}
      <p className={styles.actions}>
        {take ? (
          <button type="button" className="btn btn-primary btn-lg" onClick={take}>
            {t('plate.yes')}
          </button>
        ) : (
          href && (
            <a className="btn btn-primary btn-lg" href={href}>
              {t('plate.yes')}
            </a>
          )
        )}
        {onOtherPlate ? (
          <button type="button" className="btn btn-outline btn-lg" onClick={onOtherPlate}>
            {t('plate.no')}
          </button>
        ) : (
          <a className="btn btn-outline btn-lg" href={address(elsewhere)}>
            {t('plate.no')}
          </a>
        )}
        {onOtherWay && (
          <button type="button" className="btn btn-quiet btn-lg" onClick={onOtherWay}>
            {t('plate.useVin')}
          </button>
        )}
      </p>
    </section>
  );
}
