import { say, type Words } from './say.ts';

/** vPIC's own values in human words, by kind. A value that is not here is shown as vPIC writes it. */
export type ValueTable = Readonly<Record<string, Words>>;

export const bodyClasses: ValueTable = {
  'Sedan/Saloon': say('Sedan', 'Sedán'),
  'Sport Utility Vehicle [SUV]/Multipurpose Vehicle [MPV]': say('Sport utility vehicle (SUV)', 'Camioneta SUV'),
  'Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)': say('Sport utility vehicle (SUV)', 'Camioneta SUV'),
  'Crossover Utility Vehicle [CUV]': say('Crossover (CUV)', 'Crossover (CUV)'),
  'Crossover Utility Vehicle (CUV)': say('Crossover (CUV)', 'Crossover (CUV)'),
  'Sport Utility Truck [SUT]': say('Sport utility truck', 'Camioneta SUV con caja'),
  'Sport Utility Truck (SUT)': say('Sport utility truck', 'Camioneta SUV con caja'),
  Pickup: say('Pickup truck', 'Camioneta pickup'),
  Coupe: say('Coupe', 'Cupé'),
  'Hatchback/Liftback/Notchback': say('Hatchback', 'Hatchback'),
  'Convertible/Cabriolet': say('Convertible', 'Convertible'),
  Roadster: say('Roadster', 'Roadster'),
  Wagon: say('Station wagon', 'Familiar'),
  Minivan: say('Minivan', 'Minivan'),
  Van: say('Van', 'Van'),
  'Cargo Van': say('Cargo van', 'Van de carga'),
  'Step Van / Walk-in Van': say('Step van', 'Van de reparto'),
  Limousine: say('Limousine', 'Limusina'),
  Bus: say('Bus', 'Autobús'),
  'Bus - School Bus': say('School bus', 'Autobús escolar'),
  Truck: say('Truck', 'Camión'),
  'Truck-Tractor': say('Truck tractor', 'Tractocamión'),
  Trailer: say('Trailer', 'Remolque'),
  Ambulance: say('Ambulance', 'Ambulancia'),
  'Low Speed Vehicle [LSV]/Neighborhood Electric Vehicle [NEV]': say('Low-speed vehicle', 'Vehículo de baja velocidad'),
  'Low Speed Vehicle (LSV) / Neighborhood Electric Vehicle (NEV)': say(
    'Low-speed vehicle',
    'Vehículo de baja velocidad',
  ),
  'Incomplete - Chassis Cab (Single Cab)': say('Chassis with single cab', 'Chasis con cabina sencilla'),
  'Incomplete - Chassis Cab (Double Cab)': say('Chassis with double cab', 'Chasis con doble cabina'),
  'Incomplete - Chassis Cab (Number of Cab Unknown)': say('Chassis with cab', 'Chasis con cabina'),
  'Incomplete - Cutaway': say('Cutaway chassis', 'Chasis con cabina abierta'),
  'Incomplete - Stripped Chassis': say('Stripped chassis', 'Chasis sin cabina'),
  Motorcycle: say('Motorcycle', 'Motocicleta'),
  'Motorcycle - Cruiser': say('Cruiser motorcycle', 'Motocicleta crucero'),
  'Motorcycle - Sport': say('Sport motorcycle', 'Motocicleta deportiva'),
  'Motorcycle - Street': say('Street motorcycle', 'Motocicleta de calle'),
  'Motorcycle - Scooter': say('Scooter', 'Motoneta'),
};

export const vehicleTypes: ValueTable = {
  'PASSENGER CAR': say('Passenger car', 'Automóvil de pasajeros'),
  'MULTIPURPOSE PASSENGER VEHICLE (MPV)': say('Multipurpose passenger vehicle', 'Vehículo de pasajeros multiuso'),
  TRUCK: say('Truck', 'Camioneta o camión'),
  'INCOMPLETE VEHICLE': say('Incomplete vehicle', 'Vehículo incompleto'),
  BUS: say('Bus', 'Autobús'),
  MOTORCYCLE: say('Motorcycle', 'Motocicleta'),
  TRAILER: say('Trailer', 'Remolque'),
  'LOW SPEED VEHICLE (LSV)': say('Low-speed vehicle', 'Vehículo de baja velocidad'),
};

export const cabs: ValueTable = {
  'Crew/Super Crew/Crew Max': say('Crew cab', 'Doble cabina'),
  'Extra/Super/Quad/Double/King/Extended': say('Extended cab', 'Cabina extendida'),
  Regular: say('Regular cab', 'Cabina sencilla'),
  'MDHD: Conventional': say('Conventional cab', 'Cabina convencional'),
  'MDHD: CBE (Cab Behind Engine)': say('Cab behind engine', 'Cabina detrás del motor'),
  'MDHD: COE (Cab Over Engine)': say('Cab over engine', 'Cabina sobre el motor'),
  'MDHD: Tilt': say('Tilt cab', 'Cabina abatible'),
};

