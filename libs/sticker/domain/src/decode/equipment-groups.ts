import { properName } from '@vinlore/vehicle-domain';
import type { StickerTextKey } from '../messages/index.ts';
import { grossWeight } from './phrases.ts';
import type { StickerLanguage } from '../sticker-values.ts';
import { textOf } from '../texts.ts';
import { type ElementName, filed, known, listed, measured, named, worked, type Reading } from './readings.ts';

export interface GroupRule {
  readonly title: StickerTextKey;
  readonly readings: readonly Reading[];
}

/** A system that is standard, optional, or not available. */
const system = (name: ElementName): Reading => ({ ...listed(name, 'fitted'), isSystem: true });

/**
 * Equipment lines of a decoded vehicle beyond the strip, grouped and ordered as on manufacturers' labels. Each line
 * names its vPIC element; lines without a value and groups without lines are omitted (docs/decisions.md §5). Engine
 * size, fuel, transmission, drive type, and plant are in the strip.
 */
export const equipmentGroups: readonly GroupRule[] = [
  {
    title: 'equipmentGroup.mechanical',
    readings: [
      measured('Displacement (CC)', 'cc'),
      named('Engine Model'),
      named('Engine Manufacturer'),
      listed('Valve Train Design', 'valveTrains'),
      listed('Fuel Delivery/Fuel Injection Type', 'injections'),
      worked('turbocharger', (elements, language) =>
        known(elements, 'Turbo') === 'Yes' ? textOf('stickerFact.turbo', language) : null,
      ),
      listed('Fuel Type - Secondary', 'fuels'),
      listed('Electrification Level', 'electrification'),
      named('EV Drive Unit'),
      listed('Battery Type', 'batteries'),
      measured('Battery Energy (kWh) From', 'kWh', 1),
      measured('Battery Voltage (Volts) From', 'V'),
      listed('Charger Level', 'chargers'),
      listed('Cooling Type', 'cooling'),
      measured('Axles'),
      measured('Top Speed (mph)', 'mph'),
      listed('Brake System Type', 'brakeSystems'),
      system('Antilock Braking System (ABS)'),
      system('Dynamic Brake Support (DBS)'),
      filed('Brake System Description'),
      worked('grossWeightRating', grossWeight),
      measured('Curb Weight (pounds)', 'lb'),
    ],
  },
  {
    title: 'equipmentGroup.exterior',
    readings: [
      listed('Body Class', 'bodyClasses'),
      measured('Doors'),
      measured('Windows'),
      listed('Cab Type', 'cabs'),
      listed('Bed Type', 'lengths'),
      measured('Bed Length (inches)', 'in', 1),
      listed('Wheelbase Type', 'lengths'),
      measured('Wheelbase (inches) From', 'in', 1),
      measured('Track Width (inches)', 'in', 1),
      measured('Number of Wheels'),
      measured('Wheel Size Front (inches)', 'in'),
      measured('Wheel Size Rear (inches)', 'in'),
      listed('Headlamp Light Source', 'headlamps'),
      system('Daytime Running Light (DRL)'),
      system('Semiautomatic Headlamp Beam Switching'),
      system('Adaptive Driving Beam (ADB)'),
      named('Bus Type'),
      named('Trailer Body Type'),
      named('Trailer Type Connection'),
      measured('Trailer Length (feet)', 'ft', 1),
    ],
  },
  {
    title: 'equipmentGroup.interior',
    readings: [
      measured('Number of Seats'),
      measured('Number of Seat Rows'),
      listed('Steering Location', 'steering'),
      system('Keyless Ignition'),
      system('Auto-Reverse System for Windows and Sunroofs'),
    ],
  },
  {
    title: 'equipmentGroup.safety',
    readings: [
      listed('Seat Belt Type', 'seatBelts'),
      system('Pretensioner'),
      listed('Front Air Bag Locations', 'seatRows'),
      listed('Side Air Bag Locations', 'seatRows'),
      listed('Curtain Air Bag Locations', 'seatRows'),
      listed('Knee Air Bag Locations', 'seatRows'),
      listed('Seat Cushion Air Bag Locations', 'seatRows'),
      system('Electronic Stability Control (ESC)'),
      system('Traction Control'),
      listed('Tire Pressure Monitoring System (TPMS) Type', 'tirePressure'),
      system('Event Data Recorder (EDR)'),
      system('Automatic Crash Notification (ACN)/Advanced Automatic Crash Notification (AACN)'),
      system('Automatic Pedestrian Alerting Sound (for Hybrid and EV only)'),
    ],
  },
  {
    title: 'equipmentGroup.driverAssistance',
    readings: [
      system('Forward Collision Warning (FCW)'),
      system('Crash Imminent Braking (CIB)'),
      system('Pedestrian Automatic Emergency Braking (PAEB)'),
      system('Rear Automatic Emergency Braking'),
      system('Blind Spot Warning (BSW)'),
      system('Blind Spot Intervention (BSI)'),
      system('Rear Cross Traffic Alert'),
      system('Lane Departure Warning (LDW)'),
      system('Lane Keeping Assistance (LKA)'),
      system('Lane Centering Assistance'),
      system('Adaptive Cruise Control (ACC)'),
      system('Backup Camera'),
      system('Parking Assist'),
    ],
  },
  {
    title: 'equipmentGroup.vehicle',
    readings: [
      listed('Vehicle Type', 'vehicleTypes'),
      named('Series'),
      named('Trim'),
      named('Trim2'),
      named('Destination Market'),
      named('Plant Company Name'),
      worked('manufacturer', (elements) => {
        const name = known(elements, 'Manufacturer Name');
        return name && properName(name);
      }),
    ],
  },
  {
    title: 'equipmentGroup.asFiledByTheMaker',
    readings: [
      filed('Series2'),
      filed('Other Engine Info'),
      filed('Other Restraint System Info'),
      filed('Active Safety System Note'),
      filed('Other Motorcycle Info'),
      filed('Other Trailer Info'),
      filed('Other Bus Info'),
      filed('Note'),
    ],
  },
];

/** Translation keys for systems that a vehicle has or doesn't have. */
export const systemLabels = (language: StickerLanguage): ReadonlySet<string> =>
  new Set(
    equipmentGroups
      .flatMap(({ readings }) => readings.filter(({ isSystem }) => isSystem))
      .map(({ label }) => textOf(label, language)),
  );
