import type { GarageEntry, GarageLink } from '@vinlore/garage-domain';
import { useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import { useId } from 'react';
import type { garageMessages } from '../messages/index.ts';
import { nameOf } from '../name-of.ts';
import parts from '../parts.module.css';
import styles from './share.module.css';

/** Props of `VehicleChoice`. */
interface VehicleChoiceProps {
  /** All vehicles in the garage. */
  readonly entries: readonly GarageEntry[];
  /** Selected vehicles; null means all, including future ones. */
  readonly ids: GarageLink['vehicle_ids'];
  readonly onChoose: (ids: string[] | null) => void;
}

/** Selects which vehicles the link shows and explains what happens to later ones. */
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
