import { describe, expect, test } from 'vitest';
import { classicBody, modernBody } from './body-of.ts';
import { BODY_BOX } from './body-shape.ts';
import { CLASSIC_BODIES } from './classic-bodies.ts';
import { MODERN_BODIES } from './modern-bodies.ts';

const classic = (body: string, name = '1969 Example GT') => classicBody(name, [body]);

describe('classicBody', () => {
  test('has a distinct drawing for each body style and none for an unknown one', () => {
    const bodies = ['4-door sedan', '2-door hardtop', 'Fastback', 'Convertible', 'Station wagon', 'Pickup', 'Van'];
    const drawn = [...bodies, 'Roadster'].map((body) => classic(body));
    expect(drawn).not.toContain(null);
    expect(new Set(drawn).size).toBe(bodies.length + 1);
    expect([classic(''), classic('Town landau')]).toEqual([null, null]);
  });

  test.each([
    ['2-door sedan', '2-door hardtop'],
    ['4-door hardtop', '4-door sedan'],
    ['Coupé', '2-door coupe'],
    ['Fastback, Mach 1', 'Fastback'],
  ])('“%s” is drawn as “%s” is', (body, like) => {
    expect(classic(body)).toBe(classic(like));
  });

  test('never draws a Beetle as a Detroit sedan; draws a VW Bus as a van', () => {
    expect(classic('Sedan', '1967 Volkswagen Beetle')).toBeNull();
    expect(classic('Bus', '1967 Volkswagen Type 2')).toBe(classic('Van'));
  });
});

describe('modernBody', () => {
  test.each([
    ['Coupe', 'coupe'],
    ['Sedan/Saloon', 'sedan'],
    ['Hatchback/Liftback/Notchback', 'hatchback'],
    ['Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)', 'suv'],
    ['Crossover Utility Vehicle (CUV)', 'suv'],
    ['Sport Utility Truck (SUT)', 'pickup'],
    ['Pickup', 'pickup'],
    ['Minivan', 'van'],
    ['Cargo Van', 'van'],
    ['Wagon', 'wagon'],
    ['Convertible/Cabriolet', 'convertible'],
  ] as const)('vPIC’s “%s” is drawn as a %s', (bodyClass, body) => {
    expect(modernBody(2014, bodyClass)).toBe(MODERN_BODIES[body]);
  });

  test('returns no drawing for motorcycles, trucks, 1980s cars, or a missing body class', () => {
    expect(modernBody(2014, 'Motorcycle - Cruiser')).toBeNull();
    expect(modernBody(2014, 'Truck-Tractor')).toBeNull();
    expect(modernBody(1985, 'Sedan/Saloon')).toBeNull();
    expect(modernBody(2014, undefined)).toBeNull();
  });
});

test.each(Object.entries({ ...CLASSIC_BODIES, ...MODERN_BODIES }))(
  'the outline of a %s lies within its box',
  (_name, shape) => {
    const numbers = shape.outline.match(/-?\d+(?:\.\d+)?/g)!.map(Number);
    expect(Math.max(...numbers)).toBeLessThan(BODY_BOX.width);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  },
);
