import { StatusWord, useTranslator } from '@vinlore/ui';
import { properName, titleCase, vehicleName } from '@vinlore/vehicle-domain';
import { plantOfVin } from './plant.ts';
import type { vehicleMessages } from '../messages/index.ts';
import styles from './live-line.module.css';
import type { LookUp } from './look-up-state.ts';
import { type Decoding, impossibleOf } from './use-decoded.ts';
import { countryName, vinCountry } from './vin-country.ts';

/** Props of `SoFar`. */
export interface SoFarProps {
  readonly look: LookUp & { readonly kind: 'typing' };
  readonly decoding: Decoding;
}

/** Shows what is certain about a partly typed VIN: the country, then make, model, year, and plant. */
export function SoFar({ look, decoding }: SoFarProps) {
  const { t } = useTranslator<typeof vehicleMessages>();
  const { title, more } = useFacts(look.vin, decoding);
  const impossible = impossibleOf(decoding);
  const doubt =
    impossible.length > 0 && t('vin.impossible', { count: impossible.length, positions: impossible.join(', ') });
  const hint = look.mayBeClassic ? t('vin.maybeClassic') : null;
  // Numbers from before 1981 have no country code.
  if (hint !== null && decoding.kind !== 'named' && decoding.kind !== 'decoded') {
    return (
      <>
        <p className={styles.read}>{t('vin.looksClassic')}</p>
        <p className="dim">{hint}</p>
      </>
    );
  }
  if (title === null) return <p className="dim">{t('vin.hint')}</p>;
  return (
    <>
      <p className={styles.name}>{title}</p>
      {doubt ? (
        <p>
          <StatusWord status="ask">{doubt}</StatusWord>
        </p>
      ) : (
        <p className="dim">{hint ? `${t('vin.looksClassic')} ${hint}` : more}</p>
      )}
    </>
  );
}

/** The large line (null while nothing is known) and the one below it. */
function useFacts(vin: string, decoding: Decoding): { title: string | null; more: string } {
  const { t, language } = useTranslator<typeof vehicleMessages>();
  const code = vinCountry(vin);
  const country = code && t('vin.country', { country: countryName(code, language) });
  if (decoding.kind === 'decoded' && decoding.vehicle.fullName !== '') {
    const plant = plantOfVin(decoding.vehicle, language);
    return { title: vehicleName(decoding.vehicle), more: plant ? t('vin.builtIn', { place: plant }) : (country ?? '') };
  }
  if (decoding.kind === 'named') {
    const { make, manufacturer, model } = decoding;
    const name = make && titleCase(make);
    if (model !== null) return { title: [name, model].filter(Boolean).join(' '), more: country ?? '' };
    if (name) return { title: t('vin.make', { make: name }), more: country ?? '' };
    if (manufacturer) return { title: t('vin.manufacturer', { name: properName(manufacturer) }), more: country ?? '' };
  }
  return { title: country, more: t('vin.hint') };
}
