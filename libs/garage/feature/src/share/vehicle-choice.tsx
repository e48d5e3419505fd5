import type { GarageEntry, GarageLink } from '@vinlore/garage-domain';
import { useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import { useId } from 'react';
import type { garageMessages } from '../messages/index.ts';
import { nameOf } from '../name-of.ts';
import parts from '../parts.module.css';
import styles from './share.module.css';

/** What `VehicleChoice` takes. */
interface VehicleChoiceProps {
  /** All of the garage. */
  readonly entries: readonly GarageEntry[];
  /** Those that the link shows; null: all, and those that are saved later. */
  readonly ids: GarageLink['vehicle_ids'];
  readonly onChoose: (ids: string[] | null) => void;
}

/** Which vehicles the link shows, and what becomes of those that are saved later. */
export function VehicleChoice({ entries, ids, onChoose }: VehicleChoiceProps) {
  const { t } = useTranslator<typeof garageMessages>();
  const name = useId();
  const hint = useId();
  const choose = (id: string, isChosen: boolean) =>
    onChoose(entries.map((entry) => entry.id).filter((each) => (each === id ? isChosen : ids?.includes(each))));
  return (
    <fieldset className={styles.vehicles} aria-describedby={hint}>
      <legend>{t('garage.linkVehicles')}</legend>
      <label className={parts.choice}>
        <input type="radio" name={name} checked={ids === null} onChange={() => onChoose(null)} />
        {t('garage.linkAll')}
      </label>
      <label className={parts.choice}>
        <input type="radio" name={name} checked={ids !== null} onChange={() => onChoose(entries.map(({ id }) => id))} />
        {t('garage.linkSome')}
      </label>
      <p id={hint} className="dim sm">
        {t(ids === null ? 'garage.linkAllHint' : ids.length > 0 ? 'garage.linkSomeHint' : 'garage.linkNoneHint')}
      </p>
      {ids !== null && (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <label className={parts.choice}>
                <input
                  type="checkbox"
                  checked={ids.includes(entry.id)}
                  onChange={({ target }) => choose(entry.id, target.checked)}
                />
                <span className={styles.named}>
                  {nameOf(entry)}{' '}
                  {nameOf(entry) !== entry.vin && (
                    <span className="dim sm">
                      <VinText groups={vinGroups(entry.vin)} />
                    </span>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
