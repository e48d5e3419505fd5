import { Notice, SourceMark, StatusWord, useTranslator, VinText } from '@vinlore/ui';
import {
  checkDigitIsMandatory,
  type DecodedVehicle,
  modernBody,
  type PublishedOfModel,
  vehicleName,
  vehicleOfDecoded,
  vinGroups,
} from '@vinlore/vehicle-domain';
import type { ReactNode } from 'react';
import type { DecodedTexts } from '../messages/decoded.ts';
import { BodyPicture } from './body-picture.tsx';
import styles from './decoded-vehicle-card.module.css';
import { detailTable, elementTable, type Row, specTable, typicalRows } from './element-table.ts';
import { MakeLogo } from './make-logo.tsx';
import { SpecDisplay } from './spec-display.tsx';
import { Suggestions } from './suggestions.tsx';
import { plantOf } from './plant-in-words.ts';

/** Props of `DecodedVehicleCard`. */
export interface DecodedVehicleCardProps {
  readonly vehicle: DecodedVehicle;
  /** Next steps, such as creating the sticker or checking for records. */
  readonly next?: ReactNode;
  /** Key figures shown below the name. */
  readonly glance?: ReactNode;
  /** Published model data shown with its specs. */
  readonly published?: PublishedOfModel;
  /** Returns the URL for a suggested VIN. */
  readonly hrefOf: (vin: string) => string;
}

/** NHTSA's code for characters its data doesn't explain. Not evidence against the VIN. */
const UNEXPLAINED = 14;

/**
 * Returns the codes that indicate a problem; 0 is a clean decode. Code 1 is included only if the check digit is
 * mandatory.
 */
function doubtsOf({ errorCodes, vin }: DecodedVehicle): number[] {
  return errorCodes.filter((code) => code !== 0 && code !== UNEXPLAINED && (code !== 1 || checkDigitIsMandatory(vin)));
}

/** Card for a decoded vehicle: its name, any doubts, and every known element with its source. */
export function DecodedVehicleCard({ vehicle, next, glance, published, hrefOf }: DecodedVehicleCardProps) {
  const { t, date, language } = useTranslator<DecodedTexts>();
  const plant = plantOf(vehicle, language);
  const { data } = vehicleOfDecoded(vehicle, published);
  const specs = specTable(data, language);
  const inSpecs = specs.flatMap(({ rows }) => rows.map(({ name }) => name));
  const details = detailTable(data, language, inSpecs);
  const said = [...inSpecs, ...details.map(({ name }) => name)];
  const typical = typicalRows(vehicle, language);
  return (
    <article className={styles.card}>
      <header className={`${styles.head} ${styles.withFigures}`}>
        <div className={styles.what}>
          <MakeLogo make={vehicle.make} year={vehicle.year} />
          <div className={styles.title}>
            <h1 className={styles.name}>{vehicleName(vehicle) || t('decoded.nothing')}</h1>
            <p className={styles.vin}>
              <VinText groups={vinGroups(vehicle.vin)} />
            </p>
            <p className={`row ${styles.facts}`}>
              {plant && <span className="dim">{t('vin.builtIn', { place: plant })}</span>}
              {vehicle.checkDigit === 'agrees' && <StatusWord status="ok">{t('vin.agrees')}</StatusWord>}
            </p>
          </div>
        </div>
        <BodyPicture shape={modernBody(vehicle.year, vehicle.elements['Body Class'])} />
        {glance && <div className={styles.glance}>{glance}</div>}
        {next && <div className={styles.next}>{next}</div>}
      </header>
      <Doubts vehicle={vehicle} hrefOf={hrefOf} />
      <div className={styles.groups}>
        <SpecDisplay groups={specs} />
        {details.length > 0 && (
          <section className={styles.group}>
            <h2>{t('detail.title')}</h2>
            <dl>
              {details.map(({ key, value, english }) => (
                <div key={key} className={styles.row}>
                  <dt>{t(`detail.${key}`)}</dt>
                  <dd lang={english ? 'en' : undefined}>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {elementTable(vehicle.elements, language, said).map(({ group, rows }) => (
          <section key={group} className={styles.group}>
            <h2>{t(`element.group.${group}`)}</h2>
            <dl>
              {rows.map((row) => (
                <Element key={row.name} row={row} />
              ))}
            </dl>
          </section>
        ))}
        {typical.length > 0 && (
          <section className={`${styles.group} ${styles.typical}`}>
            <h2>{t('element.group.typical')}</h2>
            <p>{t('element.typicalMore')}</p>
            <dl>
              {typical.map((row) => (
                <Element key={row.name} row={row} />
              ))}
            </dl>
          </section>
        )}
      </div>
      <footer className={styles.source}>
        <SourceMark kind="decoded" />
        <p>{t('decoded.source', { name: vehicle.source.name, date: date(vehicle.source.asOf) })}</p>
      </footer>
    </article>
  );
}

/** One known element. Values left as vPIC spells them are marked as English for screen readers. */
function Element({ row: { name, value, english } }: { row: Row }) {
  const { t, has, language } = useTranslator<DecodedTexts>();
  const key = `element.${name}`;
  const named = has(key);
  return (
    <div className={styles.row}>
      <dt lang={named || language === 'en' ? undefined : 'en'}>{named ? t(key) : name}</dt>
      <dd lang={english ? 'en' : undefined}>{value}</dd>
    </div>
  );
}

function Doubts({ vehicle, hrefOf }: Pick<DecodedVehicleCardProps, 'vehicle' | 'hrefOf'>) {
  const { t, has } = useTranslator<DecodedTexts>();
  const doubts = doubtsOf(vehicle);
  const [first, ...others] = doubts.map((code) => {
    const key = `decoded.code.${code}`;
    return has(key) ? t(key) : t('decoded.code.other', { text: vehicle.errorText });
  });
  if (first === undefined) return null;
  return (
    <div className={styles.doubts}>
      <Notice
        status="ask"
        title={first}
        actions={vehicle.suggestions.length > 0 && <Suggestions suggestions={vehicle.suggestions} hrefOf={hrefOf} />}
      >
        {others.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Notice>
    </div>
  );
}
