import { classicCandidates } from '@vinlore/vehicle-domain';
import { expect, test } from 'vitest';
import { composeSticker } from '@vinlore/sticker-domain';
import { bodyDrawing } from './body-drawing.ts';

const said = (value: string) => ({ value, from: 'decoded', source: 1 }) as const;
const drawn = (body: string, title = '1969 Example GT') =>
  bodyDrawing({ title: said(title), subtitle: said(body), build: [] });

test('documents 10: each body has a drawing of its own, an unknown one has none', () => {
  const bodies = [
    '4-door sedan',
    '2-door hardtop',
    'Fastback',
    'Convertible',
    'Station wagon',
    'Pickup',
    'Van',
    'Roadster',
  ];
  const drawings = bodies.map((body) => drawn(body));
  expect(drawings).not.toContain(null);
  expect(new Set(drawings).size).toBe(bodies.length);
  expect([drawn(''), drawn('Town landau')]).toEqual([null, null]);
});

test.each([
  ['2-door sedan', '2-door hardtop'],
  ['4-door hardtop', '4-door sedan'],
  ['Coupé', '2-door coupe'],
  ['Fastback, Mach 1', 'Fastback'],
])('“%s” is drawn as “%s” is', (body, like) => {
  expect(drawn(body)).toBe(drawn(like));
});

test('no Beetle is drawn as a sedan of Detroit; a Bus is drawn', () => {
  expect(drawn('Sedan', '1967 Volkswagen Beetle')).toBeNull();
  expect(drawn('Bus', '1967 Volkswagen Type 2')).toBe(drawn('Van'));
});

test('a Mustang’s number says its fastback', () => {
  const vin = '7F02C100108';
  const classic = { ...classicCandidates(vin)[0]!, vin };
  const brand = { name: 'Example', ink: '#6b1e22', headings: 'slab' } as const;
  const made = { id: '7K2M94QX0RTB5W3E', verifyUrl: 'https://vehicles.example/verify/x', madeOn: '2026-11-20' };
  const sticker = composeSticker({ ...made, brand, classic, language: 'es', sample: false });
  expect(bodyDrawing(sticker)).toBe(drawn('Fastback'));
});
