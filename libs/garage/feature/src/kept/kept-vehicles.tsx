import type { KeptEntry } from '@vinlore/garage-domain';
import { StatusWord, useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import { nameOf } from '../name-of.ts';
import type { KeptGarage } from './kept-garage.ts';
import styles from './kept.module.css';
import type { keptGarageMessages } from './messages/index.ts';

function Recalls({ recalls }: Pick<KeptEntry, 'recalls'>) {
  const { t, number } = useTranslator<typeof keptGarageMessages>();
  if (recalls === null) return <>{t('kept.noData')}</>;
  if (recalls.count === 0) return <>{number(0)}</>;
  return <StatusWord status={recalls.urgent ? 'stop' : 'ask'}>{number(recalls.count)}</StatusWord>;
}

/** Vehicles stored on this device, with the time of the copy. */
export function KeptVehicles({ as_of: asOf, vehicles }: KeptGarage) {
  const { t, number, moment } = useTranslator<typeof keptGarageMessages>();
  return (
    <section className={styles.kept}>
      <div>
        <h2 className={styles.title}>{t('kept.title')}</h2>
        <p className="dim">{t('kept.asOf', { moment: moment(asOf) })}</p>
      </div>
      <ul className={styles.vehicles}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id} className={styles.vehicle}>
            <h3 className={styles.name}>{nameOf(vehicle)}</h3>
            {vehicle.nickname && vehicle.title && <p className={styles.name}>{vehicle.title}</p>}
            <p className="dim sm">
              <VinText groups={vinGroups(vehicle.vin)} />
            </p>
            <dl className={styles.facts}>
              <div>
                <dt>{t('kept.mileage')}</dt>
                <dd>
                  {vehicle.mileage
                    ? t('kept.distance', { value: number(vehicle.mileage.value), unit: vehicle.unit })
                    : t('kept.noData')}
                </dd>
              </div>
              <div>
                <dt>{t('kept.recalls')}</dt>
                <dd>
                  <Recalls recalls={vehicle.recalls} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