/** Bed lengths and wheelbases. */
export const lengths: ValueTable = {
  Short: say('Short', 'Corta'),
  Standard: say('Standard', 'Estándar'),
  Long: say('Long', 'Larga'),
  'Extra Long': say('Extra long', 'Extralarga'),
  'Super Long': say('Super long', 'Superlarga'),
  Extended: say('Extended', 'Extendida'),
};

export const fuels: ValueTable = {
  Gasoline: say('Gasoline', 'Gasolina'),
  Diesel: say('Diesel', 'Diésel'),
  Electric: say('Electric', 'Eléctrico'),
  'Flexible Fuel Vehicle (FFV)': say('Flexible fuel (FFV)', 'Flexible (FFV)'),
  'Ethanol (E85)': say('Ethanol (E85)', 'Etanol (E85)'),
  'Compressed Natural Gas (CNG)': say('Compressed natural gas', 'Gas natural comprimido'),
  'Liquefied Natural Gas (LNG)': say('Liquefied natural gas', 'Gas natural licuado'),
  'Liquefied Petroleum Gas (propane or LPG)': say('Propane (LPG)', 'Gas propano (LP)'),
  'Compressed Hydrogen/Hydrogen': say('Hydrogen', 'Hidrógeno'),
  'Fuel Cell': say('Fuel cell', 'Celda de combustible'),
  'Natural Gas': say('Natural gas', 'Gas natural'),
  Methanol: say('Methanol', 'Metanol'),
};

export const drives: ValueTable = {
  'FWD/Front-Wheel Drive': say('Front-wheel drive', 'Delantera'),
  'RWD/Rear-Wheel Drive': say('Rear-wheel drive', 'Trasera'),
  'AWD/All-Wheel Drive': say('All-wheel drive', 'Integral (AWD)'),
  '4WD/4-Wheel Drive/4x4': say('Four-wheel drive', 'En las cuatro ruedas (4×4)'),
  '4x2': say('Two-wheel drive (4×2)', 'En dos ruedas (4×2)'),
  '2WD/4WD': say('Two- or four-wheel drive', 'En dos o cuatro ruedas'),
  '6x2': say('6×2', '6×2'),
  '6x4': say('6×4', '6×4'),
  '6x6': say('6×6', '6×6'),
  '8x4': say('8×4', '8×4'),
};

export const transmissions: ValueTable = {
  Automatic: say('Automatic', 'Automática'),
  'Manual/Standard': say('Manual', 'Manual'),
  'Continuously Variable Transmission (CVT)': say('Continuously variable (CVT)', 'Variable continua (CVT)'),
  'Electronic Continuously Variable (e-CVT)': say('Electronic CVT', 'CVT electrónica'),
  'Automated Manual Transmission (AMT)': say('Automated manual', 'Manual automatizada'),
  'Dual-Clutch Transmission (DCT)': say('Dual clutch', 'Doble embrague'),
};

export const engineLayouts: ValueTable = {
  'V-Shaped': say('V', 'En V'),
  'In-Line': say('Inline', 'En línea'),
  'Horizontally Opposed (boxer)': say('Flat (boxer)', 'Bóxer'),
  'W Shaped': say('W', 'En W'),
  Rotary: say('Rotary', 'Rotativo'),
};

export const valveTrains: ValueTable = {
  'Dual Overhead Cam (DOHC)': say('Dual overhead cam (DOHC)', 'Doble árbol de levas (DOHC)'),
  'Single Overhead Cam (SOHC)': say('Single overhead cam (SOHC)', 'Un árbol de levas (SOHC)'),
  'Overhead Valve (OHV)': say('Overhead valve (OHV)', 'Válvulas a la cabeza (OHV)'),
};

export const injections: ValueTable = {
  'Multipoint Fuel Injection (MPFI)': say('Multipoint (MPFI)', 'Multipunto (MPFI)'),
  'Stoichiometric Gasoline Direct Injection (SGDI)': say('Direct, gasoline (SGDI)', 'Directa, gasolina (SGDI)'),
  'Lean-Burn Gasoline Direct Injection (LBGDI)': say('Direct, lean burn (LBGDI)', 'Directa, mezcla pobre (LBGDI)'),
  'Sequential Fuel Injection (SFI)': say('Sequential (SFI)', 'Secuencial (SFI)'),
  'Throttle Body Fuel Injection (TBI)': say('Throttle body (TBI)', 'Monopunto (TBI)'),
  'Common Rail Direct Injection Diesel (CRDI)': say('Common rail diesel (CRDI)', 'Diésel de riel común (CRDI)'),
  'Unit Injector Direct Injection Diesel (UDI)': say('Unit injector diesel (UDI)', 'Diésel de inyector unitario (UDI)'),
};

