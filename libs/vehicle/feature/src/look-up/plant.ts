import type { Language } from '@vinlore/i18n';
import { type DecodedVehicle, properName } from '@vinlore/vehicle-domain';
import { plantWith } from '../decoded/vehicle-facts.ts';
import { countryName, vinCountry } from './vin-country.ts';

/** Where a vehicle was built; its country in the reader's language where it is the one that the VIN begins with. */
export function plantOfVin(vehicle: DecodedVehicle, language: Language): string | null {
  const code = vinCountry(vehicle.vin);
  return plantWith(vehicle, (filed) => {
    const name = properName(filed);
    return code && countryName(code, 'en') === name ? countryName(code, language) : name;
  });
}
