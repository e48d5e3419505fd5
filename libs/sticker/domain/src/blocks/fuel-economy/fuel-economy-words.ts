import { say } from '@vinlore/vehicle-domain';
import type { BlockWords } from '../../view/block.ts';

/**
 * Worded as in 40 CFR 600.302-12 (fuel economy and environment) and 40 CFR 600.307-86 (two numbers), which know English
 * only: both titles stand on a Spanish sticker.
 */
export const fuelEconomyWords = {
  fuelTitle: say('Fuel Economy and Environment', 'Fuel Economy and Environment'),
  fuelTitleTwin: say('', 'Consumo de combustible y medio ambiente'),
  estimates: say('EPA Fuel Economy Estimates', 'EPA Fuel Economy Estimates'),
  estimatesTwin: say('', 'Consumo de combustible estimado por la EPA'),
  fuelEconomy: say('Fuel Economy', 'Consumo de combustible'),
  fuel: say('Fuel', 'Combustible'),
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
  co2: say('CO₂', 'CO₂'),
  perMile: say('g/mi', 'g/mi'),
  ghg: say('Fuel Economy & Greenhouse Gas Rating', 'Calificación de consumo y gases de efecto invernadero'),
  tailpipe: say('tailpipe only', 'solo el escape'),
  best: say('Best', 'Mejor'),
  worst: say('Worst', 'Peor'),
  rated: say('This vehicle', 'Este vehículo'),
  emits: say('This vehicle emits', 'Este vehículo emite'),
  gramsPerMile: say('grams CO₂ per mile.', 'gramos de CO₂ por milla.'),
  bestEmits: say(
    'The best emits 0 grams per mile (tailpipe only).',
    'El mejor emite 0 gramos por milla (solo el escape).',
  ),
  className: say('Class', 'Clase'),
  classRange: say('Range of its class', 'Valores de su clase'),
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
} satisfies BlockWords;
