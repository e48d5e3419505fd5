import type { Language } from '@vinlore/i18n';
import { type DecodedVehicle, properName } from '@vinlore/vehicle-domain';
import { plantWith } from '../decoded/vehicle-facts.ts';
import { countryName, vinCountry } from './vin-country.ts';

/** Returns the place of manufacture; the country is translated if it's the one the VIN starts with. */
export function plantOfVin(vehicle: DecodedVehicle, language: Language): string | null {
  const code = vinCountry(vehicle.vin);
  return plantWith(vehicle, (filed) => {
    const name = properName(filed);
    return code && countryName(code, 'en') === name ? countryName(code, language) : name;
  });
}
