import type { Language, Messages } from '@vinlore/i18n';
import { valueTexts } from '../messages/values.ts';

type ListIn<Key> = Key extends `vpic.${infer List}.${string}` ? List : never;

/** A list of vPIC values, or several similar ones, such as `fuels`. */
export type ValueList = ListIn<keyof typeof valueTexts.en>;

/** The list each vPIC element takes its value from. */
const LISTS: Readonly<Record<string, ValueList>> = {
  'Body Class': 'bodyClasses',
  'Vehicle Type': 'vehicleTypes',
  'Cab Type': 'cabs',
  'Bed Type': 'lengths',
  'Wheelbase Type': 'lengths',
  'Steering Location': 'steering',
  'Engine Configuration': 'engineLayouts',
  'Valve Train Design': 'valveTrains',
  'Fuel Delivery/Fuel Injection Type': 'injections',
  'Fuel Type - Primary': 'fuels',
  'Fuel Type - Secondary': 'fuels',
  'Electrification Level': 'electrification',
  'Battery Type': 'batteries',
  'Charger Level': 'chargers',
  'Cooling Type': 'cooling',
  'Drive Type': 'drives',
  'Transmission Style': 'transmissions',
  'Brake System Type': 'brakeSystems',
  'Seat Belt Type': 'seatBelts',
  Pretensioner: 'fitted',
  'Front Air Bag Locations': 'seatRows',
  'Side Air Bag Locations': 'seatRows',
  'Curtain Air Bag Locations': 'seatRows',
  'Knee Air Bag Locations': 'seatRows',
  'Seat Cushion Air Bag Locations': 'seatRows',
  'Gross Vehicle Weight Rating From': 'weights',
  'Gross Vehicle Weight Rating To': 'weights',
  'Gross Combination Weight Rating From': 'weights',
  'Gross Combination Weight Rating To': 'weights',
  'EV Drive Unit': 'motors',
  Turbo: 'fitted',
  'Adaptive Cruise Control (ACC)': 'fitted',
  'Adaptive Driving Beam (ADB)': 'fitted',
  'Adaptive Headlights': 'fitted',
  'Antilock Braking System (ABS)': 'fitted',
  'Auto-Reverse System for Windows and Sunroofs': 'fitted',
  'Automatic Crash Notification (ACN)/Advanced Automatic Crash Notification (AACN)': 'fitted',
  'Automatic Pedestrian Alerting Sound (for Hybrid and EV only)': 'fitted',
  'Backup Camera': 'fitted',
  'Blind Spot Intervention (BSI)': 'fitted',
  'Blind Spot Warning (BSW)': 'fitted',
  'Combined Braking System (CBS)': 'fitted',
  'Crash Imminent Braking (CIB)': 'fitted',
  'Daytime Running Light (DRL)': 'fitted',
  'Dynamic Brake Support (DBS)': 'fitted',
  'Electronic Stability Control (ESC)': 'fitted',
  'Event Data Recorder (EDR)': 'fitted',
  'Forward Collision Warning (FCW)': 'fitted',
  'Keyless Ignition': 'fitted',
  'Lane Centering Assistance': 'fitted',
  'Lane Departure Warning (LDW)': 'fitted',
  'Lane Keeping Assistance (LKA)': 'fitted',
  'Parking Assist': 'fitted',
  'Pedestrian Automatic Emergency Braking (PAEB)': 'fitted',
  'Rear Automatic Emergency Braking': 'fitted',
  'Rear Cross Traffic Alert': 'fitted',
  'Semiautomatic Headlamp Beam Switching': 'fitted',
  'Traction Control': 'fitted',
  'Wheelie Mitigation': 'fitted',
  'Tire Pressure Monitoring System (TPMS) Type': 'tirePressure',
  'Headlamp Light Source': 'headlamps',
  'Plant Country': 'countries',
};

/**
 * Translates a value from a vPIC list.
 *
 * @param value as spelled in vPIC, such as `Sedan/Saloon`
 * @returns null if there's no translation; show the value as vPIC spells it
 */
export function valueOfList(list: ValueList, value: string, language: Language): string | null {
  const texts: Messages = valueTexts[language];
  const key = `vpic.${list}.${value}`;
  return Object.hasOwn(texts, key) ? texts[key]! : null;
}

/**
 * Translates a value of a vPIC element.
 *
 * @param name vPIC's name for the element, such as `Body Class`
 * @returns null for names, codes, numbers, and free text, which are the same in every language or stay as filed
 */
export function valueInWords(name: string, value: string, language: Language): string | null {
  return Object.hasOwn(LISTS, name) ? valueOfList(LISTS[name]!, value, language) : null;
}
