import { useTranslator } from '@vinlore/ui';
import { type DecodedVehicle, titleCase, VIN_LENGTH } from '@vinlore/vehicle-domain';
import { placeName } from '../decoded/vehicle-facts.ts';
import type { vehicleMessages } from '../messages/index.ts';
import styles from './vin-brackets.module.css';

/** What `VinBrackets` takes. */
export interface VinBracketsProps {
  /** The vehicle as far as it is certain; until then the brackets say what each group is for. */
  readonly vehicle: DecodedVehicle | null;
}

/** Brackets below the three groups of the field that say what each means (wide fields only). */
export function VinBrackets({ vehicle }: VinBracketsProps) {
  const { t } = useTranslator<typeof vehicleMessages>();
  const maker = vehicle?.make && titleCase(vehicle.make);
  const country = vehicle?.elements['Plant Country'];
  const city = vehicle?.elements['Plant City'];
  const model = vehicle && [vehicle.model, vehicle.trim].filter(Boolean).join(' ');
  const year = vehicle && [vehicle.year, city && placeName(city)].filter(Boolean).join(', ');
  const groups = [
    { is: maker || t('vin.group.maker'), more: (maker && country && placeName(country)) || t('vin.group.makerMore') },
    {
      is: model || t('vin.group.vehicle'),
      more: vehicle?.vin[8] ? t('vin.group.checkDigit', { digit: vehicle.vin[8] }) : t('vin.group.vehicleMore'),
    },
    {
      is: year || t('vin.group.serial'),
      more:
        vehicle?.vin.length === VIN_LENGTH
          ? t('vin.group.number', { number: vehicle.vin.slice(11) })
          : t('vin.group.serialMore'),
    },
  ];
  return (
    <div className={styles.brackets} aria-hidden="true">
      {groups.map(({ is, more }, index) => (
        <span key={index} className={styles.group}>
          <span className={styles.words}>
            <strong>{is}</strong>
            {more}
          </span>
        </span>
      ))}
    </div>
  );
}
