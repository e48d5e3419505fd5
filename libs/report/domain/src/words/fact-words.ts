import { say, type Words } from '@vinlore/vehicle-domain';

/** Labels of facts by their key, in the order in which they are read; a key that is not here comes after them. */
export const factLabels: Readonly<Record<string, Words>> = {
  body_type: say('Body', 'Carrocería'),
  engine: say('Engine', 'Motor'),
  fuel_type: say('Fuel', 'Combustible'),
  fuel_secondary: say('Second fuel', 'Segundo combustible'),
  electrification: say('Electric drive', 'Propulsión eléctrica'),
  transmission: say('Transmission', 'Transmisión'),
  drive_type: say('Drive', 'Tracción'),
  plant: say('Built in', 'Fabricado en'),
  exterior_color: say('Exterior color', 'Color exterior'),
  interior_color: say('Interior color', 'Color interior'),
  trim: say('Trim', 'Versión'),
  trim_level: say('Trim level', 'Nivel de equipo'),
  series: say('Series', 'Serie'),
  doors: say('Doors', 'Puertas'),
  number_of_doors: say('Doors', 'Puertas'),
  cab: say('Cab', 'Cabina'),
  standard_seating: say('Seats', 'Asientos'),
  vehicle_type: say('Vehicle type', 'Tipo de vehículo'),
  vehicle_class: say('Class', 'Clase'),
  displacement: say('Displacement', 'Cilindrada'),
  curb_weight: say('Curb weight', 'Peso en vacío'),
  msrp: say('MSRP', 'Precio sugerido (MSRP)'),
  anti_brake_system: say('Antilock brakes', 'Frenos ABS'),
  manufacturer: say('Manufacturer', 'Fabricante'),
  country: say('Country', 'País'),
  'first-registration': say('First registered', 'Primer registro'),
};

export const factWords = {
  mileage: say('Mileage entered', 'Millaje ingresado'),
  lastReading: say('Last reading', 'Última lectura'),
  entered: say('Entered by hand', 'Ingresado a mano'),
  vehicle: say('Vehicle', 'Vehículo'),
} satisfies Readonly<Record<string, Words>>;
