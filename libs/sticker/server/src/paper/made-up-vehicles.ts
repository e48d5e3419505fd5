import { composeSticker, type DecodedInput, type StickerData } from '@vinlore/sticker-domain';

type Elements = DecodedInput['elements'];

const place = { 'Plant City': 'MADE-UP CITY', 'Plant State': 'OHIO', 'Plant Country': 'UNITED STATES (USA)' };
const gross = { 'Gross Vehicle Weight Rating From': 'Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)' };
const petrol = (liters: string, cylinders: string, layout: string): Elements => ({
  'Displacement (L)': liters,
  'Displacement (CC)': String(Number(liters) * 1000),
  'Engine Number of Cylinders': cylinders,
  'Engine Configuration': layout,
  'Fuel Type - Primary': 'Gasoline',
});
const car: Elements = { 'Body Class': 'Sedan/Saloon', 'Vehicle Type': 'PASSENGER CAR', Doors: '4', ...place, ...gross };
const airBags: Elements = {
  'Seat Belt Type': 'Manual',
  'Front Air Bag Locations': '1st Row (Driver and Passenger)',
  'Side Air Bag Locations': '1st and 2nd Rows',
  'Curtain Air Bag Locations': 'All Rows',
  'Knee Air Bag Locations': 'Driver Seat Only',
};
const assisted = Object.fromEntries(
  [
    'Antilock Braking System (ABS)',
    'Electronic Stability Control (ESC)',
    'Traction Control',
    'Forward Collision Warning (FCW)',
    'Crash Imminent Braking (CIB)',
    'Pedestrian Automatic Emergency Braking (PAEB)',
    'Blind Spot Warning (BSW)',
    'Rear Cross Traffic Alert',
    'Lane Departure Warning (LDW)',
    'Lane Keeping Assistance (LKA)',
    'Adaptive Cruise Control (ACC)',
    'Backup Camera',
    'Daytime Running Light (DRL)',
    'Semiautomatic Headlamp Beam Switching',
    'Keyless Ignition',
  ].map((name) => [name, 'Standard']),
);

/** Made-up decodes of every kind and completeness, for tests and benchmarks. */
export const madeUpVehicles: readonly DecodedInput[] = [
  vehicle('sparse', {}),
  vehicle('sedan', { ...car, ...petrol('2', '4', 'In-Line'), ...airBags, 'Transmission Style': 'Automatic' }),
  vehicle('coupe', { ...car, 'Body Class': 'Coupe', Doors: '2', ...petrol('4.6', '8', 'V-Shaped'), Trim: 'GT' }),
  vehicle('assisted', { ...car, ...petrol('1.5', '4', 'In-Line'), ...airBags, ...assisted, Turbo: 'Yes' }),
  vehicle('electric', {
    ...car,
    ...airBags,
    ...assisted,
    'Fuel Type - Primary': 'Electric',
    'Battery Energy (kWh) From': '75',
  }),
  vehicle('pickup', {
    ...car,
    'Vehicle Type': 'TRUCK',
    'Body Class': 'Pickup',
    'Cab Type': 'Crew/Super Crew/Crew Max',
    'Bed Type': 'Short',
  }),
  vehicle('minivan', {
    ...car,
    'Body Class': 'Minivan',
    ...petrol('3.6', '6', 'V-Shaped'),
    'Number of Seat Rows': '3',
    ...airBags,
  }),
  vehicle('motorcycle', {
    'Vehicle Type': 'MOTORCYCLE',
    'Body Class': 'Motorcycle - Street',
    ...petrol('0.9', '2', 'V-Shaped'),
  }),
  vehicle('trailer', { 'Vehicle Type': 'TRAILER', 'Body Class': 'Trailer', 'Trailer Length (feet)': '28', ...place }),
  vehicle('tractor', {
    'Vehicle Type': 'TRUCK',
    'Body Class': 'Truck-Tractor',
    'Brake System Type': 'Air',
    Axles: '3',
  }),
  vehicle('noted', {
    ...car,
    'Other Restraint System Info': 'Belts for all occupants; curtain for outer seats. '.repeat(5),
    Note: 'Sold in two states only.',
  }),
  vehicle('unlisted', { ...car, 'Body Class': 'Hovercraft', 'Drive Type': '3x1', 'Plant Country': 'ATLANTIS' }),
];

function vehicle(model: string, elements: Elements): DecodedInput {
  const name = model.charAt(0).toUpperCase() + model.slice(1);
  const vin = `9ZZAA11C0J0${String(model.length).padStart(6, '0')}`; // No manufacturer has 9ZZ.
  return { vin, year: 2018, make: 'EXAMPLE', model: name, elements, checkDigitOk: false, sourceAsOf: '2026-11-01' };
}

/** Builds a sticker of a made-up vehicle with overrides. */
export function madeUpSticker(decoded: DecodedInput, changes: Partial<StickerData> = {}): StickerData {
  const sticker = composeSticker({
    decoded,
    brand: changes.brand ?? { name: 'Example brand', ink: '#12263f', headings: 'sans' },
    language: changes.language ?? 'en',
    id: '7K2M94QX0RTB5W3E',
    verifyUrl: 'https://vehicles.example/verify/7K2M-94QX-0RTB-5W3E',
    madeOn: '2026-11-20',
    sample: changes.sample ?? true,
  });
  return { ...sticker, ...changes };
}
