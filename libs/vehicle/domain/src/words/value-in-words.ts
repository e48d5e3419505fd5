import type { Language } from '@vinlore/i18n';
import * as values from './vpic-values.ts';

/** Which list of values an element of vPIC takes its value from. */
const TABLES: Readonly<Record<string, values.ValueTable>> = {
  'Body Class': values.bodyClasses,
  'Vehicle Type': values.vehicleTypes,
  'Cab Type': values.cabs,
  'Bed Type': values.lengths,
  'Wheelbase Type': values.lengths,
  'Steering Location': values.steering,
  'Engine Configuration': values.engineLayouts,
  'Valve Train Design': values.valveTrains,
  'Fuel Delivery/Fuel Injection Type': values.injections,
  'Fuel Type - Primary': values.fuels,
  'Fuel Type - Secondary': values.fuels,
  'Electrification Level': values.electrification,
  'Cooling Type': values.cooling,
  'Drive Type': values.drives,
  'Transmission Style': values.transmissions,
  'Brake System Type': values.brakeSystems,
  'Seat Belt Type': values.seatBelts,
  Pretensioner: values.fitted,
  'Front Air Bag Locations': values.seatRows,
  'Side Air Bag Locations': values.seatRows,
  'Curtain Air Bag Locations': values.seatRows,
  'Knee Air Bag Locations': values.seatRows,
  'Seat Cushion Air Bag Locations': values.seatRows,
  'Antilock Braking System (ABS)': values.fitted,
  'Electronic Stability Control (ESC)': values.fitted,
  'Traction Control': values.fitted,
  'Backup Camera': values.fitted,
  'Tire Pressure Monitoring System (TPMS) Type': values.tirePressure,
  'Headlamp Light Source': values.headlamps,
  'Plant Country': values.countries,
};

/**
 * A value of one of vPIC's lists in the words of a language.
 *
 * @param name vPIC's name of the element, such as `Body Class`
 * @returns null for names, codes, figures and free text, which are the same in every language or stay as they were filed
 */
export function valueInWords(name: string, value: string, language: Language): string | null {
  const table = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined;
  return table && Object.hasOwn(table, value) ? table[value]![language] : null;
}
