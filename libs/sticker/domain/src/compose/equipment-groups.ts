import { say, type Words } from '@vinlore/vehicle-domain';
import { engineLayout, gearbox, grossWeight, place } from './phrases.ts';
import { figure, liters } from './measures.ts';
import { properName } from './proper-names.ts';
import { filed, known, listed, measured, named, worked, type Reading } from './readings.ts';

export interface GroupRule {
  readonly title: Words;
  readonly readings: readonly Reading[];
}

const system = (name: string, label: Words) => listed(name, label, 'fitted');

/**
 * What a sticker says of a decoded vehicle, in reading order. Each line names the vPIC element that it reads; an element
 * that a VIN does not give leaves its line out, and a group without lines is left out too (docs/decisions.md §5).
 */
export const equipmentGroups: readonly GroupRule[] = [
  {
    title: say('Body', 'Carrocería'),
    readings: [
      listed('Body Class', say('Body class', 'Tipo de carrocería'), 'bodyClasses'),
      listed('Vehicle Type', say('Vehicle type', 'Tipo de vehículo'), 'vehicleTypes'),
      named('Series', say('Series', 'Serie')),
      named('Trim', say('Trim', 'Versión')),
      named('Trim2', say('Trim detail', 'Detalle de versión')),
      measured('Doors', say('Doors', 'Puertas')),
      measured('Windows', say('Windows', 'Ventanas')),
      measured('Number of Seats', say('Seats', 'Asientos')),
      measured('Number of Seat Rows', say('Seat rows', 'Filas de asientos')),
      listed('Cab Type', say('Cab', 'Cabina'), 'cabs'),
      listed('Bed Type', say('Bed', 'Caja'), 'lengths'),
      measured('Bed Length (inches)', say('Bed length', 'Largo de la caja'), 'in', 1),
      listed('Wheelbase Type', say('Wheelbase', 'Distancia entre ejes'), 'lengths'),
      measured('Wheelbase (inches) From', say('Wheelbase', 'Distancia entre ejes'), 'in', 1),
      measured('Track Width (inches)', say('Track width', 'Ancho de vía'), 'in', 1),
      measured('Number of Wheels', say('Wheels', 'Ruedas')),
      measured('Wheel Size Front (inches)', say('Front wheels', 'Ruedas delanteras'), 'in'),
      measured('Wheel Size Rear (inches)', say('Rear wheels', 'Ruedas traseras'), 'in'),
      listed('Steering Location', say('Steering', 'Volante'), 'steering'),
      named('Destination Market', say('Built for', 'Mercado de destino')),
      named('Bus Type', say('Bus type', 'Tipo de autobús')),
      named('Trailer Body Type', say('Trailer body', 'Tipo de remolque')),
      named('Trailer Type Connection', say('Trailer coupling', 'Enganche')),
      measured('Trailer Length (feet)', say('Trailer length', 'Largo del remolque'), 'ft', 1),
    ],
  },
  {
    title: say('Powertrain', 'Motor y transmisión'),
    readings: [
      worked(say('Displacement', 'Cilindrada'), (elements) => {
        const size = [liters(elements['Displacement (L)']), figure(elements['Displacement (CC)'])?.concat(' cc')];
        return size.filter(Boolean).join(' · ') || null;
      }),
      worked(say('Cylinders', 'Cilindros'), engineLayout),
      named('Engine Model', say('Engine model', 'Modelo de motor')),
      named('Engine Manufacturer', say('Engine maker', 'Fabricante del motor')),
      listed('Valve Train Design', say('Valve train', 'Distribución'), 'valveTrains'),
      listed('Fuel Delivery/Fuel Injection Type', say('Fuel injection', 'Inyección'), 'injections'),
      worked(say('Turbocharger', 'Turbo'), (elements, language) =>
        known(elements, 'Turbo') === 'Yes' ? say('Yes', 'Sí')[language] : null,
      ),
      listed('Fuel Type - Primary', say('Fuel', 'Combustible'), 'fuels'),
      listed('Fuel Type - Secondary', say('Second fuel', 'Segundo combustible'), 'fuels'),
      listed('Electrification Level', say('Electric drive', 'Propulsión eléctrica'), 'electrification'),
      named('EV Drive Unit', say('Drive unit', 'Unidad motriz')),
      named('Battery Type', say('Battery', 'Batería')),
      measured('Battery Energy (kWh) From', say('Battery energy', 'Energía de la batería'), 'kWh', 1),
      measured('Battery Voltage (Volts) From', say('Battery voltage', 'Voltaje de la batería'), 'V'),
      named('Charger Level', say('Charger', 'Cargador')),
      listed('Cooling Type', say('Engine cooling', 'Enfriamiento'), 'cooling'),
      worked(say('Transmission', 'Transmisión'), gearbox),
      listed('Drive Type', say('Drive', 'Tracción'), 'drives'),
      measured('Axles', say('Axles', 'Ejes')),
      measured('Top Speed (mph)', say('Top speed', 'Velocidad máxima'), 'mph'),
    ],
  },
  {
    title: say('Brakes', 'Frenos'),
    readings: [
      listed('Brake System Type', say('Brakes', 'Sistema de frenos'), 'brakeSystems'),
      system('Antilock Braking System (ABS)', say('Antilock brakes (ABS)', 'Frenos antibloqueo (ABS)')),
      system('Dynamic Brake Support (DBS)', say('Brake assist', 'Asistencia de frenado')),
      filed('Brake System Description', say('As filed', 'Según lo declarado')),
    ],
  },
  {
    title: say('Restraints', 'Cinturones y bolsas de aire'),
    readings: [
      listed('Seat Belt Type', say('Seat belts', 'Cinturones'), 'seatBelts'),
      listed('Pretensioner', say('Belt pretensioners', 'Pretensores'), 'fitted'),
      listed('Front Air Bag Locations', say('Front airbags', 'Bolsas frontales'), 'seatRows'),
      listed('Side Air Bag Locations', say('Side airbags', 'Bolsas laterales'), 'seatRows'),
      listed('Curtain Air Bag Locations', say('Curtain airbags', 'Bolsas de cortina'), 'seatRows'),
      listed('Knee Air Bag Locations', say('Knee airbags', 'Bolsas de rodilla'), 'seatRows'),
      listed('Seat Cushion Air Bag Locations', say('Seat cushion airbags', 'Bolsas en el asiento'), 'seatRows'),
    ],
  },
  {
    title: say('Safety systems', 'Sistemas de seguridad'),
    readings: [
      system('Electronic Stability Control (ESC)', say('Stability control', 'Control de estabilidad')),
      system('Traction Control', say('Traction control', 'Control de tracción')),
      listed(
        'Tire Pressure Monitoring System (TPMS) Type',
        say('Tire pressure monitor', 'Monitor de presión'),
        'tirePressure',
      ),
      system('Forward Collision Warning (FCW)', say('Forward collision warning', 'Alerta de choque frontal')),
      system('Crash Imminent Braking (CIB)', say('Automatic emergency braking', 'Frenado automático')),
      system('Pedestrian Automatic Emergency Braking (PAEB)', say('Braking for pedestrians', 'Frenado ante peatones')),
      system('Rear Automatic Emergency Braking', say('Rear automatic braking', 'Frenado automático trasero')),
      system('Blind Spot Warning (BSW)', say('Blind spot warning', 'Alerta de punto ciego')),
      system('Blind Spot Intervention (BSI)', say('Blind spot intervention', 'Intervención de punto ciego')),
      system('Rear Cross Traffic Alert', say('Rear cross-traffic alert', 'Alerta de tráfico trasero')),
      system('Lane Departure Warning (LDW)', say('Lane departure warning', 'Alerta de salida de carril')),
      system('Lane Keeping Assistance (LKA)', say('Lane keeping', 'Mantenimiento de carril')),
      system('Lane Centering Assistance', say('Lane centering', 'Centrado de carril')),
      system('Adaptive Cruise Control (ACC)', say('Adaptive cruise control', 'Control de crucero adaptativo')),
      system('Backup Camera', say('Backup camera', 'Cámara de reversa')),
      system('Parking Assist', say('Parking assist', 'Asistente de estacionamiento')),
      system('Daytime Running Light (DRL)', say('Daytime running lights', 'Luces diurnas')),
      listed('Headlamp Light Source', say('Headlights', 'Faros'), 'headlamps'),
      system('Semiautomatic Headlamp Beam Switching', say('Automatic high beams', 'Luces altas automáticas')),
      system('Adaptive Driving Beam (ADB)', say('Adaptive headlights', 'Faros adaptativos')),
      system(
        'Auto-Reverse System for Windows and Sunroofs',
        say('Window auto-reverse', 'Retroceso automático de ventanas'),
      ),
      system('Keyless Ignition', say('Keyless ignition', 'Encendido sin llave')),
      system('Event Data Recorder (EDR)', say('Event data recorder', 'Registrador de datos')),
      system(
        'Automatic Crash Notification (ACN)/Advanced Automatic Crash Notification (AACN)',
        say('Automatic crash notification', 'Aviso automático de choque'),
      ),
      system(
        'Automatic Pedestrian Alerting Sound (for Hybrid and EV only)',
        say('Pedestrian alert sound', 'Sonido de aviso a peatones'),
      ),
    ],
  },
  {
    title: say('Weight', 'Peso'),
    readings: [
      worked(say('Gross weight rating', 'Peso bruto máximo'), grossWeight),
      measured('Curb Weight (pounds)', say('Curb weight', 'Peso en vacío'), 'lb'),
    ],
  },
  {
    title: say('Assembly', 'Ensamblaje'),
    readings: [
      worked(say('Plant', 'Planta'), place),
      named('Plant Company Name', say('Plant name', 'Nombre de la planta')),
      worked(say('Manufacturer', 'Fabricante'), (elements) => {
        const name = known(elements, 'Manufacturer Name');
        return name && properName(name);
      }),
    ],
  },
  {
    title: say('As filed by the maker', 'Declarado por el fabricante'),
    readings: [
      filed('Series2', say('Series', 'Serie')),
      filed('Other Engine Info', say('Engine', 'Motor')),
      filed('Other Restraint System Info', say('Restraints', 'Retención')),
      filed('Active Safety System Note', say('Safety systems', 'Seguridad')),
      filed('Other Motorcycle Info', say('Motorcycle', 'Motocicleta')),
      filed('Other Trailer Info', say('Trailer', 'Remolque')),
      filed('Other Bus Info', say('Bus', 'Autobús')),
      filed('Note', say('Note', 'Nota')),
    ],
  },
];