export const electrification: ValueTable = {
  'BEV (Battery Electric Vehicle)': say('Battery electric (BEV)', 'Eléctrico de batería (BEV)'),
  'PHEV (Plug-in Hybrid Electric Vehicle)': say('Plug-in hybrid (PHEV)', 'Híbrido enchufable (PHEV)'),
  'Strong HEV (Hybrid Electric Vehicle)': say('Hybrid', 'Híbrido'),
  'Mild HEV (Hybrid Electric Vehicle)': say('Mild hybrid', 'Híbrido ligero'),
  'HEV (Hybrid Electric Vehicle) - Level Unknown': say('Hybrid', 'Híbrido'),
  'FCEV (Fuel Cell Electric Vehicle)': say('Fuel cell electric', 'Eléctrico de celda de combustible'),
};

export const brakeSystems: ValueTable = {
  Hydraulic: say('Hydraulic', 'Hidráulicos'),
  Air: say('Air', 'De aire'),
  'Air and Hydraulic': say('Air and hydraulic', 'De aire e hidráulicos'),
  Electric: say('Electric', 'Eléctricos'),
  Mechanical: say('Mechanical', 'Mecánicos'),
};

export const seatBelts: ValueTable = {
  Manual: say('Manual', 'Manuales'),
  Automatic: say('Automatic', 'Automáticos'),
  'Manual and Automatic': say('Manual and automatic', 'Manuales y automáticos'),
};

/** Where air bags are. */
export const seatRows: ValueTable = {
  '1st Row (Driver and Passenger)': say('Driver and front passenger', 'Conductor y pasajero delantero'),
  'Driver Seat Only': say('Driver', 'Conductor'),
  'Passenger Seat Only': say('Front passenger', 'Pasajero delantero'),
  '1st and 2nd Rows': say('First and second rows', 'Primera y segunda fila'),
  '1st and 2nd and 3rd Rows': say('First to third rows', 'De la primera a la tercera fila'),
  '2nd Row': say('Second row', 'Segunda fila'),
  '2nd Row Outboard Seating Positions': say('Second row, outer seats', 'Segunda fila, asientos laterales'),
  'All Rows': say('All rows', 'Todas las filas'),
};

/** Whether a system was fitted. An option may or may not be on this vehicle, and the words say so. */
export const fitted: ValueTable = {
  Standard: say('Standard', 'De serie'),
  Optional: say('Offered as an option', 'Se ofrecía como opción'),
  Yes: say('Yes', 'Sí'),
};

export const tirePressure: ValueTable = {
  Direct: say('Direct', 'Directo'),
  Indirect: say('Indirect', 'Indirecto'),
};

export const headlamps: ValueTable = {
  LED: say('LED', 'LED'),
  Halogen: say('Halogen', 'Halógenos'),
  'HID/Xenon': say('Xenon (HID)', 'Xenón (HID)'),
};

export const steering: ValueTable = {
  'Left-Hand Drive (LHD)': say('Left-hand drive', 'A la izquierda'),
  'Right-Hand Drive (RHD)': say('Right-hand drive', 'A la derecha'),
};

export const cooling: ValueTable = {
  Water: say('Water', 'Agua'),
  Air: say('Air', 'Aire'),
};

export const countries: ValueTable = {
  'UNITED STATES (USA)': say('U.S.', 'EE. UU.'),
  CANADA: say('Canada', 'Canadá'),
  MEXICO: say('Mexico', 'México'),
  JAPAN: say('Japan', 'Japón'),
  'SOUTH KOREA': say('South Korea', 'Corea del Sur'),
  GERMANY: say('Germany', 'Alemania'),
  ENGLAND: say('England', 'Inglaterra'),
  'UNITED KINGDOM (UK)': say('United Kingdom', 'Reino Unido'),
  FRANCE: say('France', 'Francia'),
  ITALY: say('Italy', 'Italia'),
  SPAIN: say('Spain', 'España'),
  SWEDEN: say('Sweden', 'Suecia'),
  AUSTRIA: say('Austria', 'Austria'),
  BELGIUM: say('Belgium', 'Bélgica'),
  NETHERLANDS: say('Netherlands', 'Países Bajos'),
  FINLAND: say('Finland', 'Finlandia'),
  HUNGARY: say('Hungary', 'Hungría'),
  POLAND: say('Poland', 'Polonia'),
  PORTUGAL: say('Portugal', 'Portugal'),
  SLOVAKIA: say('Slovakia', 'Eslovaquia'),
  'CZECH REPUBLIC': say('Czech Republic', 'República Checa'),
  TURKEY: say('Turkey', 'Turquía'),
  'SOUTH AFRICA': say('South Africa', 'Sudáfrica'),
  AUSTRALIA: say('Australia', 'Australia'),
  BRAZIL: say('Brazil', 'Brasil'),
  ARGENTINA: say('Argentina', 'Argentina'),
  CHINA: say('China', 'China'),
  INDIA: say('India', 'India'),
  THAILAND: say('Thailand', 'Tailandia'),
  TAIWAN: say('Taiwan', 'Taiwán'),
};
