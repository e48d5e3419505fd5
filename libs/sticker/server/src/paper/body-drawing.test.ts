import { classicCandidates } from '@vinlore/vehicle-domain';
import { expect, test } from 'vitest';
import { composeSticker } from '@vinlore/sticker-domain';
import { bodyDrawing } from './body-drawing.ts';

const said = (value: string) => ({ value, from: 'decoded', source: 1 }) as const;
const drawn = (body: string, title = '1969 Example GT') =>
  bodyDrawing({ title: said(title), subtitle: said(body), build: [] });

test("documents 10: draws a classic’s body from the sticker's data, and nothing if it's unknown", () => {
  expect(drawn('Fastback')).toContain('stroke="#fff"');
  expect(drawn('Town landau')).toBeNull();
});

test('draws the fastback encoded in a Mustang’s VIN', () => {
  const vin = '7F02C100108';
  const classic = { ...classicCandidates(vin)[0]!, vin };
  const brand = { name: 'Example', ink: '#6b1e22', headings: 'slab' } as const;
  const made = { id: '7K2M94QX0RTB5W3E', verifyUrl: 'https://vehicles.example/verify/x', madeOn: '2026-11-20' };
  const sticker = composeSticker({ ...made, brand, classic, language: 'es', sample: false });
  expect(bodyDrawing(sticker)).toBe(drawn('Fastback'));
});
