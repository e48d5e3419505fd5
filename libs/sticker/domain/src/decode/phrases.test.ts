import { expect, test } from 'vitest';
import { engine, gearbox, place } from './phrases.ts';

const cylinders = (count?: string, layout?: string, size?: string) => ({
  ...(count && { 'Engine Number of Cylinders': count }),
  ...(layout && { 'Engine Configuration': layout }),
  ...(size && { 'Displacement (L)': size }),
});

test.each([
  [cylinders('6', 'V-Shaped', '3.211864544'), '3.2 L V6', '3.2 L V6'],
  [cylinders('4', 'In-Line', '2'), '2.0 L inline 4', '2.0 L, 4 cilindros en línea'],
  [cylinders('4', 'Horizontally Opposed (boxer)', '2.5'), '2.5 L flat (boxer) 4', '2.5 L, 4 cilindros bóxer'],
  [cylinders('4', undefined, '2.5'), '2.5 L, 4 cylinders', '2.5 L, 4 cilindros'],
  [cylinders('1'), '1 cylinder', '1 cilindro'],
  [cylinders('8', 'V-Shaped'), 'V8', 'V8'],
  [cylinders(undefined, 'Rotary'), 'Rotary', 'Rotativo'],
  [cylinders(undefined, undefined, '1.8'), '1.8 L', '1.8 L'],
  [cylinders(), null, null],
])('engine of %j', (elements, english, spanish) => {
  expect([engine(elements, 'en'), engine(elements, 'es')]).toEqual([english, spanish]);
});

test.each([
  [
    { 'Transmission Style': 'Automatic', 'Transmission Speeds': '5' },
    '5-speed automatic',
    'Automática de 5 velocidades',
  ],
  [{ 'Transmission Style': 'Manual/Standard' }, 'Manual', 'Manual'],
  [{ 'Transmission Speeds': '6' }, '6-speed', '6 velocidades'],
  [
    { 'Transmission Style': 'Continuously Variable Transmission (CVT)' },
    'Continuously variable (CVT)',
    'Variable continua (CVT)',
  ],
  [{}, null, null],
])('transmission of %j', (elements, english, spanish) => {
  expect([gearbox(elements, 'en'), gearbox(elements, 'es')]).toEqual([english, spanish]);
});

test("final assembly location, as far as it's known", () => {
  const elements = { 'Plant City': 'KANSAS CITY', 'Plant State': 'MISSOURI', 'Plant Country': 'UNITED STATES (USA)' };
  expect([place(elements, 'en'), place(elements, 'es')]).toEqual([
    'Kansas City, Missouri, U.S.',
    'Kansas City, Missouri, EE. UU.',
  ]);
  expect(place({ 'Plant Country': 'TUVALU' }, 'es')).toBe('Tuvalu');
  expect(place({}, 'en')).toBeNull();
});
