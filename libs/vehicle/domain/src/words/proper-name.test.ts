import { expect, test } from 'vitest';
import { properName } from '../index.ts';

test.each([
  ['TOYOTA', 'Toyota'],
  ['BMW', 'BMW'],
  ['GMC', 'GMC'],
  ['MERCEDES-BENZ', 'Mercedes-Benz'],
  ['ROLLS-ROYCE', 'Rolls-Royce'],
  ['LAND ROVER', 'Land Rover'],
  ['MCLAREN', 'McLaren'],
  ['AM GENERAL', 'AM General'],
  ['KANSAS CITY', 'Kansas City'],
  ['ST. LOUIS', 'St. Louis'],
  ["COEUR D'ALENE", "Coeur D'Alene"],
  ['AMERICAN HONDA MOTOR CO., INC.', 'American Honda Motor Co., Inc.'],
  ['FCA US LLC', 'FCA US LLC'],
  ['GENERAL MOTORS DE MEXICO S.A. DE C.V.', 'General Motors de Mexico S.A. de C.V.'],
  ['WTM, INC', 'WTM, Inc'],
  ['MITSUBISHI MOTORS CORPORATION 2', 'Mitsubishi Motors Corporation 2'],
  ['LOS ANGELES', 'Los Angeles'],
  ['Smyrna Plant', 'Smyrna Plant'],
  ['Honda of America', 'Honda of America'],
  ['UNITED STATES (USA)', 'United States (USA)'],
  ['BMW MANUFACTURER CORPORATION', 'BMW Manufacturer Corporation'],
  ['  ÉTOILE   DU NORD ', 'Étoile du Nord'],
])('%s is written %s', (filed, written) => {
  expect(properName(filed)).toBe(written);
});
