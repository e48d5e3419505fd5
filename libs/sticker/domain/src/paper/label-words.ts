import { say } from '@vinlore/vehicle-domain';

/**
 * The wording of the label's blocks. What a regulation words is in that wording: fuel economy and environment as in
 * 40 CFR 600.302-12, two numbers as in 40 CFR 600.307-86, safety ratings as in 49 CFR 575.301, parts content as in
 * 49 CFR 583.5. The Spanish is a translation; the regulations know English only, so both titles stand on the paper.
 */
export const labelWords = {
  // ---- price ----------------------------------------------------------------------------------------
  price: say('Price', 'Precio'),
  options: say('Options and packages', 'Opciones y paquetes'),
  item: say('Item', 'Concepto'),
  code: say('Code', 'Código'),
  noCharge: say('no charge', 'sin cargo'),
  total: say('Total price', 'Precio total'),
  totalKnown: say('Total of the known prices', 'Total de los precios conocidos'),
  moreOptions: say('more on the next page', 'más en la página siguiente'),

  // ---- fuel economy ---------------------------------------------------------------------------------
  fuelTitle: say('Fuel Economy and Environment', 'Fuel Economy and Environment'),
  fuelTitleTwin: say('', 'Consumo de combustible y medio ambiente'),
  estimates: say('EPA Fuel Economy Estimates', 'EPA Fuel Economy Estimates'),
  estimatesTwin: say('', 'Consumo de combustible estimado por la EPA'),
  fuelEconomy: say('Fuel Economy', 'Consumo de combustible'),
  mpg: say('MPG', 'MPG'),
  mpge: say('MPGe', 'MPGe'),
  pump: say('Fuel pump', 'Bomba de combustible'),
  plug: say('Electric plug', 'Enchufe eléctrico'),
  cityMpg: say('CITY MPG', 'MPG EN CIUDAD'),
  highwayMpg: say('HIGHWAY MPG', 'MPG EN CARRETERA'),
  city: say('city', 'ciudad'),
  highway: say('highway', 'carretera'),
  combined: say('combined city/hwy', 'ciudad y carretera'),
  combinedMpg: say('combined MPG', 'MPG combinado'),
  electricCombined: say('electricity, MPGe combined', 'electricidad, MPGe combinado'),
  gasolineCombined: say('fuel only, MPG combined', 'solo combustible, MPG combinado'),
  gallonsPer100: say('gallons per 100 miles', 'galones por 100 millas'),
  fullyCharged: say('miles when fully charged', 'millas con la carga completa'),
  annualCost: say('Annual fuel cost', 'Gasto anual en combustible'),
  estimatedAnnualCost: say('Estimated annual fuel cost', 'Gasto anual estimado en combustible'),
  youSave: say('You save', 'Ahorras'),
  youSpend: say('You spend', 'Gastas'),
  saveMore: say(
    'in fuel costs over 5 years compared to the average new vehicle.',
    'en combustible en 5 años frente al vehículo nuevo promedio.',
  ),
  spendMore: say(
    'more in fuel costs over 5 years compared to the average new vehicle.',
    'más en combustible en 5 años frente al vehículo nuevo promedio.',
  ),
  ghg: say('Fuel Economy & Greenhouse Gas Rating', 'Calificación de consumo y gases de efecto invernadero'),
  tailpipe: say('tailpipe only', 'solo el escape'),
  best: say('Best', 'Mejor'),
  worst: say('Worst', 'Peor'),
  rated: say('This vehicle', 'Este vehículo'),
  outOf: say('of', 'de'),
  emits: say('This vehicle emits', 'Este vehículo emite'),
  gramsPerMile: say('grams CO₂ per mile.', 'gramos de CO₂ por milla.'),
  bestEmits: say(
    'The best emits 0 grams per mile (tailpipe only).',
    'El mejor emite 0 gramos por milla (solo el escape).',
  ),
  classFrom: say('range from', 'van de'),
  classTo: say('to', 'a'),
  resultsVary: say(
    'Actual results will vary for many reasons, including driving conditions and how you drive and maintain your vehicle.',
    'Los resultados reales varían por muchas razones, entre ellas las condiciones de manejo y cómo manejas y mantienes tu vehículo.',
  ),
  mileageVaries: say(
    'Actual mileage will vary with options, driving conditions, driving habits and vehicle’s condition.',
    'El rendimiento real varía según las opciones, las condiciones y hábitos de manejo y el estado del vehículo.',
  ),
  mpgeMeaning: say(
    'MPGe is miles per gasoline gallon equivalent.',
    'MPGe son millas por el equivalente a un galón de gasolina.',
  ),

  // ---- safety ratings -------------------------------------------------------------------------------
  safetyTitle: say('Government 5-Star Safety Ratings', 'Government 5-Star Safety Ratings'),
  safetyTwin: say('', 'Calificación de seguridad del gobierno'),
  overall: say('Overall Vehicle Score', 'Puntuación general del vehículo'),
  notRated: say('Not Rated', 'Sin calificar'),
  stars: say('stars', 'estrellas'),
  safetySource: say('www.safercar.gov or 1-888-327-4236.', 'www.safercar.gov o 1-888-327-4236.'),

  // ---- parts content --------------------------------------------------------------------------------
  partsTitle: say('Parts Content Information', 'Parts Content Information'),
  partsTwin: say('', 'Origen de las piezas'),
  carline: say('For vehicles in this carline', 'Vehículos de esta línea'),
  usCanadian: say('U.S./Canadian parts content', 'Piezas de EE. UU. y Canadá'),
  foreignParts: say('Major sources of foreign parts content', 'Principales fuentes extranjeras'),
  thisVehicle: say('For this vehicle', 'Este vehículo'),
  assemblyPoint: say('Final assembly point', 'Ensamblaje final'),
  engineFrom: say('Country of origin, engine', 'País de origen, motor'),
  transmissionFrom: say('Country of origin, transmission', 'País de origen, transmisión'),
  partsNote: say(
    'Parts content does not include final assembly, distribution, or other non-parts costs.',
    'El origen de las piezas no incluye el ensamblaje final, la distribución ni otros gastos que no son piezas.',
  ),
};
