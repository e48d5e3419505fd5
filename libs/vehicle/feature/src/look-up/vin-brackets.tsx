import { useTranslator } from '@vinlore/ui';
import { modelAndTrim, properName, titleCase, VIN_LENGTH } from '@vinlore/vehicle-domain';
import type { vehicleMessages } from '../messages/index.ts';
import type { Decoding } from './use-decoded.ts';
import styles from './vin-brackets.module.css';
import { countryName, vinCountry } from './vin-country.ts';

/** Props of `VinBrackets`. */
export interface VinBracketsProps {
  readonly vin: string;
  /** What is certain so far; until then the brackets show what each group is for. */
  readonly decoding: Decoding;
}

/** Brackets below the field's three groups that explain each of them (wide fields only). */
export function VinBrackets({ vin, decoding }: VinBracketsProps) {
  const { t, language } = useTranslator<typeof vehicleMessages>();
  const vehicle = decoding.kind === 'decoded' ? decoding.vehicle : null;
  const named = decoding.kind === 'named' ? decoding : vehicle;
  const maker = named?.make && titleCase(named.make);
  const code = vinCountry(vin);
  const country = code && countryName(code, language);
  const city = vehicle?.elements['Plant City'];
  const model = modelAndTrim(named?.model ?? null, vehicle?.trim ?? null);
  const year = vehicle && [vehicle.year, city && properName(city)].filter(Boolean).join(', ');
  const groups = [
    { is: maker || t('vin.group.maker'), more: country ?? t('vin.group.makerMore') },
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
